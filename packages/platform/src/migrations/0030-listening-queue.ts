import { type Kysely, sql } from 'kysely'

/** A profile's listening queue, the same on all its devices. @spec decisions 11.1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listening_queue (
      profile_id text primary key references profile on delete cascade,
      revision integer not null,
      entries jsonb not null,
      at integer not null check (at >= 0),
      position double precision not null check (position >= 0),
      shuffle boolean not null,
      repeat text not null check (repeat in ('off', 'all', 'one')),
      device_id text not null,
      updated_at timestamptz not null
    );
  `.execute(db)
}
