import { type Kysely, sql } from 'kysely'

/** How often a profile has played a title to its end. @spec product 6.1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table position add column plays integer not null default 0 check (plays >= 0);
    update position set plays = 1 where seen;
  `.execute(db)
}
