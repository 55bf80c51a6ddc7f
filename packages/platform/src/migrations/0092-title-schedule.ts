import { type Kysely, sql } from 'kysely'

/** When a title is to be published and withdrawn; completed entries are removed. @spec decisions 13.16 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_schedule (
      item_id integer primary key references content_item on delete cascade,
      publish_at timestamptz,
      withdraw_at timestamptz,
      actor text not null
    );
    create index title_schedule_by_publish on title_schedule (publish_at);
    create index title_schedule_by_withdraw on title_schedule (withdraw_at);
    comment on column title_schedule.actor is 'Who planned it last.';
  `.execute(db)
}
