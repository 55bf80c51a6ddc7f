import { type Kysely, sql } from 'kysely'

/** The exact text of a page that was agreed to, by its hash; null where the box itself says all. @spec law 1.6 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent add column text_hash text`.execute(db)
}
