/** The media of a library that are still to be made. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { isWithin } from '../sources/within.ts'

type Db = Database | DatabaseTransaction

/** Unsettled titles below `within`, and the progress of their media. */
export async function pendingOf(db: Db, library: string, within: string) {
  const items = await db
    .selectFrom('import_source')
    .select(['path', 'item_id'])
    .where('library', '=', library)
    .where('state', '=', 'pending')
    .where(isWithin('path', within))
    .execute()
  const ids = items.flatMap(({ item_id }) => item_id ?? [])
  const assets =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media_asset')
          .select(['id', 'item_id', 'state', 'progress'])
          .where('item_id', '=', sql<number>`any(${ids})`)
          .where('state', 'in', ['waiting', 'running'])
          .execute()
  const pictures =
    ids.length === 0
      ? []
      : await db
          .selectFrom('picture')
          .select(['id', 'item_id'])
          .where('item_id', '=', sql<number>`any(${ids})`)
          .where('state', '=', 'waiting')
          .execute()
  return { items, assets, pictures }
}

/** True if an asset is still waiting for the files prepared under its id. */
export async function isAssetOpen(db: Db, assetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('media_asset')
    .select('id')
    .where('id', '=', assetId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}
