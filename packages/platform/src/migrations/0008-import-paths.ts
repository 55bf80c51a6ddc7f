import { type Kysely, sql } from 'kysely'

/** Finds the titles below a path, whatever the database's collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index import_source_below on import_source (library, path text_pattern_ops)`.execute(db)
}
