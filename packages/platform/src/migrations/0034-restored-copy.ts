import { type Kysely, sql } from 'kysely'

/** Marks a database that was restored from a backup and rests until resumed: one row, or none. @spec decisions 14.9 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table restored_copy (
      id smallint primary key check (id = 1),
      taken_at timestamptz not null,
      restored_at timestamptz not null
    );
    comment on column restored_copy.taken_at is 'When the backup was taken.';
  `.execute(db)
}
