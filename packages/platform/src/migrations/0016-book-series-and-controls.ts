import { type Kysely, sql } from 'kysely'

/** An audiobook's series, and a game's controls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column series text,
      add column series_position double precision,
      add column controls text[] not null default '{}';
  `.execute(db)
}
