import { type Kysely, sql } from 'kysely'

/** An editor can write a title's subtitles, overriding those of its import; each version records them. @spec decisions 13.34 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subtitle_edit (
      item_id integer primary key references content_item on delete cascade,
      tracks jsonb not null
    );
    comment on table subtitle_edit is 'All subtitles of a title as an editor left them. Without a row, as packaged.';
    create table subtitle_file (
      id text primary key,
      item_id integer not null references content_item on delete cascade
    );
    create index subtitle_file_of on subtitle_file (item_id);
    comment on table subtitle_file is 'What subtitles of editors say, in storage under subtitles/.';
    create function note_unused_subtitle() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix) values ('subtitles/' || old.id) on conflict do nothing;
        return null;
      end $$;
    create trigger subtitle_unused after delete on subtitle_file for each row execute function note_unused_subtitle();

    alter table title_version add column subtitles jsonb;
    comment on column title_version.subtitles is 'What an editor left of the subtitles, as subtitle_edit after the change. Null: as imported.';
  `.execute(db)
}
