import { type Kysely, sql } from 'kysely'

/** What channels play, and the schedule fixed so far. @spec decisions 12.1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item add column programme jsonb;
    comment on column content_item.programme is 'Of a channel: the titles that it strings together.';
    alter table content_item add column stopped_at timestamptz;
    comment on column content_item.stopped_at is 'Of a channel: off the air since then, whatever an import says.';

    create table channel_page (
      item_id integer not null references content_item on delete cascade,
      number integer not null,
      starts_at timestamptz not null,
      first_place integer not null,
      first_segment integer not null,
      entries jsonb not null,
      primary key (item_id, number)
    );
    comment on table channel_page is 'Some hours of a channel as they were settled, by whichever process came first.';
    comment on column channel_page.first_place is 'How many titles the channel had played before.';
    comment on column channel_page.first_segment is 'How many segments it had played before.';
  `.execute(db)
}
