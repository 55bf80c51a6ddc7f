import { type Kysely, sql } from 'kysely'

/** Whether the other profiles of an account hear a playlist, too. @spec decisions 11.13 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mix add column shared boolean not null default false`.execute(db)
}
