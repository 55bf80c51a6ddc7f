import { type Kysely, sql } from 'kysely'

/** Finds the attempts that no longer count: everybody who tries to log in leaves some, under as many names and from as many networks as they like. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempt_over on attempt (window_ends_at)`.execute(db)
}
