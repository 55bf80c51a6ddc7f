/** Forward migrations, under a lock, so that any number of processes may start at once. */
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Each file in it is a step, taken in the order of their names; `script/new-migration` makes the next one. */
export const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

const MINIMUM_VERSION = 150000

/**
 * Brings the database to the newest form. Kysely's migrator takes a PostgreSQL advisory lock, and all steps are one
 * transaction. Throws when the server is older than PostgreSQL 15 or a step fails; then nothing has changed.
 */
export async function migrate(db: Database): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < MINIMUM_VERSION)
    throw new Error(`PostgreSQL 15 or newer is needed; DATABASE_URL points at version ${rows[0]?.version}.`)
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS }),
    // Two branches may each bring a step: where the later one ran first, the earlier one still has to.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
