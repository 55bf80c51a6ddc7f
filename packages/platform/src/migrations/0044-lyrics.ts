import { type Kysely, sql } from 'kysely'

/** The lyrics of a track, line by line. @spec decisions 11.3 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lyrics (
      item_id integer primary key references content_item on delete cascade,
      language text,
      lines jsonb not null
    );
  `.execute(db)
}
