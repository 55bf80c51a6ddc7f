/** Opens the product's database, starting the embedded one if needed, and migrates it. @spec decisions 7.7, security 4.4 */
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'
import { admitService } from './embedded-roles.ts'
import { DatabaseStartError, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

/** A database, embedded or external. */
export type DatabasePlace = {
  /** The service's connection URL; contains a password, so it is never logged. */
  url: string
  /** The same for the owner of the tables. */
  ownerUrl: string
  /** Runs all pending migrations, or those in `only`; throws whatever a migration throws. */
  prepare(only?: ReadonlySet<string>): Promise<void>
  /** Disconnects; the embedded server stops with its last user. */
  close(): Promise<void>
}

export type OpenDatabase = Pick<DatabasePlace, 'url' | 'close'> & { db: Database }

/** A schema of this name exists while a restore is in progress. */
export const RESTORE_MARK = 'quintet_restore'

/** Finds or starts the database. Throws `DatabaseStartError` if the embedded one cannot start. */
export async function openPlace(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<DatabasePlace> {
  // For an external server the operator provides a single role, which then also owns the tables.
  if (databaseUrl !== null)
    return {
      url: databaseUrl,
      ownerUrl: databaseUrl,
      prepare: (only) => asOwner(databaseUrl, (owner) => migrate(owner, only)),
      close: async () => {},
    }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  return {
    ...postgres,
    prepare: (only) =>
      asOwner(postgres.ownerUrl, async (owner) => {
        await migrate(owner, only)
        await admitService(owner)
      }),
    close: () => postgres.stop(),
  }
}

/** Throws `DatabaseStartError` if the embedded one cannot start or a restore was aborted, and whatever a migration throws. */
export async function openMigratedDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  const place = await openPlace(config, log)
  try {
    await asOwner(place.ownerUrl, refuseHalfRestored)
    await place.prepare()
  } catch (error) {
    await place.close()
    throw isUnusable(error) && config.databaseUrl !== null
      ? new DatabaseStartError(`The database of DATABASE_URL cannot be used: ${error.message}`, {
          cause: error,
        })
      : error
  }
  const db = openDatabase(place.url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await place.close()
  }
  return { db, url: place.url, close }
}

/** The server is away, its name unknown, or the role or database is not there. */
const UNUSABLE = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '28P01',
  '28000',
  '3D000',
]

function isUnusable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && UNUSABLE.some((code) => code === error.code)
}

async function asOwner<T>(url: string, use: (owner: Database) => Promise<T>): Promise<T> {
  const owner = openDatabase(url, { connections: 1, isPatient: true })
  return use(owner).finally(() => owner.destroy())
}

async function refuseHalfRestored(db: Database): Promise<void> {
  const { rows } = await sql`select from pg_namespace where nspname = ${RESTORE_MARK}`.execute(db)
  if (rows.length > 0)
    throw new DatabaseStartError(
      'A restore into this database is running or was interrupted. Wait for it, or run "quintet restore" again.',
    )
}
