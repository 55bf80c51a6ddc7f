import { type Kysely, sql } from 'kysely'

/** The offset of a development installation's clock: one row, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock_offset (
      id smallint primary key check (id = 1),
      milliseconds bigint not null
    );
  `.execute(db)
}
