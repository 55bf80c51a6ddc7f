/** A profile's settings for listening to a book. @spec decisions 11.5 */
import type { Database } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

/** The speed this profile chose for a title; undefined if none. */
export function chosenSpeed(db: Database, profileId: string, itemId: number): Promise<number | undefined> {
  return queries.speedOf(db, profileId, itemId)
}
