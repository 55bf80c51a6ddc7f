import { type Kysely, sql } from 'kysely'

/** Media and pictures in storage, written only by the media service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media_asset (
      id text primary key,
      item_id integer not null references content_item on delete cascade,
      purpose text not null check (purpose in ('main', 'trailer')),
      form text not null check (form in ('video', 'audio', 'game')),
      -- What is to be packaged: paths of the source files in order, subtitles and chapters beside them.
      source jsonb not null,
      state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
      progress real not null default 0,
      reason text,
      duration_seconds double precision,
      -- Address of the master playlist or of a game's first page, in storage.
      entry_key text,
      encrypted boolean not null default false,
      created_at timestamptz not null,
      finished_at timestamptz
    );
    create index media_asset_item on media_asset (item_id, purpose);

    create table rendition (
      asset_id text not null references media_asset on delete cascade,
      name text not null,
      kind text not null check (kind in ('video', 'audio')),
      width integer,
      height integer,
      bits_per_second integer not null,
      codecs text not null,
      language text,
      primary key (asset_id, name)
    );

    create table subtitle (
      asset_id text not null references media_asset on delete cascade,
      place integer not null,
      language text not null,
      label text not null,
      kind text not null check (kind in ('subtitles', 'captions')),
      storage_key text not null,
      primary key (asset_id, place)
    );

    create table media_key (
      asset_id text not null references media_asset on delete cascade,
      number integer not null,
      key bytea not null check (length(key) = 16),
      primary key (asset_id, number)
    );

    create table picture (
      id text primary key,
      item_id integer not null references content_item on delete cascade,
      shape text not null check (shape in ('portrait', 'square', 'landscape', 'highlight', 'background')),
      source jsonb not null,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      reason text,
      width integer,
      height integer,
      widths integer[] not null default '{}',
      placeholder text,
      created_at timestamptz not null,
      unique (item_id, shape)
    );
  `.execute(db)
}
