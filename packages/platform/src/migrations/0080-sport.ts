import { type Kysely, sql } from 'kysely'

/** A match's competition and result, and the teams that a profile follows. @spec product 7.1, product 7.4 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column competition text,
      add column result jsonb,
      add column other_results jsonb;
    comment on column content_item.competition is 'Of an event: the league, cup or tour that it belongs to.';
    comment on column content_item.result is 'Of a match of two teams that is over: home and away.';
    comment on column content_item.other_results is 'Results of the same competition whose matches are no titles.';

    create table followed_team (
      profile_id text not null references profile on delete cascade,
      person_id integer not null references person on delete cascade,
      followed_at timestamptz not null,
      primary key (profile_id, person_id)
    );
    create index followed_team_person on followed_team (person_id);
    comment on column followed_team.person_id is 'The team; teams are credited as people are.';
  `.execute(db)
}
