/** All SQL for describing songs. */
import type { Database } from '@quintet/platform/db/database'

/** Bits per second of recordings, by asset. */
export async function bitsOfRecordings(
  db: Database,
  assetIds: readonly string[],
): Promise<Map<string, number>> {
  if (assetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rendition')
    .select(['asset_id', 'bits_per_second'])
    .where('asset_id', 'in', assetIds)
    .where('kind', '=', 'audio')
    .execute()
  return new Map(rows.map(({ asset_id, bits_per_second }) => [asset_id, bits_per_second]))
}
