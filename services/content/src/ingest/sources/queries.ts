/** All SQL of `import_source`: which titles imports found where, and how each stands. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { isWithin } from './within.ts'

type Db = Database | DatabaseTransaction

export type SourceRow = {
  path: string
  fingerprint: string
  item_id: number | null
  state: 'pending' | 'imported' | 'failed' | 'deleted'
  reason: string | null
  publishes: boolean
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

/** Keeps more of what is known already, unless the title was changed meanwhile. */
export async function keepFingerprint(
  db: Db,
  library: string,
  { path, fingerprint }: Pick<SourceRow, 'path' | 'fingerprint'>,
  more: string,
): Promise<void> {
  await db
    .updateTable('import_source')
    .set({ fingerprint: more })
    .where('library', '=', library)
    .where('path', '=', path)
    .where('fingerprint', '=', fingerprint)
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

/** Whether the operator wants titles shown; what hides or shows them now is the catalogue's. */
export async function setWish(db: Db, itemIds: readonly number[], publishes: boolean): Promise<void> {
  if (itemIds.length === 0) return
  await db
    .updateTable('import_source')
    .set({ publishes })
    .where('item_id', '=', sql<number>`any(${itemIds})`)
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

/** A title lies elsewhere in its library; what was still being made is ordered again, from where it lies now. */
export async function renameSource(
  trx: DatabaseTransaction,
  library: string,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .updateTable('import_source')
    .set({ path: to, fingerprint: sql<string>`case when state = 'pending' then '' else fingerprint end` })
    .where('library', '=', library)
    .where('path', '=', from)
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

/** Titles were deleted: imports leave them out from now on. */
export async function markDeleted(
  tx: DatabaseTransaction,
  itemIds: readonly number[],
  deletedId: number,
): Promise<void> {
  await tx
    .updateTable('import_source')
    .set({ state: 'deleted', reason: null, item_id: null, publishes: true, deleted_id: deletedId })
    .where('item_id', '=', sql<number>`any(${itemIds})`)
    .execute()
}

/** What was deleted of a library, by path. */
export async function deletedSources(db: Db, library: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('import_source')
    .select('path')
    .where('library', '=', library)
    .where('state', '=', 'deleted')
    .execute()
  return new Set(rows.map((row) => row.path))
}

/** The next import takes what was deleted for new; false where there is nothing of it. */
export async function forgetDeleted(tx: DatabaseTransaction, deletedId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('import_source')
    .where('deleted_id', '=', deletedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
