import { type Kysely, sql } from 'kysely'

/** Extra player data, and positions that were really watched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table skip_mark (
      item_id integer not null references content_item on delete cascade,
      place integer not null,
      kind text not null check (kind in ('intro', 'recap', 'credits')),
      start_seconds double precision not null,
      end_seconds double precision not null,
      primary key (item_id, place)
    );

    -- A WebVTT file of small pictures for the seek bar, in storage; null: there are none.
    alter table media_asset add column thumbnails_key text;

    -- Opened because somebody is about to press Play; gives way to what really plays.
    alter table stream add column prepared boolean not null default false;

    -- Where the run began whose last position this is: a kept place is a run, not a heartbeat.
    alter table position_event add column began double precision;
    update position_event set began = position;
    alter table position_event alter column began set not null;
  `.execute(db)
}
