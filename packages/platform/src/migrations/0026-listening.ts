import { type Kysely, sql } from 'kysely'

/** Each profile's bookmarks and playback speed for books. @spec decisions 11.4, decisions 11.5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookmark (
      id text primary key,
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      position double precision not null check (position >= 0),
      note text not null default '',
      created_at timestamptz not null
    );
    create index bookmark_by_title on bookmark (profile_id, item_id, created_at desc);
    create index bookmark_by_item on bookmark (item_id);

    create table listening_speed (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      speed double precision not null check (speed between 0.5 and 3),
      primary key (profile_id, item_id)
    );
    create index listening_speed_by_item on listening_speed (item_id);
  `.execute(db)
}
