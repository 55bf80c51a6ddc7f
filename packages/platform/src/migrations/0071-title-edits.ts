import { type Kysely, sql } from 'kysely'

/**
 * Console edits by field, with the import's value that each replaces, and the versions they create. Names in their form for sorting and
 * search. @spec decisions 13.3, decisions 13.11
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_edit (
      item_id integer not null references content_item on delete cascade,
      field text not null,
      said jsonb not null,
      from_parent boolean not null default false,
      primary key (item_id, field)
    );
    comment on column title_edit.from_parent is 'The title follows an edit of what it belongs to.';

    create table title_version (
      id integer generated always as identity primary key,
      item_id integer not null references content_item on delete cascade,
      at timestamptz not null,
      actor text not null,
      fields text[] not null,
      edits jsonb not null
    );
    create index title_version_of on title_version (item_id, id desc);
    comment on column title_version.fields is 'What was changed.';
    comment on column title_version.edits is 'All edits of the title after the change, by field.';

    insert into title_edit (item_id, field, said)
    select edited.item_id, 'text' || initcap(edited.language), jsonb_build_object(
      'edited', jsonb_build_object('title', edited.title, 'shortDescription', edited.short_description, 'description', edited.description),
      'imported', case when text.item_id is null then null else jsonb_build_object(
        'title', text.title, 'shortDescription', text.short_description, 'description', text.description) end)
    from title_override edited left join content_text text using (item_id, language);
    insert into title_version (item_id, at, actor, fields, edits)
    select edited.item_id, max(edited.updated_at), 'console', array_agg(edit.field), jsonb_object_agg(edit.field, edit.said -> 'edited')
    from title_override edited
    join title_edit edit on edit.item_id = edited.item_id and edit.field = 'text' || initcap(edited.language)
    group by edited.item_id;
    insert into content_text (item_id, language, title, short_description, description)
    select item_id, language, title, short_description, description from title_override
    on conflict (item_id, language) do update
    set title = excluded.title, short_description = excluded.short_description, description = excluded.description;
    drop table title_override;

    alter table content_item add column name_de text not null default '', add column name_en text not null default '';
    comment on column content_item.name_de is 'Folded, for order and search: in German, else in another language.';
  `.execute(db)
  // The same as `foldText` in the domain, which folds everything imported or edited later.
  await sql`
    with folded as (
      select item_id, language, regexp_replace(btrim(regexp_replace(regexp_replace(
        normalize(replace(lower(title), 'ß', 'ss'), NFD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
        '([aou])e', '\\1', 'g') as name
      from content_text
    )
    update content_item set name_de = coalesce(de.name, en.name, ''), name_en = coalesce(en.name, de.name, '')
    from (select distinct item_id from folded) named
    left join folded de on de.item_id = named.item_id and de.language = 'de'
    left join folded en on en.item_id = named.item_id and en.language = 'en'
    where content_item.id = named.item_id`.execute(db)
  await sql`
    create index content_item_by_name_de on content_item (name_de, id) where kind not in ('episode', 'track');
    create index content_item_by_name_en on content_item (name_en, id) where kind not in ('episode', 'track');
  `.execute(db)
}
