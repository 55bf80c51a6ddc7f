/** All SQL of `import_source`: which titles were imported from where, and their state. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { lotsOf } from '@quintet/platform/db/in-lots'
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

/** The titles of a library whose paths start with `within`, as the last imports left them. */
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

/** Records titles about to be read, so that a series knows its episodes before the first one is saved. */
export async function noteSources(
  db: Db,
  library: string,
  paths: readonly string[],
  publishes: boolean,
  now: Date,
): Promise<void> {
  for (const lot of lotsOf(paths))
    await db
      .insertInto('import_source')
      .values(
        lot.map((path) => ({
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
 * Lets the commit reach the disk slightly later. A power failure may undo the last titles of an import, each entirely with its jobs, and
 * the next import repeats them.
 */
export async function commitLater(trx: DatabaseTransaction): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(trx)
}

/** Locks the title's row until the transaction ends, so that imports and settling take turns. */
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

/** Extends the stored fingerprint, unless the title was changed in the meantime. */
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
    // Locked in the same order as in settling, a title before its parent, to prevent deadlocks.
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

/** Deletes vanished rows that never became a visible title. */
export async function forgetSources(db: Db, library: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await db
    .deleteFrom('import_source')
    .where('library', '=', library)
    .where('path', '=', sql<string>`any(${paths})`)
    .execute()
}

/** A title's import row, locked until the transaction ends, with its library's name for its parent. */
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

/** Stores whether the operator wants titles published; the catalogue actually publishes or hides them. */
export async function setWish(db: Db, itemIds: readonly number[], publishes: boolean): Promise<void> {
  if (itemIds.length === 0) return
  await db
    .updateTable('import_source')
    .set({ publishes })
    .where('item_id', '=', sql<number>`any(${itemIds})`)
    .execute()
}

/** Other libraries, and the paths of their titles. */
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

/** Moves a library's rows; media still being made are ordered again from the new path. */
export async function moveLibrary(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx
    .updateTable('import_source')
    .set({ library: to, fingerprint: sql<string>`case when state = 'pending' then '' else fingerprint end` })
    .where('library', '=', from)
    .execute()
}

/** Moves a title within its library; media still being made are ordered again from the new path. */
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

/** Allows one import per library: returns true if the lock was free. It is held as long as `connection`. */
export async function tryLibraryLock(connection: Database, library: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_lock(hashtextextended(${`import:${library}`}, 0)) as locked`.execute(connection)
  return rows[0]?.locked === true
}

export async function releaseLibraryLock(connection: Database, library: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${`import:${library}`}, 0))`.execute(connection)
}

/** Marks titles as deleted, so that imports skip them. */
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

/** The deleted titles of a library, by path. */
export async function deletedSources(db: Db, library: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('import_source')
    .select('path')
    .where('library', '=', library)
    .where('state', '=', 'deleted')
    .execute()
  return new Set(rows.map((row) => row.path))
}

/** Lets the next import treat deleted titles as new; returns false if there are none. */
export async function forgetDeleted(tx: DatabaseTransaction, deletedId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('import_source')
    .where('deleted_id', '=', deletedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
