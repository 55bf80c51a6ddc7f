/** The database: PostgreSQL at `DATABASE_URL`, else the embedded one in the data folder. @spec decisions 7.7 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isTracing } from '../tracing/trace.ts'
import { ImpatientClient, LIMITS } from './limits.ts'
import type { Tables } from './tables.ts'
import { noteQuery } from './traced-queries.ts'

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

const pools = new WeakMap<Database, pg.Pool>()

/**
 * Opens a pool. `url` is a PostgreSQL address; a socket folder is given as `?host=`. `isPatient`: without time limits, for migrations.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; isPatient?: boolean } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: ImpatientClient,
    ...(options.isPatient ? {} : LIMITS),
    max: options.connections ?? 16,
    // Four queries on new connections take 30 ms instead of 3, so a few connections stay warm through quiet minutes.
    min: 4,
    idleTimeoutMillis: 60_000,
    types: {
      // Dates without time stay text: converting to a Date would shift them by the server's time zone.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
    },
  })
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', () => {})
  // Likewise for a connection that breaks between two statements of a transaction; the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  const log = isTracing() ? { log: noteQuery } : {}
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log })
  pools.set(db, pool)
  return db
}

/** Returns the pool's open and idle connections and the callers waiting for one. */
export function poolState(db: Database): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
