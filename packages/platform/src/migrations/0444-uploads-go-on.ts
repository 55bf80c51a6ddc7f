import { type Kysely, sql } from 'kysely'

/** How an upload is imported, so that its import can be requested again after its job was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table upload add column is_draft boolean not null default true;
    comment on column upload.is_draft is 'Once taken: whether its title stays hidden after the import.';
    create index upload_taken on upload (changed_at) where state = 'taken';
  `.execute(db)
}
