/** SQL of the operator's commands on titles, libraries and media. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** Whether a title is published, and the state of its import. */
export function standingOf(db: Db, itemId: number) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('import_source as source', 'source.item_id', 'item.id')
    .select(['item.published_at', 'source.state', 'source.reason'])
    .where('item.id', '=', itemId)
    .executeTakeFirst()
}

export async function childrenOf(db: Db, itemId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('parent_id', '=', itemId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function draftIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item as item')
    .innerJoin('import_source as source', 'source.item_id', 'item.id')
    .select('item.id')
    .where('item.published_at', 'is', null)
    .where('source.publishes', '=', false)
    .where('source.state', '!=', 'failed')
    .where('item.id', 'not in', db.selectFrom('title_bin').select('item_id'))
    .orderBy('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

export function countTitles(db: Db) {
  return db
    .selectFrom('content_item')
    .select([
      'kind',
      sql<number>`count(*) filter (where published_at is not null)::integer`.as('published'),
      sql<number>`count(*) filter (where published_at is null)::integer`.as('hidden'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
}

export function countSources(db: Db) {
  return db
    .selectFrom('import_source')
    .select([
      'library',
      sql<number>`count(*) filter (where state = 'imported')::integer`.as('imported'),
      sql<number>`count(*) filter (where state = 'pending')::integer`.as('pending'),
    ])
    .groupBy('library')
    .orderBy('library')
    .execute()
}

export function failedSources(db: Db) {
  return db
    .selectFrom('import_source')
    .select(['library', 'path', 'reason'])
    .where('state', '=', 'failed')
    .orderBy('library')
    .orderBy('path')
    .execute()
}

export function countAssets(db: Db) {
  return db
    .selectFrom('media_asset')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .groupBy('state')
    .execute()
}

export function runningAssets(db: Db): Promise<{ id: number; title: string; progress: number }[]> {
  return db
    .selectFrom('media_asset as asset')
    .innerJoin('content_text as text', 'text.item_id', 'asset.item_id')
    .distinctOn('asset.id')
    .select(['asset.item_id as id', 'text.title', 'asset.progress'])
    .where('asset.state', '=', 'running')
    .orderBy('asset.id')
    .orderBy('text.language')
    .execute()
}

export type ScheduleRow = {
  item_id: number
  publish_at: Date | null
  withdraw_at: Date | null
}

/** The schedules of titles. */
export function schedulesOf(db: Db, ids: readonly number[]): Promise<ScheduleRow[]> {
  return db
    .selectFrom('title_schedule')
    .select(['item_id', 'publish_at', 'withdraw_at'])
    .where('item_id', '=', sql<number>`any(${ids})`)
    .orderBy('item_id')
    .execute()
}

export async function saveSchedule(
  tx: DatabaseTransaction,
  row: ScheduleRow & { actor: string; planned_at: Date },
): Promise<void> {
  const { item_id: _, ...planned } = row
  await tx
    .insertInto('title_schedule')
    .values(row)
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(planned))
    .execute()
}

/** Locks the schedules of titles until the transaction ends. */
export async function holdSchedules(tx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('title_schedule')
    .select('item_id')
    .where('item_id', '=', sql<number>`any(${ids})`)
    .orderBy('item_id')
    .forUpdate()
    .execute()
}

export async function deleteSchedules(tx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('title_schedule')
    .where('item_id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** Removes a scheduled action that was done or cancelled. */
export async function endSchedule(
  tx: DatabaseTransaction,
  ids: readonly number[],
  what: 'publish_at' | 'withdraw_at',
): Promise<void> {
  const other = what === 'publish_at' ? 'withdraw_at' : 'publish_at'
  const concerned = sql<number>`any(${ids})`
  await tx.deleteFrom('title_schedule').where('item_id', '=', concerned).where(other, 'is', null).execute()
  await tx
    .updateTable('title_schedule')
    .set({ [what]: null })
    .where('item_id', '=', concerned)
    .execute()
}

/** Erases who scheduled something before a time; the schedules stay. */
export async function forgetPlanners(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('title_schedule')
    .set({ actor: null })
    .where('planned_at', '<', before)
    .where('actor', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The schedules of titles in the bin rest. @spec decisions 13.17 */
const IS_OUT_OF_BIN = sql<boolean>`not exists (select from title_bin where title_bin.item_id = title_schedule.item_id)`

/** Titles with a due schedule, earliest first. */
export async function dueTitles(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('title_schedule')
    .select('item_id')
    .where((eb) => eb.or([eb('publish_at', '<=', now), eb('withdraw_at', '<=', now)]))
    .where(IS_OUT_OF_BIN)
    .orderBy(sql`least(publish_at, withdraw_at)`)
    .execute()
  return rows.map((row) => row.item_id)
}

/** How many titles are scheduled to be published and withdrawn by a time. */
export async function countPlanned(db: Db, until: Date): Promise<{ published: number; withdrawn: number }> {
  const { published, withdrawn } = await db
    .selectFrom('title_schedule')
    .select(({ fn, eb }) => [
      fn
        .countAll<string>()
        .filterWhere(eb('publish_at', '<=', until))
        .as('published'),
      fn
        .countAll<string>()
        .filterWhere(eb('withdraw_at', '<=', until))
        .as('withdrawn'),
    ])
    .where(IS_OUT_OF_BIN)
    .executeTakeFirstOrThrow()
  return { published: Number(published), withdrawn: Number(withdrawn) }
}

/** Locks a title's schedule until the transaction ends; nothing if another worker has it or has done it, or the title is in the bin. */
export function takeSchedule(tx: DatabaseTransaction, id: number) {
  return tx
    .selectFrom('title_schedule')
    .select(['publish_at', 'withdraw_at', 'actor'])
    .where('item_id', '=', id)
    .where(IS_OUT_OF_BIN)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}
