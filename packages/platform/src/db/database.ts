/** The database: PostgreSQL under `DATABASE_URL`, else the embedded one in the data folder. @spec decisions 7.7 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

/** Opens a pool. `url` is a PostgreSQL address; a socket folder is given as `?host=`. */
export function openDatabase(url: string, options: { connections?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 16,
    // Four queries on new connections take 30 ms instead of 3: whoever comes after a quiet minute finds warm ones.
    min: 4,
    idleTimeoutMillis: 60_000,
    types: {
      // Dates without time stay text: a Date would move them by the server's time zone.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that breaks between two statements of a transaction: the next statement fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Listens for PostgreSQL notifications on a connection of its own and takes it up again when it breaks. */
export async function listenTo(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (closed) return
      // What was missed while away is unknown, so the listener is told as if something had happened.
      setTimeout(
        () =>
          void connect().then(
            () => onNotification(''),
            () => next.emit('end'),
          ),
        1000,
      ).unref()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  await connect()
  return {
    async close() {
      closed = true
      await client?.end()
    },
  }
}
