import { type Kysely, sql } from 'kysely'

/** Tags are read once, when an upload is complete; with a bucket, each read would download the file again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table upload add column tags jsonb;
    comment on column upload.tags is 'What the tags of a sound file say, once it is here whole.';
  `.execute(db)
}
