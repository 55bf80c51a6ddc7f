import { type Kysely, sql } from 'kysely'

/** Pages arranged by editors; a page without a row follows the rules. @spec decisions 13.15 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table front_page (
      page text primary key,
      revision text not null,
      sections jsonb not null,
      changed_at timestamptz not null
    );
    comment on column front_page.revision is 'Another one with each change, so that nobody writes over what they have not seen.';
  `.execute(db)
}
