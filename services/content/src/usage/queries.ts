/** All SQL of what is counted of plays. */
import type { CountedPlay, Counted } from '@quintet/domain/usage'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { createHash } from 'node:crypto'
import { hasPlayed } from './has-played.ts'

type PlayKey = { streamId: string; itemId: number }

/** The stream with what its usage is counted by; undefined where it is not of this profile, or never played this title. */
export function streamToCount(trx: DatabaseTransaction, { streamId, itemId }: PlayKey, profileId: string) {
  return trx
    .selectFrom('stream')
    .innerJoin('account', 'account.id', 'stream.account_id')
    .innerJoin('subscription', 'subscription.account_id', 'stream.account_id')
    .select(['stream.started_at', 'account.country', 'subscription.plan', 'subscription.state'])
    .where('stream.id', '=', streamId)
    .where(hasPlayed(itemId))
    .where('stream.profile_id', '=', profileId)
    .executeTakeFirst()
}

/** Begins to count, unless somebody else did meanwhile. */
export async function beginPlay(
  trx: DatabaseTransaction,
  { streamId, itemId }: PlayKey,
  { position, sequence, at }: Pick<CountedPlay, 'position' | 'sequence' | 'at'>,
): Promise<void> {
  await trx
    .insertInto('stream_usage')
    .values({ stream_id: streamId, item_id: itemId, position, sequence, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A stream goes on with this title, maybe once more: a play of its own, from this place on. */
export async function beginPlayAnew(
  db: Database,
  { streamId, itemId }: PlayKey,
  { position, sequence, at }: Pick<CountedPlay, 'position' | 'sequence' | 'at'>,
): Promise<void> {
  const again = { position, at, has_started: false, has_finished: false }
  await db
    .insertInto('stream_usage')
    .values({ stream_id: streamId, item_id: itemId, sequence, ...again })
    .onConflict((conflict) => conflict.columns(['stream_id', 'item_id']).doUpdateSet(again))
    .execute()
}

/** What was counted so far, held until the transaction ends; undefined where nothing was. */
export async function lockPlay(
  trx: DatabaseTransaction,
  { streamId, itemId }: PlayKey,
): Promise<CountedPlay | undefined> {
  const row = await trx
    .selectFrom('stream_usage')
    .select(['position', 'sequence', 'at', 'has_started', 'has_finished'])
    .where('stream_id', '=', streamId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { has_started, has_finished, ...rest } = row
  return { ...rest, hasStarted: has_started, hasFinished: has_finished }
}

export async function keepPlay(
  trx: DatabaseTransaction,
  { streamId, itemId }: PlayKey,
  { hasStarted, hasFinished, ...rest }: CountedPlay,
): Promise<void> {
  await trx
    .updateTable('stream_usage')
    .set({ ...rest, has_started: hasStarted, has_finished: hasFinished })
    .where('stream_id', '=', streamId)
    .where('item_id', '=', itemId)
    .execute()
}

export type UsagePlan = 'trial' | 'monthly' | 'annually'

/** Of each day of a title in a country and plan. So many streams are counted without waiting for each other. */
const PARTS = 16

/** Adds to the day of a title. */
export async function addUsage(
  trx: DatabaseTransaction,
  key: { day: string; itemId: number; country: string; plan: UsagePlan; streamId: string },
  { starts, seconds, finished }: Counted,
): Promise<void> {
  const { itemId, streamId, ...rest } = key
  const part = createHash('sha1').update(streamId).digest().readUInt8(0) % PARTS
  await trx
    .insertInto('usage_day')
    .values({ ...rest, part, item_id: itemId, starts, seconds, finished })
    .onConflict((conflict) =>
      conflict.columns(['day', 'item_id', 'country', 'plan', 'part']).doUpdateSet((eb) => ({
        starts: eb('usage_day.starts', '+', starts),
        seconds: eb('usage_day.seconds', '+', seconds),
        finished: eb('usage_day.finished', '+', finished),
      })),
    )
    .execute()
}

/** What was played from day to day, both included, by title, in as many lines as it was counted in. */
export function usageBetween(db: Database, from: string, to: string) {
  return (
    db
      .selectFrom('usage_day')
      .leftJoin('content_item', 'content_item.id', 'usage_day.item_id')
      // What was deleted keeps its name, for whoever is paid by it.
      .leftJoin('deleted_title', 'deleted_title.item_id', 'usage_day.item_id')
      .select([
        'day',
        'usage_day.item_id',
        'usage_day.country',
        'plan',
        'starts',
        'seconds',
        'finished',
        'content_item.publisher',
      ])
      .select((eb) => [
        eb.fn.coalesce('content_item.kind', 'deleted_title.kind').as('kind'),
        eb.fn
          .coalesce(
            eb
              .selectFrom('content_text')
              .select('content_text.title')
              .whereRef('content_text.item_id', '=', 'usage_day.item_id')
              .orderBy('language')
              .limit(1),
            'deleted_title.title',
          )
          .as('title'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('usage_day.item_id')
      .execute()
  )
}

/** How often titles were begun from a day on; those that nobody began are missing. */
export async function startsSince(
  db: Database,
  itemIds: readonly number[],
  from: string,
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('usage_day')
    .select(['item_id', ({ fn }) => fn.sum<string>('starts').as('starts')])
    .where('item_id', 'in', itemIds)
    .where('day', '>=', from)
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ item_id, starts }) => [item_id, Number(starts)]))
}

/** Days before `before`, a calendar day; how many lines. */
export async function deleteUsage(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('usage_day').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
