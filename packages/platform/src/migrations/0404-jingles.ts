import { type Kysely, sql } from 'kysely'

/** Jingles are extras of a channel; an operator may set how often they play. @spec decisions 12.15 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      drop constraint content_item_extra_kind_check,
      add constraint content_item_extra_kind_check check (extra_kind in
        ('behind-the-scenes', 'deleted-scene', 'featurette', 'interview', 'scene', 'short', 'clip', 'trailer', 'other', 'jingle')),
      add column jingles_every integer check (jingles_every between 0 and 100);
    comment on column content_item.jingles_every is
      'Of a channel: titles between two jingles as an operator set it, whatever an import says; null: as in the programme.';
  `.execute(db)
}
