import { type Kysely, sql } from 'kysely'

/** A film can be played while it is being packaged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset
      add column growing boolean not null default false,
      add column plays boolean not null generated always as (state = 'ready' or growing) stored;
  `.execute(db)
}
