import { type Kysely, sql } from 'kysely'

/** Indexes with which the console counts all titles, and those with ready media, without reading their rows. @spec decisions 13.11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_item_standing on content_item (id) where kind not in ('episode', 'track', 'extra');
    create index media_asset_ready on media_asset (item_id) where purpose = 'main' and state = 'ready';
  `.execute(db)
}
