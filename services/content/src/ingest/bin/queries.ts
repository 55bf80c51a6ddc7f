/** All SQL of the bin and of permanently deleted titles. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** Those of the titles that are in the bin, with the title they were binned with. */
export function binnedOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('title_bin')
    .select(['item_id', 'root_id', 'published_at', 'publishes'])
    .where('item_id', '=', sql<number>`any(${ids})`)
    .orderBy('item_id')
    .execute()
}

/** What was moved to the bin together with a title, itself first. */
export function binnedWith(db: Db, rootId: number) {
  return db
    .selectFrom('title_bin')
    .select(['item_id', 'published_at', 'publishes'])
    .where('root_id', '=', rootId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`item_id <> root_id`)
    .orderBy('item_id')
    .execute()
}

/** Records the state of titles before they are hidden; what is already in the bin keeps its record. Returns the ids of the others. */
export async function insertBinned(
  tx: DatabaseTransaction,
  { rootId, ids, actor, now }: { rootId: number; ids: readonly number[]; actor: string; now: Date },
): Promise<number[]> {
  const rows = await tx
    .insertInto('title_bin')
    .columns(['item_id', 'root_id', 'binned_at', 'actor', 'published_at', 'publishes'])
    .expression(
      tx
        .selectFrom('content_item as item')
        .leftJoin('import_source as source', 'source.item_id', 'item.id')
        .select((eb) => [
          'item.id',
          eb.val(rootId).as('root_id'),
          eb.val(now).as('binned_at'),
          eb.val(actor).as('actor'),
          'item.published_at',
          sql<boolean>`coalesce(source.publishes, false)`.as('publishes'),
        ])
        .where('item.id', '=', sql<number>`any(${ids})`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .execute()
  return rows.map((row) => row.item_id)
}

export async function deleteBinned(tx: DatabaseTransaction, rootId: number): Promise<void> {
  await tx.deleteFrom('title_bin').where('root_id', '=', rootId).execute()
}

/** Erases who binned or deleted titles before a time; the titles stay as they are. */
export async function forgetBinners(db: Database, before: Date): Promise<number> {
  const binned = await db
    .updateTable('title_bin')
    .set({ actor: null })
    .where('binned_at', '<', before)
    .where('actor', 'is not', null)
    .executeTakeFirst()
  const deleted = await db
    .updateTable('deleted_title')
    .set({ actor: null })
    .where('deleted_at', '<', before)
    .where('actor', 'is not', null)
    .executeTakeFirst()
  return Number(binned.numUpdatedRows + deleted.numUpdatedRows)
}

/** The name of a title in lists of deleted ones. */
export function namedTitle(db: Db, id: number) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('content_text as text', 'text.item_id', 'item.id')
    .select(['item.kind', 'item.source_key', 'text.title'])
    .where('item.id', '=', id)
    .orderBy('text.language')
    .limit(1)
    .executeTakeFirst()
}

/** What members would lose with these titles, and the disk space they take. */
export function countFate(db: Db, ids: readonly number[], now: Date) {
  const concerned = sql<number>`any(${ids})`
  const count = sql<number>`count(*)::integer`.as('count')
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom('position').select(count).where('item_id', '=', concerned).as('positions'),
      eb.selectFrom('playlist_entry').select(count).where('item_id', '=', concerned).as('favorites'),
      eb
        .selectFrom('rental')
        .select(count)
        .where('item_id', '=', concerned)
        .where(sql<boolean>`coalesce(finish_by, start_by) > ${now}`)
        .as('rentals'),
      eb.selectFrom('rental').select(count).where('item_id', '=', concerned).as('rented'),
      eb.selectFrom('media_asset').select(count).where('item_id', '=', concerned).as('media'),
    ])
    .executeTakeFirstOrThrow()
}

/** Whether these titles have more than so many streams or positions, counting no further. */
export async function isPlayedMoreThan(db: Db, ids: readonly number[], count: number): Promise<boolean> {
  const concerned = sql<number>`any(${ids})`
  const { streams, positions } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('stream')
        .select('item_id')
        .where('item_id', '=', concerned)
        .offset(count)
        .limit(1)
        .as('streams'),
      eb
        .selectFrom('position')
        .select('item_id')
        .where('item_id', '=', concerned)
        .offset(count)
        .limit(1)
        .as('positions'),
    ])
    .executeTakeFirstOrThrow()
  return streams !== null || positions !== null
}

/** Records that the deletion of titles in the bin has begun. */
export async function markGoing(tx: DatabaseTransaction, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('title_bin')
    .set({ deleted_at: now })
    .where('item_id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** Titles whose deletion has begun and that were moved to the bin on their own. */
export async function selectGoing(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('title_bin')
    .select('item_id')
    .where('deleted_at', 'is not', null)
    .whereRef('root_id', '=', 'item_id')
    .execute()
  return rows.map((row) => row.item_id)
}

export async function isGoing(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('title_bin')
    .select('item_id')
    .where('item_id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the names and owners of deleted titles for usage reports. */
export async function insertDeleted(
  tx: DatabaseTransaction,
  { ids, at, actor }: { ids: readonly number[]; at: Date; actor: string },
): Promise<void> {
  await sql`
    insert into deleted_title (item_id, title, kind, publisher, parent_id, deleted_at, actor)
    select item.id, coalesce(
        (select title from content_text where item_id = item.id order by language limit 1), item.source_key),
      item.kind, coalesce(item.publisher, parent.publisher), item.parent_id, ${at}, ${actor}
    from content_item item left join content_item parent on parent.id = item.parent_id
    where item.id = any(${[...ids]}::integer[])`.execute(tx)
}

/** Deleted titles that imports skip, newest first. */
export function selectDeleted(db: Db, limit: number) {
  return db
    .selectFrom('deleted_title as deleted')
    .select(['deleted.item_id', 'deleted.title', 'deleted.deleted_at', 'deleted.actor'])
    .select((eb) =>
      eb
        .selectFrom('import_source')
        .select(sql<string>`min(path)`.as('path'))
        .whereRef('deleted_id', '=', 'deleted.item_id')
        .as('path'),
    )
    .where((eb) =>
      eb.exists(eb.selectFrom('import_source').select('path').whereRef('deleted_id', '=', 'deleted.item_id')),
    )
    .orderBy('deleted.deleted_at', 'desc')
    .limit(limit)
    .execute()
}
