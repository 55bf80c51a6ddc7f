import { type Kysely, sql } from 'kysely'

/** Finds accounts by part of a member's name or address without reading every account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Ships with PostgreSQL; a database's owner may create it.
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create index account_found_by on account
      using gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)
  `.execute(db)
}
