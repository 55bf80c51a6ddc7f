import { type Kysely, sql } from 'kysely'

/** Part of a member's name or address is found without reading every account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Comes with PostgreSQL; whoever owns a database may add it.
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create index account_found_by on account
      using gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)
  `.execute(db)
}
