import { type Kysely, sql } from 'kysely'

/** Finds channels that wait for something to play without reading all titles. @spec decisions 12.1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_item_waiting_channel on content_item (id)
      where kind = 'channel' and programme is not null and published_at is null;
  `.execute(db)
}
