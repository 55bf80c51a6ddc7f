import { type Kysely, sql } from 'kysely'

/** Whether the account's other profiles can also play a playlist. @spec decisions 11.13 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mix add column shared boolean not null default false`.execute(db)
}
