import { type Kysely, sql } from 'kysely'

/** The console tells which titles' media are being made or failed: few among all. @spec decisions 13.3 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_asset_not_ready on media_asset (state) where purpose = 'main' and state <> 'ready'`.execute(
    db,
  )
}
