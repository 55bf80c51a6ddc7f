import { type Kysely, sql } from 'kysely'

/** Extras of a film or series: deleted scenes, interviews. @spec decisions 9.16 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      drop constraint content_item_kind_check,
      add constraint content_item_kind_check check (kind in
        ('movie', 'series', 'episode', 'album', 'track', 'channel', 'audiobook', 'game', 'event', 'extra')),
      add column extra_kind text check (extra_kind in
        ('behind-the-scenes', 'deleted-scene', 'featurette', 'interview', 'scene', 'short', 'clip', 'trailer', 'other'));
    comment on column content_item.extra_kind is 'Of an extra: what it is to the title that it belongs to.';

    drop index content_item_by_name_de, content_item_by_name_en;
    create index content_item_by_name_de on content_item (name_de, id) where kind not in ('episode', 'track', 'extra');
    create index content_item_by_name_en on content_item (name_en, id) where kind not in ('episode', 'track', 'extra');
  `.execute(db)
}
