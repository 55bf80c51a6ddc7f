import { type Kysely, sql } from 'kysely'

/**
 * Each version of a title keeps the pictures that editors assigned, and their source files stay as long as the title, so that the version
 * can be restored. @spec decisions 13.19
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table artwork_file (
      id text primary key,
      item_id integer not null references content_item on delete cascade
    );
    create index artwork_file_of on artwork_file (item_id);
    comment on table artwork_file is 'What pictures of editors are cut from, whole, in storage under pictures/.';
    -- It lay under the number of the one picture that was cut from it.
    insert into artwork_file (id, item_id) select id, item_id from picture where from_editor;
    create or replace function note_unused_picture() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix)
        select 'pictures/' || old.id where not exists (select from artwork_file where id = old.id)
        on conflict do nothing;
        return null;
      end $$;
    create function note_unused_artwork() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix) values ('pictures/' || old.id) on conflict do nothing;
        return null;
      end $$;
    create trigger artwork_unused after delete on artwork_file for each row execute function note_unused_artwork();

    alter table title_version add column artwork jsonb;
    comment on column title_version.artwork is 'All pictures of editors after the change. Null: made before they were kept.';
    update title_version set artwork = '[]' where item_id not in (select item_id from picture where from_editor);
    insert into title_version (item_id, at, fields, edits, artwork)
    select item_id, max(created_at), array['artwork'],
      coalesce((select jsonb_object_agg(field, said -> 'edited') from title_edit
        where title_edit.item_id = picture.item_id and not from_parent), '{}'),
      jsonb_agg(jsonb_build_object('shape', shape, 'language', language, 'source', source))
    from picture where from_editor group by item_id;
  `.execute(db)
}
