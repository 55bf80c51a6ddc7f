import { type Kysely, sql } from 'kysely'

/** Whether an imported title is published once its media are ready: not with `--draft`, nor after `unpublish`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_source add column publishes boolean not null default true;
    create index import_source_item on import_source (item_id);
  `.execute(db)
}
