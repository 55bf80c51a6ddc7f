/** All SQL that reads moments; the catalogue writes them with their titles. */
import type { Database } from '@quintet/platform/db/database'

/** In order. */
export function momentsOf(db: Database, itemId: number) {
  return db
    .selectFrom('moment')
    .select(['at_seconds', 'kind', 'titles', 'score'])
    .where('item_id', '=', itemId)
    .orderBy('at_seconds')
    .orderBy('place')
    .execute()
}
