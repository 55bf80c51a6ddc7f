import { type Kysely, sql } from 'kysely'

/** Playlists created by members. @spec decisions 11.6 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mix (
      id text primary key,
      profile_id text not null references profile on delete cascade,
      name text not null,
      revision integer not null,
      entries jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index mix_by_profile on mix (profile_id);
  `.execute(db)
}
