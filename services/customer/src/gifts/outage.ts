import type { DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

/** Lets gift codes that were valid at the beginning of an outage last longer, in `tx`. @spec law 11.24 */
export function extendGiftCodes(
  tx: DatabaseTransaction,
  outage: { from: Date; until: Date },
  days: number,
): Promise<void> {
  return queries.extendValid(tx, outage, days)
}
