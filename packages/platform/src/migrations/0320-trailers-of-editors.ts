import { type Kysely, sql } from 'kysely'

/** An editor can set or remove a title's trailer, overriding its import; each version records it. @spec decisions 13.33 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trailer_edit (
      item_id integer primary key references content_item on delete cascade,
      source text
    );
    comment on table trailer_edit is 'What an editor said of a title''s trailer: the film it is made of; null: it has none. Without a row, as imported.';
    create table trailer_file (
      id text primary key,
      item_id integer not null references content_item on delete cascade
    );
    create index trailer_file_of on trailer_file (item_id);
    comment on table trailer_file is 'What trailers of editors are made of, in storage under trailers/.';
    create function note_unused_trailer() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix) values ('trailers/' || old.id) on conflict do nothing;
        return null;
      end $$;
    create trigger trailer_unused after delete on trailer_file for each row execute function note_unused_trailer();

    alter table media_asset add column from_editor boolean not null default false;
    comment on column media_asset.from_editor is 'Lies over what the import ordered for the same purpose.';
    alter table title_version add column trailer jsonb;
    comment on column title_version.trailer is 'What an editor said of the trailer, as trailer_edit after the change. Null: as imported.';
  `.execute(db)
}
