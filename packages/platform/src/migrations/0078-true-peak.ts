import { type Kysely, sql } from 'kysely'

/** The true peak of music, so that a player may raise its volume without clipping. @spec decisions 11.14 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column true_peak_db real;
    comment on column media_asset.true_peak_db is 'dBTP, of a recording; null: silent, a film, or made before it was measured.';
  `.execute(db)
}
