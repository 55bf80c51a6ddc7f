/** All SQL of counting plays. */
import type { Language } from '@quintet/domain/basics/languages'
import type { CountedPlay } from '@quintet/domain/money/usage'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { type Place, placeOf, toPlace, type WrittenPlace } from '../history/kept-place.ts'
import {
  type Countable,
  countableOf,
  type CountedReport,
  keepingCount,
  type PlayKey,
  toCountable,
  type WrittenCountable,
} from './counted-play.ts'

/** What a report is counted with: the stream with its count, and the profile's resume point, where the first report starts. */
export async function findCountable(
  db: Database,
  { streamId, itemId }: PlayKey,
  profileId: string,
): Promise<{ countable: Countable | null; place: Place | null }> {
  const item = sql<number>`${itemId}::integer`
  const { rows } = await sql<{ countable: WrittenCountable | null; place: WrittenPlace | null }>`
    select ${countableOf(sql`${streamId}`, item)} as countable, ${placeOf(sql`${profileId}`, item)} as place`.execute(
    db,
  )
  return { countable: toCountable(rows[0]?.countable ?? null), place: toPlace(rows[0]?.place ?? null) }
}

/** A stream continues with this title, possibly again: a separate play from this position on. */
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

/** Saves a count in its own statement; returns false if another report was counted since the play was read. */
export async function keepCount(db: Database, counted: CountedReport): Promise<boolean> {
  const { rows } = await sql`with ${keepingCount(counted)} select from kept_play`.execute(db)
  return rows.length > 0
}

/** Usage between two days, inclusive, by title, in the lines in which it was counted. */
export function usageBetween(
  db: Database,
  { from, to, language }: { from: string; to: string; language: Language },
) {
  return (
    db
      .selectFrom('usage_day')
      .leftJoin('content_item', 'content_item.id', 'usage_day.item_id')
      // An episode or a track belongs to the publisher of its series or album.
      .leftJoin('content_item as whole', 'whole.id', 'content_item.parent_id')
      // Deleted titles keep their names, for those who are paid by usage.
      .leftJoin('deleted_title', 'deleted_title.item_id', 'usage_day.item_id')
      .select(['day', 'usage_day.item_id', 'usage_day.country', 'plan', 'starts', 'seconds', 'finished'])
      .select((eb) => [
        eb.fn.coalesce('content_item.kind', 'deleted_title.kind').as('kind'),
        eb.fn.coalesce('content_item.parent_id', 'deleted_title.parent_id').as('parent_id'),
        eb.fn
          .coalesce('content_item.publisher', 'whole.publisher', 'deleted_title.publisher')
          .as('publisher'),
        eb.fn
          .coalesce(
            eb
              .selectFrom('content_text')
              .select('content_text.title')
              .whereRef('content_text.item_id', '=', 'usage_day.item_id')
              .orderBy(sql`language = ${language}`, 'desc')
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

/** The publishers of titles, in order. */
export async function selectPublishers(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('publisher')
    .distinct()
    .where('publisher', 'is not', null)
    .orderBy('publisher')
    .$narrowType<{ publisher: string }>()
    .execute()
  return rows.map(({ publisher }) => publisher)
}

/** How many of these titles exist. */
export async function countTitles(
  db: Database | DatabaseTransaction,
  ids: readonly number[],
): Promise<number> {
  const { count } = await db
    .selectFrom('content_item')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .executeTakeFirstOrThrow()
  return count
}

/** How often titles were started since a day; omits those without starts. */
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

/** Deletes days before `before`, a calendar day; returns the number of lines. */
export async function deleteUsage(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('usage_day').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
