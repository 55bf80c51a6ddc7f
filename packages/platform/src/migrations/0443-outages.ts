import { type Kysely, sql } from 'kysely'

/** When the service was last seen running, and when it was not. @spec law 11.22 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pulse (
      id integer primary key check (id = 1),
      seen_at timestamptz not null,
      away_from timestamptz,
      back_at timestamptz
    );
    comment on column pulse.seen_at is 'When a worker was last seen running.';
    comment on column pulse.away_from is 'After an absence that may be a wrong clock: since when it was away.';
    create table outage (
      id integer generated always as identity primary key,
      from_at timestamptz not null,
      until_at timestamptz not null
    );
    alter table subscription add column outage_id integer;
    comment on column subscription.outage_id is 'The newest outage whose time the member was given back.';
  `.execute(db)
}
