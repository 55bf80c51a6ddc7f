/** Forward migrations under a lock, so that any number of processes may start at once. @spec decisions 14.47 */
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { DatabaseStartError } from './embedded.ts'

/** Each file in it is a migration, run in order of name; `script/new-migration` creates the next one. */
export const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

const MINIMUM_VERSION = 150000

/** Returns the names of all migrations, sorted. */
export async function migrationNames(): Promise<string[]> {
  return (await fs.readdir(MIGRATIONS)).map((file) => path.parse(file).name).toSorted()
}

const steps = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS })

/**
 * Runs all pending migrations, or those in `only`. Kysely's migrator takes a PostgreSQL advisory lock, and all steps run in one
 * transaction. Throws if the server is older than PostgreSQL 15, a newer version of ours has migrated the database, or a step fails;
 * nothing has changed then.
 */
export async function migrate(db: Database, only?: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < MINIMUM_VERSION)
    throw new DatabaseStartError(
      `PostgreSQL 15 or newer is required; DATABASE_URL points to version ${rows[0]?.version}.`,
    )
  if (await isNewest(db, only)) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => chosenSteps(only) },
    // Two branches may each add a step; if the later one ran first, the earlier one still has to run.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

// Nearly every start finds the database up to date, and then loads no migration, takes no lock and reads no catalogue.
async function isNewest(db: Database, only: ReadonlySet<string> | undefined): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean
  }>`select to_regclass('kysely_migration') is not null as has`.execute(db)
  if (!rows[0]?.has) return false
  const taken = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const names = new Set(taken.rows.map(({ name }) => name))
  const known = await migrationNames()
  refuseNewer([...names].filter((name) => !known.includes(name)))
  const wanted = known.filter((name) => only?.has(name) ?? true)
  return names.size === wanted.length && wanted.every((name) => names.has(name))
}

function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length > 0)
    throw new DatabaseStartError(
      `A newer version of Quintet has changed this database (${unknown.join(', ')}), and this one cannot read it. Run the newer one, or restore the backup made before the update into an empty DATA_DIR or database.`,
    )
}

async function chosenSteps(only: ReadonlySet<string> | undefined): Promise<Record<string, Migration>> {
  const all = await steps.getMigrations()
  return Object.fromEntries(Object.entries(all).filter(([name]) => only?.has(name) ?? true))
}
