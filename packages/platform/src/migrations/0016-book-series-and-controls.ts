import { type Kysely, sql } from 'kysely'

/** Which series an audiobook belongs to, and what a game is played with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column series text,
      add column series_position double precision,
      add column controls text[] not null default '{}';
  `.execute(db)
}
