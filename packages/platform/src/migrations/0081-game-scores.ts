import { type Kysely, sql } from 'kysely'

/** A profile's best score in a game. @spec decisions 12.12 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_score (
      profile_id text not null references profile on delete cascade,
      item_id integer not null references content_item on delete cascade,
      score integer not null check (score >= 0),
      reached_at timestamptz not null,
      primary key (profile_id, item_id)
    );
    create index game_score_item on game_score (item_id);
  `.execute(db)
}
