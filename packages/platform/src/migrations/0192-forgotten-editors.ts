import { type Kysely, sql } from 'kysely'

/** Who changed, binned or deleted a title is forgotten when the audit log forgets it; the change itself stays. @spec law 6.11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title_version alter column actor drop not null;
    alter table title_bin alter column actor drop not null;
    alter table deleted_title alter column actor drop not null;
    create index title_version_known on title_version (at) where actor is not null;
  `.execute(db)
}
