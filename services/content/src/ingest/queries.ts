/** All SQL of the import: what was found where, how far it is, and what is still being made. */
import type { Kind } from '@quintet/domain/categories'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

export type SourceRow = {
  path: string
  fingerprint: string
  item_id: number | null
  state: 'pending' | 'imported' | 'failed'
  reason: string | null
  publishes: boolean
}

// A title's own folder is within itself.
function isWithin(column: 'path' | 'source.path', within: string) {
  return sql<boolean>`starts_with(${sql.ref(column)} || '/', ${within})`
}

/** The titles of a library whose path starts with `within`, as the last imports left them. */
export function sourcesOf(db: Db, library: string, within: string): Promise<SourceRow[]> {
  return db
    .selectFrom('import_source')
    .select(['path', 'fingerprint', 'item_id', 'state', 'reason', 'publishes'])
    .where('library', '=', library)
    .where(isWithin('path', within))
    .execute()
}

export function findSource(db: Db, library: string, path: string): Promise<SourceRow | undefined> {
  return db
    .selectFrom('import_source')
    .select(['path', 'fingerprint', 'item_id', 'state', 'reason', 'publishes'])
    .where('library', '=', library)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** Notes titles that are about to be read, so that a series knows of its episodes before the first is there. */
export async function noteSources(
  db: Db,
  library: string,
  paths: readonly string[],
  publishes: boolean,
  now: Date,
): Promise<void> {
  // In parts: a statement takes 65 535 values.
  for (let from = 0; from < paths.length; from += 5000)
    await db
      .insertInto('import_source')
      .values(
        paths.slice(from, from + 5000).map((path) => ({
          library,
          path,
          fingerprint: '',
          item_id: null,
          state: 'pending' as const,
          reason: null,
          publishes,
          seen_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/**
 * Lets the commit reach the disk a moment later. A power cut may then undo the last titles of an import, each as a whole with
 * its jobs, and the next import does them again.
 */
export async function commitLater(trx: DatabaseTransaction): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(trx)
}

/** Holds the title's row until the transaction ends, so that two imports and the settling of jobs take turns. */
export function lockSource(trx: DatabaseTransaction, library: string, path: string) {
  return trx
    .selectFrom('import_source')
    .select(['path', 'fingerprint', 'item_id', 'state', 'reason', 'publishes'])
    .where('library', '=', library)
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSource(
  db: Db,
  library: string,
  path: string,
  change: Partial<Pick<SourceRow, 'fingerprint' | 'item_id' | 'state' | 'reason'>> & { seen_at: Date },
): Promise<void> {
  await db
    .updateTable('import_source')
    .set(change)
    .where('library', '=', library)
    .where('path', '=', path)
    .execute()
}

export async function markSeen(db: Db, library: string, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return
  await db
    // Held as settling holds them, a title before what it belongs to: else each may wait for the other.
    .with('held', (held) =>
      held
        .selectFrom('import_source')
        .select('path')
        .where('library', '=', library)
        .where('path', '=', sql<string>`any(${paths})`)
        .orderBy(sql`path collate "C"`, 'desc')
        .forUpdate(),
    )
    .updateTable('import_source')
    .set({ seen_at: now })
    .where('library', '=', library)
    .where('path', 'in', (eb) => eb.selectFrom('held').select('path'))
    .execute()
}

/** Forgets what vanished without ever having become a title that anybody saw. */
export async function forgetSources(db: Db, library: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await db
    .deleteFrom('import_source')
    .where('library', '=', library)
    .where('path', '=', sql<string>`any(${paths})`)
    .execute()
}

/** The import's row of a title, held until the transaction ends; and its library's name for its parent. */
export function lockSourceOfItem(trx: DatabaseTransaction, itemId: number) {
  return trx
    .selectFrom('import_source')
    .select(['library', 'path', 'state', 'publishes'])
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setSourceState(
  trx: DatabaseTransaction,
  itemId: number,
  state: SourceRow['state'],
  reason: string | null,
): Promise<void> {
  await trx.updateTable('import_source').set({ state, reason }).where('item_id', '=', itemId).execute()
}

/** The newest media of each purpose. */
export function newestAssets(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .distinctOn('purpose')
    .select(['id', 'purpose', 'form', 'state', 'plays', 'reason', 'created_at'])
    .where('item_id', '=', itemId)
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute()
}

/** What plays now: the newest media that are ready, else those that are being made. */
export function playingAsset(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .select(['id', 'duration_seconds'])
    .where('item_id', '=', itemId)
    .where('purpose', '=', 'main')
    .where('plays', '=', true)
    .orderBy('finished_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
}

export async function renditionNames(db: Db, assetId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rendition')
    .select('name')
    .where('asset_id', '=', assetId)
    .where('kind', '=', 'video')
    .execute()
  return rows.map(({ name }) => name)
}

export async function hasWaitingPicture(db: Db, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('picture')
    .select('id')
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

export function findItem(db: Db, itemId: number) {
  return db
    .selectFrom('content_item')
    .select(['id', 'kind', 'parent_id', 'published_at'])
    .where('id', '=', itemId)
    .executeTakeFirst()
}

/** The running times of a title's published children; none: no child is there. */
export async function publishedChildren(db: Db, itemId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('duration_seconds')
    .where('parent_id', '=', itemId)
    .where('published_at', 'is not', null)
    .execute()
  return rows.map((row) => row.duration_seconds)
}

/** Whether the import knows of children of the title at `path`, imported or not. */
export async function hasExpectedChildren(db: Db, library: string, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_source')
    .select('path')
    .where('library', '=', library)
    .where('path', 'like', `${path.replace(/[\\%_]/g, '\\$&')}/%`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Titles below `within` that are not settled, and how far their media are. */
export async function pendingOf(db: Db, library: string, within: string) {
  const items = await db
    .selectFrom('import_source')
    .select(['path', 'item_id'])
    .where('library', '=', library)
    .where('state', '=', 'pending')
    .where(isWithin('path', within))
    .execute()
  const ids = items.flatMap(({ item_id }) => item_id ?? [])
  const assets =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media_asset')
          .select(['id', 'item_id', 'state', 'progress'])
          .where('item_id', '=', sql<number>`any(${ids})`)
          .where('state', 'in', ['waiting', 'running'])
          .execute()
  const pictures =
    ids.length === 0
      ? []
      : await db
          .selectFrom('picture')
          .select(['id', 'item_id'])
          .where('item_id', '=', sql<number>`any(${ids})`)
          .where('state', '=', 'waiting')
          .execute()
  return { items, assets, pictures }
}

export type ImportedRow = {
  path: string
  item_id: number | null
  state: SourceRow['state']
  reason: string | null
  kind: Kind | null
  title: string | null
  published_at: Date | null
  parent_id: number | null
}

/** How the titles of a library stand. */
export function importedRows(db: Db, library: string, within: string): Promise<ImportedRow[]> {
  return db
    .selectFrom('import_source as source')
    .leftJoin('content_item as item', 'item.id', 'source.item_id')
    .select((eb) => [
      'source.path',
      'source.item_id',
      'source.state',
      'source.reason',
      'item.kind',
      'item.published_at',
      'item.parent_id',
      eb
        .selectFrom('content_text')
        .select('title')
        .whereRef('content_text.item_id', '=', 'item.id')
        .orderBy('language')
        .limit(1)
        .as('title'),
    ])
    .where('source.library', '=', library)
    .where(isWithin('source.path', within))
    .orderBy('source.path')
    .execute()
}

/** Other libraries than this one, and the paths of their titles. */
export function otherLibraries(db: Db, library: string) {
  return db
    .selectFrom('import_source')
    .select(['library', sql<string[]>`array_agg(path)`.as('paths')])
    .where('library', '!=', library)
    .groupBy('library')
    .execute()
}

export async function hasSources(db: Db, library: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_source')
    .select('path')
    .where('library', '=', library)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves all that is known of a library; what was still being made is ordered again, from where it lies now. */
export async function moveLibrary(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx
    .updateTable('import_source')
    .set({ library: to, fingerprint: sql<string>`case when state = 'pending' then '' else fingerprint end` })
    .where('library', '=', from)
    .execute()
}

/** Pictures that could not be made, of titles that are fine otherwise. */
export function failedPictures(db: Db, library: string, within: string) {
  return db
    .selectFrom('picture')
    .innerJoin('import_source as source', 'source.item_id', 'picture.item_id')
    .select(['source.path', 'picture.shape', 'picture.source', 'picture.reason'])
    .where('source.library', '=', library)
    .where('source.state', '!=', 'failed')
    .where('picture.state', '=', 'failed')
    .where(isWithin('source.path', within))
    .orderBy('source.path')
    .execute()
}

/** Whether an order still waits for what was made ready under its id. */
export async function isAssetOpen(db: Db, assetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('media_asset')
    .select('id')
    .where('id', '=', assetId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the operator wants titles shown; what hides or shows them now is the catalogue's. */
export async function setWish(db: Db, itemIds: readonly number[], publishes: boolean): Promise<void> {
  if (itemIds.length === 0) return
  await db
    .updateTable('import_source')
    .set({ publishes })
    .where('item_id', '=', sql<number>`any(${itemIds})`)
    .execute()
}

/** One import of a library at a time: true when the lock was free. It lasts as long as `connection`. */
export async function tryLibraryLock(connection: Database, library: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_lock(hashtextextended(${`import:${library}`}, 0)) as locked`.execute(connection)
  return rows[0]?.locked === true
}

export async function releaseLibraryLock(connection: Database, library: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${`import:${library}`}, 0))`.execute(connection)
}

/** Whether a title is shown, and what its import says. */
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
