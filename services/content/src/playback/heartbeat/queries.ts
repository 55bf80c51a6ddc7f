/** The two statements of a heartbeat: one reads for all concurrent ones, one writes all changes of a single one. */
import { askTogether, inPlaces } from '@quintet/platform/db/ask-together'
import type { Database } from '@quintet/platform/db/database'
import { givesAccess } from '@quintet/platform/identity/entitlement'
import { sql } from 'kysely'
import { keepingPlace, type MovedPlace, type Place, placeOf, toPlace } from '../../history/kept-place.ts'
import {
  type Countable,
  countableOf,
  type CountedReport,
  keepingCount,
  toCountable,
} from '../../usage/counted-play.ts'
import { runningOnDevices, touchingStream } from '../queries.ts'

/** `itemId` is null if it is the title that the stream plays. */
type Asked = { streamId: string; accountId: string; itemId: number | null; now: Date }

/** A stream of the account, running or not, with the usage and resume point of the requested title. */
export type Beating = {
  streamId: string
  itemId: number
  assetId: string | null
  profileId: string
  expiresAt: Date
  isRunning: boolean
  /** Whether the membership gives access. */
  isSubscribed: boolean
  countable: Countable | null
  place: Place | null
}

/** Batched; null if the account has no such stream. */
export const findBeating = askTogether(async (db, asked: readonly Asked[]): Promise<(Beating | null)[]> => {
  const [first] = asked
  if (!first) return []
  const list = sql<{ stream_id: string; account_id: string; item_id: number | null; place: string }>`unnest(
    ${asked.map(({ streamId }) => streamId)}::text[],
    ${asked.map(({ accountId }) => accountId)}::text[],
    ${asked.map(({ itemId }) => itemId)}::integer[]) with ordinality`
  const itemId = sql<number>`coalesce(asked.item_id, stream.item_id)`
  const rows = await db
    .selectFrom(list.as<'asked'>(sql`asked (stream_id, account_id, item_id, place)`))
    .innerJoin('stream', (join) =>
      join.onRef('stream.id', '=', 'asked.stream_id').onRef('stream.account_id', '=', 'asked.account_id'),
    )
    .leftJoin('subscription', 'subscription.account_id', 'stream.account_id')
    .leftJoin(runningOnDevices(db, first.now).select('stream.id').as('running'), 'running.id', 'stream.id')
    .select([
      'asked.place',
      'stream.id as streamId',
      'stream.item_id as itemId',
      'stream.asset_id as assetId',
      'stream.profile_id as profileId',
      'stream.expires_at as expiresAt',
      sql<boolean>`running.id is not null`.as('isRunning'),
      'subscription.state',
      'subscription.expire_at as expireAt',
      countableOf(sql.ref('stream.id'), itemId).as('countable'),
      placeOf(sql.ref('stream.profile_id'), itemId).as('kept'),
    ])
    .execute()
  return inPlaces(asked.length, rows).map(
    (row) =>
      row && {
        ...row,
        isSubscribed: givesAccess(row, first.now),
        countable: toCountable(row.countable),
        place: toPlace(row.kept),
      },
  )
})

/** The changes of a heartbeat: usage, the resume point, and the stream's last sign of life. */
type Beat = {
  counted?: CountedReport | null
  moved?: MovedPlace | null
  touched: string | null
  now: Date
}

/** Saves all changes in one statement; returns false if another report changed what they are based on. */
export async function keepBeat(db: Database, { counted, moved, touched, now }: Beat): Promise<boolean> {
  const parts = [
    ...(counted ? [keepingCount(counted)] : []),
    ...(moved ? [keepingPlace(moved)] : []),
    ...(touched === null ? [] : [touchingStream(touched, now)]),
  ]
  if (parts.length === 0) return true
  const isKept = (part: string, isWanted: boolean) =>
    isWanted ? sql<boolean>`exists (select from ${sql.ref(part)})` : sql<boolean>`true`
  const { rows } = await sql<{ isKept: boolean }>`
    with ${sql.join(parts)}
    select ${isKept('kept_play', Boolean(counted))} and ${isKept('kept_place', Boolean(moved))} as "isKept"`.execute(
    db,
  )
  return rows[0]?.isKept === true
}
