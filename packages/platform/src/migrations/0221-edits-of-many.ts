import { type Kysely, sql } from 'kysely'

/** Versions that one edit of many titles made, so that it is taken back as one. @spec decisions 13.18 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title_version add column edit text;
    create index title_version_edit on title_version (edit) where edit is not null;
    comment on column title_version.edit is 'The edit of many titles that made it.';
  `.execute(db)
}
