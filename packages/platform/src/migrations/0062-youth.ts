import { type Kysely, sql } from 'kysely'

/** A rating's content descriptors, and until when the PIN unlocks adult titles. @spec decisions 14.40, decisions 14.43 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_item
      add column rating_written text,
      add column rating_descriptors text[] not null default '{}';
    alter table session add column youth_open_until timestamptz;
  `.execute(db)
}
