import { type Kysely, sql } from 'kysely'

/** Profiles that hide spoilers, and what each has watched to the end at least once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile add column hides_spoilers boolean not null default false;
    -- Watching again takes 'finished' back, but nobody unlearns an ending.
    alter table position add column seen boolean not null default false;
    update position set seen = finished;
  `.execute(db)
}
