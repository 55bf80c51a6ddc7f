import { type Kysely, sql } from 'kysely'

/** Running streams, positions, favourites and rentals of a profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The one truth for the limit, the keys and the addresses.
    create table stream (
      id text primary key,
      account_id text not null references account on delete cascade,
      profile_id text not null references profile on delete cascade,
      session_id text not null references session on delete cascade,
      device_id text not null references device on delete cascade,
      item_id integer not null references content_item on delete cascade,
      asset_id text references media_asset on delete cascade,
      type text not null check (type in ('VIDEO', 'AUDIO', 'GAME')),
      started_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index stream_running on stream (account_id) where ended_at is null;

    create table position (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      position double precision not null,
      duration double precision not null,
      sequence integer not null,
      session_id text not null,
      at timestamptz not null,
      finished boolean not null default false,
      -- Taken off the continue row; any later position puts it back.
      hidden boolean not null default false,
      updated_at timestamptz not null,
      primary key (profile_id, item_id)
    );
    create index position_latest on position (profile_id, updated_at desc);

    create table position_event (
      id bigint generated always as identity primary key,
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      position double precision not null,
      sequence integer not null,
      session_id text not null,
      at timestamptz not null
    );
    create index position_event_title on position_event (profile_id, item_id, id desc);

    create table playlist_entry (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      category text not null,
      added_at timestamptz not null,
      primary key (profile_id, item_id)
    );

    create table rental (
      id text primary key,
      account_id text not null references account on delete cascade,
      item_id integer not null references content_item,
      rented_at timestamptz not null,
      start_by timestamptz not null,
      finish_by timestamptz
    );
    create index rental_account on rental (account_id, item_id);
  `.execute(db)
}
