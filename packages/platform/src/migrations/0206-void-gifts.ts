import { type Kysely, sql } from 'kysely'

/** Voided codes remain visible. @spec decisions 13.22 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_code add column voided_at timestamptz`.execute(db)
}
