import { type Kysely, sql } from 'kysely'

/** The bulk edit that created a version, so that the whole edit can be reverted at once. @spec decisions 13.18 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title_version add column edit text;
    create index title_version_edit on title_version (edit) where edit is not null;
    comment on column title_version.edit is 'The edit of many titles that made it.';
  `.execute(db)
}
