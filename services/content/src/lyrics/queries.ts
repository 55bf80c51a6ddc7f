/** All SQL that reads lyrics; the catalogue writes them with their tracks. */
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import type { Database } from '@quintet/platform/db/database'

/** Null if there are none. */
export async function lyricsOf(db: Database, itemId: number): Promise<Lyrics | null> {
  const row = await db
    .selectFrom('lyrics')
    .select(['language', 'lines'])
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row ?? null
}
