/** Describes the state of a database without changing it. */
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { migrationNames } from './migrate.ts'
import type { DatabasePlace } from './open.ts'

export type DatabaseFacts = {
  /** A version such as 18.4. */
  version: string
  now: Date
  /** Migrations that the next start will run. */
  pending: string[]
  /** Migrations that this version does not know, left by a newer one. */
  unknown: string[]
}

/** Throws whatever connecting throws. */
export async function describeDatabase({
  ownerUrl,
}: Pick<DatabasePlace, 'ownerUrl'>): Promise<DatabaseFacts> {
  const db = openDatabase(ownerUrl, { connections: 1 })
  try {
    const { rows } = await sql<{ version: string; now: Date; has: boolean }>`
      select current_setting('server_version') as version, clock_timestamp() as now,
        to_regclass('public.kysely_migration') is not null as has`.execute(db)
    const [{ version, now, has } = { version: '', now: new Date(0), has: false }] = rows
    const steps = has
      ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      : { rows: [] }
    const taken = new Set(steps.rows.map(({ name }) => name))
    const known = new Set(await migrationNames())
    return { version, now, pending: [...known.difference(taken)], unknown: [...taken.difference(known)] }
  } finally {
    await db.destroy()
  }
}
