import { type Kysely, sql } from 'kysely'

/** What was left out of media, as notes for the operator. @spec decisions 9.15 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column notes text[] not null default '{}';
    comment on column media_asset.notes is 'What could not be taken from its files, in words for the operator.';
  `.execute(db)
}
