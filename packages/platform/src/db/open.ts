/** The product's database, started where it is the embedded one, in its newest form. @spec decisions 7.7, security 4.4 */
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'
import { admitService } from './embedded-roles.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
  db: Database
  /** What `db` is connected by; holds a password, so it is never logged. */
  url: string
  /** Leaves the database; the embedded server stops with its last user. */
  close: () => Promise<void>
}

/** Throws `DatabaseStartError` where the embedded one cannot start, and what a migration throws. */
export async function openMigratedDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openMigrated(databaseUrl)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    const owner = openDatabase(postgres.ownerUrl, { connections: 1 })
    try {
      await migrate(owner)
      await admitService(owner)
    } finally {
      await owner.destroy()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const db = openDatabase(postgres.url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await postgres.stop()
  }
  return { db, url: postgres.url, close }
}

// Of an external server the operator gives one role, which then also owns the tables.
async function openMigrated(url: string): Promise<OpenDatabase> {
  const db = openDatabase(url)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, url, close: () => db.destroy() }
}
