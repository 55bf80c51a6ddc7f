import { type Kysely, sql } from 'kysely'

/** The moments of an event, and who wants a reminder before it starts. @spec decisions 12.4, decisions 12.5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moment (
      item_id integer not null references content_item on delete cascade,
      place integer not null,
      at_seconds double precision not null,
      kind text not null,
      titles jsonb not null,
      score jsonb,
      primary key (item_id, place)
    );
    comment on column moment.score is 'Home and away, after it; null: it is no match of two, or nothing changed.';

    create table reminder (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      starts_at timestamptz not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      primary key (profile_id, item_id)
    );
    comment on column reminder.starts_at is 'The start that is told of; an event that is put off is told of at its new one.';
    create index reminder_item on reminder (item_id);
  `.execute(db)
}
