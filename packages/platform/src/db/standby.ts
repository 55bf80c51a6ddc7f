/** Long reports are read at a PostgreSQL that follows the first one, so that members do not wait beside them. @spec decisions 14.7 */
import { Problem } from '@quintet/contracts/problem'
import { sql } from 'kysely'
import type { Log } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'

const LOOK_EVERY_MS = 5000
/** A report is never older. */
const BEHIND_MAX_MS = 10_000
const CONNECTIONS = 4

/** Where reports are read. */
export type Reports = {
  /** Reads at the standby while it follows closely, and at the database itself where it does not or breaks off. `read` may run twice. */
  read<T>(read: (db: Database) => Promise<T>): Promise<T>
  /** For how long the standby has lacked something, in milliseconds; infinite while it does not answer, null where there is none. */
  behind(): number | null
  close(): Promise<void>
}

/** How far a standby is, in bytes of the log that it follows, and what the database has written. */
export type StandbyPlace = { written: bigint; replayed: bigint }

/** Why an address cannot serve as a standby; the remedy is in the words. */
export class StandbyError extends Error {
  override readonly name = 'StandbyError'
}

/** Opens the standby at `url`; without one, everything is read at `db`. */
export async function openReports(db: Database, url: string | null, log: Log): Promise<Reports> {
  if (url === null) return { read: (read) => read(db), behind: () => null, close: async () => {} }
  const standby = openStandby(url)
  const marks: { written: bigint; at: number }[] = []
  // What was written by then, the standby has.
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
        // It went away, or took back what it read to go on following: once more where that cannot happen.
        log.warn({ error }, 'a report is read anew at the database')
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

/** For whoever looks at a standby without reading reports. */
export function openStandby(url: string): Database {
  return openDatabase(url, { connections: CONNECTIONS })
}

/** Throws `StandbyError` where the second does not follow the first, and what the drivers throw. */
export async function readPlace(db: Database, standby: Database): Promise<StandbyPlace> {
  // The first one first: what it has written by now, a standby that is even has too.
  const ours = await sql<{ system: string; database: string; written: string }>`
    select system_identifier::text as system, current_database() as database, (pg_current_wal_lsn() - '0/0')::text as written
    from pg_control_system()
  `.execute(db)
  const theirs = await sql<{ system: string; database: string; replayed: string | null }>`
    select system_identifier::text as system, current_database() as database, (pg_last_wal_replay_lsn() - '0/0')::text as replayed
    from pg_control_system() where pg_is_in_recovery()
  `.execute(standby)
  const [own, other] = [ours.rows[0], theirs.rows[0]]
  if (!other) throw new StandbyError('DATABASE_READ_URL follows nobody: name a standby of DATABASE_URL')
  if (own?.system !== other.system || own.database !== other.database)
    throw new StandbyError('DATABASE_READ_URL follows another database than DATABASE_URL names')
  return { written: BigInt(own.written), replayed: BigInt(other.replayed ?? 0) }
}
