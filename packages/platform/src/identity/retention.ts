/** What a slice keeps only for a limited time, registered where the product is composed. @spec decisions 10.10 */
import { keptSince, type Kept, RETENTION } from '@quintet/domain/account/retention'
import type { Database } from '../db/database.ts'

export type Expiring = {
  /** Its entry in the table of retention periods. */
  kept: Kept
  /** Removes what was created before `before` and returns how much. `now`: the time of removal. */
  remove(db: Database, before: Date, now: Date): Promise<number>
}

export type Removed = Partial<Record<Kept, number>>

/** Removes everything whose retention period is over. A failure does not stop other removals; it is thrown at the end. */
export async function removeExpired(db: Database, all: readonly Expiring[], now: Date): Promise<Removed> {
  const removed: Removed = {}
  const failures: unknown[] = []
  for (const each of all) {
    try {
      const gone = await each.remove(db, keptSince(RETENTION[each.kept], now), now)
      removed[each.kept] = (removed[each.kept] ?? 0) + gone
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything that is due could be removed.')
  return removed
}
