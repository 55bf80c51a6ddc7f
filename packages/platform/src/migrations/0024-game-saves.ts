import { type Kysely, sql } from 'kysely'

/** A profile's saved games. @spec decisions 12.7 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_save (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      text text not null,
      version integer not null check (version > 0),
      saved_at timestamptz not null,
      primary key (profile_id, item_id)
    );
    comment on column game_save.version is 'Counts up with each save; the ETag.';
  `.execute(db)
}
