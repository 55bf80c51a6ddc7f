import { type Kysely, sql } from 'kysely'

/** Which titles each version of the catalogue changed, so that only they are read again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_change (
      version bigint primary key,
      -- Tells the change from the one of the same number in a copy of the database that went another way since.
      stamp uuid not null default gen_random_uuid(),
      -- Null: all may have changed.
      item_ids integer[]
    );
    insert into catalogue_change (version) select version from catalogue_version;
  `.execute(db)
}
