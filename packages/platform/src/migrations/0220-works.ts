import { type Kysely, sql } from 'kysely'

/** The work that a track plays, and which of its movements. @spec product 5.3 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column work text,
      add column movement text,
      add column movement_number integer;
  `.execute(db)
}
