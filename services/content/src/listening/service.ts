/** How a profile hears a book. @spec decisions 11.5 */
import type { Database } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

/** The speed that this profile chose for a title; undefined: none. */
export function chosenSpeed(db: Database, profileId: string, itemId: number): Promise<number | undefined> {
  return queries.speedOf(db, profileId, itemId)
}
