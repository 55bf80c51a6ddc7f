import { type Kysely, sql } from 'kysely'

/** Plays counted by day without personal data. `usage_day` references no title, so that the counts outlive it. @spec decisions 13.5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_day (
      day date not null,
      item_id integer not null,
      country text not null,
      plan text not null check (plan in ('trial', 'monthly', 'annually')),
      starts integer not null,
      seconds double precision not null,
      finished integer not null,
      primary key (day, item_id, country, plan)
    );
    create index usage_day_by_item on usage_day (item_id, day);

    create table stream_usage (
      stream_id text not null references stream on delete cascade,
      item_id integer not null,
      position double precision not null,
      sequence integer not null,
      at timestamptz not null,
      has_started boolean not null default false,
      has_finished boolean not null default false,
      primary key (stream_id, item_id)
    );
  `.execute(db)
}
