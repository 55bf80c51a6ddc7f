import { type Kysely, sql } from 'kysely'

/**
 * Finds what members have of a deleted title or recording: PostgreSQL read all streams and positions for each track. `position` has no index
 * more, which every heartbeat would write, but a key that begins with the title. The next title of a stream is looked up in the catalogue
 * before it plays, so it may have been deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index stream_item on stream (item_id);
    create index stream_asset on stream (asset_id) where asset_id is not null;
    alter table stream drop constraint stream_next_item_id_fkey, drop constraint stream_next_asset_id_fkey;
    comment on column stream.next_item_id is 'The title that plays next; it may have been deleted.';
    comment on column stream.next_asset_id is 'The asset that plays next, preloaded; it may have been deleted.';

    alter table position drop constraint position_pkey, add primary key (item_id, profile_id);

    create index position_event_item on position_event (item_id);
    create index playlist_entry_item on playlist_entry (item_id);
    create index game_save_item on game_save (item_id);
    create index rental_item on rental (item_id);
  `.execute(db)
}
