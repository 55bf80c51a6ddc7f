import { type Kysely, sql } from 'kysely'

/** Interrupted packaging resumes where it stopped, if it is the same work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_asset add column work_digest text`.execute(db)
}
