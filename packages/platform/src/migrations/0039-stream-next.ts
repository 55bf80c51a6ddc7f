import { type Kysely, sql } from 'kysely'

/** The next track of a stream, whose media are fetched before it plays. @spec decisions 11.2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stream
      add column next_item_id integer references content_item on delete set null,
      add column next_asset_id text references media_asset on delete set null;
    comment on column stream.next_asset_id is 'What it goes on with, fetched ahead.';
  `.execute(db)
}
