import { type Kysely, sql } from 'kysely'

/** Artists, authors and narrators that a profile has marked as favourites. @spec decisions 11.15 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favorite_person (
      profile_id text not null references profile on delete cascade,
      person_id integer not null references person on delete cascade,
      added_at timestamptz not null,
      primary key (profile_id, person_id)
    );
    create index favorite_person_by_person on favorite_person (person_id);
  `.execute(db)
}
