import { type Kysely, sql } from 'kysely'

/** Channels with a live source, and what is produced from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset
      drop constraint media_asset_purpose_check,
      add constraint media_asset_purpose_check check (purpose in ('main', 'trailer', 'live'));

    create table live_source (
      item_id integer primary key references content_item on delete cascade,
      asset_id text not null references media_asset on delete cascade,
      kind text not null check (kind in ('rtmp', 'srt', 'hls', 'rtsp', 'file')),
      sealed bytea not null,
      port integer unique
    );
    comment on table live_source is 'What a channel of ingest takes: written by who adds it, worked by whichever worker holds it.';
    comment on column live_source.sealed is 'The address to pull, the key of who pushes, or the file in storage.';
    comment on column live_source.port is 'Of SRT: where this channel listens.';

    create table live_work (
      item_id integer primary key references live_source on delete cascade,
      worker text not null,
      held_until timestamptz not null,
      state text not null check (state in ('waiting', 'running')),
      since timestamptz not null,
      trouble text
    );
    comment on table live_work is 'Which worker runs a channel of ingest, by a lease in the time of the database.';

    create table live_run (
      item_id integer not null references live_source on delete cascade,
      number integer not null,
      is_card boolean not null,
      renditions jsonb not null,
      primary key (item_id, number)
    );
    comment on table live_run is 'A stretch of a channel without a break: of its source, or of the card that stands in for it.';

    create table live_segment (
      item_id integer not null,
      number integer not null,
      run integer not null,
      starts_at timestamptz not null,
      seconds double precision not null,
      sound_seconds double precision not null,
      key_number integer not null,
      primary key (item_id, number),
      foreign key (item_id, run) references live_run (item_id, number) on delete cascade
    );
    create index live_segment_run on live_segment (item_id, run);
  `.execute(db)
}
