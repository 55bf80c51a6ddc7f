import { type Kysely, sql } from 'kysely'

/** An index with which the console finds the few titles whose media are in progress or failed. @spec decisions 13.3 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_asset_not_ready on media_asset (state) where purpose = 'main' and state <> 'ready'`.execute(
    db,
  )
}
