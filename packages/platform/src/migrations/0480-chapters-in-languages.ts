import { type Kysely, sql } from 'kysely'

/** Names chapters in several languages. @spec decisions 9.2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chapter add column titles jsonb;
    comment on column chapter.titles is 'The title in each language; null: it has one for all.';
  `.execute(db)
}
