import { type Kysely, sql } from 'kysely'

/** Which decoded samples belong to a recording, for gapless playback. @spec decisions 11.8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column sound jsonb;
    comment on column media_asset.sound is 'Of a recording: which decoded samples are its own. Null: no recording, or made before they were counted.';
  `.execute(db)
}
