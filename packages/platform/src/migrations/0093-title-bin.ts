import { type Kysely, sql } from 'kysely'

/** Titles in the bin, permanently deleted titles, and media no longer in use. @spec decisions 13.17 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_bin (
      item_id integer primary key references content_item on delete cascade,
      root_id integer not null references content_item on delete cascade,
      binned_at timestamptz not null,
      actor text not null,
      published_at timestamptz,
      publishes boolean not null
    );
    create index title_bin_by_root on title_bin (root_id);
    comment on column title_bin.root_id is 'What was put into the bin; its parts came along.';
    comment on column title_bin.published_at is 'As it was before; null: not shown.';
    comment on column title_bin.publishes is 'Whether its import showed it.';

    create table deleted_title (
      item_id integer primary key,
      title text not null,
      kind text not null,
      deleted_at timestamptz not null,
      actor text not null
    );
    comment on table deleted_title is 'What reports of usage go on naming, and which title an import leaves out.';

    alter table import_source drop constraint import_source_state_check;
    alter table import_source add constraint import_source_state_check
      check (state in ('pending', 'imported', 'failed', 'deleted'));
    alter table import_source add column deleted_id integer references deleted_title;
    create index import_source_deleted on import_source (deleted_id) where deleted_id is not null;
    comment on column import_source.deleted_id is 'The title that was deleted, or of which this was a part: an import leaves it out.';

    create table unused_media (
      prefix text primary key,
      since timestamptz not null default now()
    );
    comment on table unused_media is 'Folders of storage whose row is gone.';
    create function note_unused_asset() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix) values ((case old.form when 'game' then 'games/' else 'assets/' end) || old.id)
        on conflict do nothing;
        return null;
      end $$;
    create trigger asset_unused after delete on media_asset for each row execute function note_unused_asset();
    create function note_unused_picture() returns trigger language plpgsql as $$
      begin
        insert into unused_media (prefix) values ('pictures/' || old.id) on conflict do nothing;
        return null;
      end $$;
    create trigger picture_unused after delete on picture for each row execute function note_unused_picture();
    create trigger picture_replaced after update of id on picture for each row
      when (old.id is distinct from new.id) execute function note_unused_picture();
  `.execute(db)
}
