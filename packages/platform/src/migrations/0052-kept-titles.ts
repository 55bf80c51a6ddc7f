import { type Kysely, sql } from 'kysely'

/** What devices keep for offline listening; it ends with the session that requested it. @spec decisions 11.30 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_title (
      id text primary key,
      account_id text not null references account on delete cascade,
      device_id text not null references device on delete cascade,
      session_id text not null references session on delete cascade,
      item_id integer not null references content_item on delete cascade,
      kept_at timestamptz not null,
      unique (session_id, item_id)
    );
    create index kept_title_account on kept_title (account_id);
    create index kept_title_device on kept_title (device_id);
    create index kept_title_item on kept_title (item_id);
  `.execute(db)
}
