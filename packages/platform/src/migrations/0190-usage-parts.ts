import { type Kysely, sql } from 'kysely'

/**
 * Splits a title's daily counts over several rows; otherwise, when everybody watches the same match, all heartbeats would wait for one.
 * @spec decisions 13.5
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table usage_day add column part smallint not null default 0;
    alter table usage_day drop constraint usage_day_pkey, add primary key (day, item_id, country, plan, part);
  `.execute(db)
}
