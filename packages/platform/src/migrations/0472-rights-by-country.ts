import { type Kysely, sql } from 'kysely'

/** Where a title may be played: rights are often held for some countries only. @spec decisions 13.77 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item add column countries text[] check (cardinality(countries) > 0);
    comment on column content_item.countries is 'The countries of members who may play it. Null: everywhere.';
  `.execute(db)
}
