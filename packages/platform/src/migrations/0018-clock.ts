import { type Kysely, sql } from 'kysely'

/** By how much the clock of a development installation runs ahead: one row, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock_offset (
      id smallint primary key check (id = 1),
      milliseconds bigint not null
    );
  `.execute(db)
}
