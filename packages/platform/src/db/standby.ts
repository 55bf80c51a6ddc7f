/** Runs long reports on a PostgreSQL standby, so that they do not slow down members' requests. @spec decisions 14.7 */
import { Problem } from '@quintet/contracts/problem'
import { sql } from 'kysely'
import type { Log } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'

const LOOK_EVERY_MS = 5000
/** A report's data is never older than this. */
const BEHIND_MAX_MS = 10_000
const CONNECTIONS = 4

/** Runs reports on a suitable database. */
export type Reports = {
  /** Reads from the standby while it keeps up, and from the primary if it lags or fails midway. `read` may run twice. */
  read<T>(read: (db: Database) => Promise<T>): Promise<T>
  /** The standby's lag in milliseconds; infinite while it does not answer, null if there is none. */
  behind(): number | null
  close(): Promise<void>
}

/** WAL positions in bytes: written by the primary and replayed by the standby. */
export type StandbyPlace = { written: bigint; replayed: bigint }

/** Why an address cannot serve as a standby; the message includes the remedy. */
class StandbyError extends Error {
  override readonly name = 'StandbyError'
}

/** Opens the standby at `url`; without one, everything is read from `db`. */
export async function openReports(db: Database, url: string | null, log: Log): Promise<Reports> {
  if (url === null) return { read: (read) => read(db), behind: () => null, close: async () => {} }
  const standby = openStandby(url)
  const marks: { written: bigint; at: number }[] = []
  // The standby has everything written up to this time.
  let evenAt = Number.NEGATIVE_INFINITY
  let fault: string | null = null
  const look = async () => {
    const at = performance.now()
    try {
      const place = await readPlace(db, standby)
      marks.push({ written: place.written, at })
      while (marks[0] && marks[0].written <= place.replayed) evenAt = marks.shift()?.at ?? evenAt
      tell(null)
    } catch (error) {
      evenAt = Number.NEGATIVE_INFINITY
      marks.length = 0
      tell(error instanceof Error ? error.message : String(error))
    }
  }
  const tell = (now: string | null) => {
    if (now !== fault) log[now === null ? 'info' : 'warn']({ fault: now }, 'standby of the database')
    fault = now
  }
  const behind = () => performance.now() - evenAt
  let looking = look()
  await looking
  const timer = setInterval(() => (looking = looking.then(look)), LOOK_EVERY_MS).unref()
  return {
    async read(read) {
      if (behind() > BEHIND_MAX_MS) return read(db)
      return read(standby).catch((error: unknown) => {
        if (error instanceof Problem) throw error
        // The standby went away, or cancelled the query to continue replaying; the primary cannot do that, so retry there.
        log.warn({ error }, 'report retried on the primary database')
        return read(db)
      })
    },
    behind,
    async close() {
      clearInterval(timer)
      await looking
      await standby.destroy()
    },
  }
}

/** For inspecting a standby without running reports. */
export function openStandby(url: string): Database {
  return openDatabase(url, { connections: CONNECTIONS })
}

/** Throws `StandbyError` if the standby does not replicate the primary, and whatever the drivers throw. */
export async function readPlace(db: Database, standby: Database): Promise<StandbyPlace> {
  // Asks the primary first: a standby that is up to date has everything written by then.
  const ours = await sql<{ system: string; database: string; written: string }>`
    select system_identifier::text as system, current_database() as database, (pg_current_wal_lsn() - '0/0')::text as written
    from pg_control_system()
  `.execute(db)
  const theirs = await sql<{ system: string; database: string; replayed: string | null }>`
    select system_identifier::text as system, current_database() as database, (pg_last_wal_replay_lsn() - '0/0')::text as replayed
    from pg_control_system() where pg_is_in_recovery()
  `.execute(standby)
  const [own, other] = [ours.rows[0], theirs.rows[0]]
  if (!other)
    throw new StandbyError('DATABASE_READ_URL is not a standby: set it to a standby of DATABASE_URL')
  if (own?.system !== other.system || own.database !== other.database)
    throw new StandbyError('DATABASE_READ_URL is a standby of another database than DATABASE_URL')
  return { written: BigInt(own.written), replayed: BigInt(other.replayed ?? 0) }
}
