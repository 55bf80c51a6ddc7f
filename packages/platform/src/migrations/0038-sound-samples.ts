import { type Kysely, sql } from 'kysely'

/** Which of the decoded samples are a recording's own: tracks join without a gap. @spec decisions 11.8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column sound jsonb;
    comment on column media_asset.sound is 'Of a recording: which decoded samples are its own. Null: no recording, or made before they were counted.';
  `.execute(db)
}
