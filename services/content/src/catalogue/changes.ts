/** Which titles changed between two versions of the catalogue. Why: docs/decisions/0060. @spec decisions 10.4 */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

export const CHANGES_CHANNEL = 'catalogue_changed'

/** A state of the published catalogue: the version grows with every change, the stamp is unique to the database. */
export type Version = { version: number; stamp: string }

/** A process that missed more changes than this reads everything. */
const CHANGES_KEPT = 10_000

/** Tells every process which titles changed in publication or content; runs in the transaction that changed them. */
export async function announceChange(db: Database, ids: readonly number[] | 'all'): Promise<void> {
  const { version } = await db
    .updateTable('catalogue_version')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('catalogue_change')
    .values({ version: Number(version), item_ids: ids === 'all' ? null : [...ids] })
    .execute()
  await db
    .deleteFrom('catalogue_change')
    .where('version', '<', String(Number(version) - CHANGES_KEPT))
    .execute()
  await sql`select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db)
}

/** The current version, and the titles that changed since `known`; null if any may have. */
export async function readChanges(
  db: Database,
  known: Version | null,
): Promise<Version & { ids: ReadonlySet<number> | null }> {
  const rows = await db
    .selectFrom('catalogue_change')
    .selectAll()
    .where(
      'version',
      '>=',
      known ? String(known.version) : sql<string>`(select version from catalogue_version)`,
    )
    .orderBy('version')
    .execute()
  const [first, ...since] = rows
  const last = rows.at(-1)
  if (!first || !last) {
    // The known version is from another database, or its changes are no longer kept.
    if (known === null) throw new Error('The catalogue has no version.')
    return readChanges(db, null)
  }
  const isSame = first.stamp === known?.stamp
  const ids = since.map(({ item_ids: changed }) => changed)
  return {
    version: Number(last.version),
    stamp: last.stamp,
    ids: isSame && ids.every((each) => each !== null) ? new Set(ids.flat()) : null,
  }
}
