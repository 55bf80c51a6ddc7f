import { type Kysely, sql } from 'kysely'

/** Channels with a live source whose segments are listed in parts. @spec decisions 12.14 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table live_source add column has_parts boolean not null default false;
    comment on column live_source.has_parts is 'Whether it is to be as near to the camera as can be: by low-latency HLS.';

    create table live_part (
      item_id integer not null,
      segment integer not null,
      place integer not null,
      run integer not null,
      starts_at timestamptz not null,
      seconds double precision not null,
      sound_seconds double precision not null,
      key_number integer not null,
      primary key (item_id, segment, place),
      foreign key (item_id, run) references live_run (item_id, number) on delete cascade
    );
    create index live_part_run on live_part (item_id, run);
    comment on table live_part is 'The newest segments in parts, and the parts of the one that is being made.';
  `.execute(db)
}
