import { type Kysely, sql } from 'kysely'

/** The hash of the exact page text that was agreed to; null if the checkbox itself says everything. @spec law 1.6 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent add column text_hash text`.execute(db)
}
