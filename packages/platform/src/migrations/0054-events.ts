import { type Kysely, sql } from 'kysely'

/** How an event is shown live, and how often it repeats. @spec decisions 12.2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column dvr_seconds integer,
      add column start_over boolean not null default true,
      add column repeat_minutes integer;
    comment on column content_item.dvr_seconds is 'Of an event: how far one may go back while it is live; null as usual.';
    comment on column content_item.start_over is 'Of an event: whether its beginning can be seen while it is live.';
    comment on column content_item.repeat_minutes is 'Of an event: every so many minutes it is shown again as if it were live.';
  `.execute(db)
}
