import type { LostTime } from '@quintet/payments/cashier'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

/** Lets gift codes that were valid during an outage last longer, in `tx`. @spec law 11.24 */
export function extendGiftCodes(tx: DatabaseTransaction, lost: LostTime): Promise<void> {
  return queries.extendValid(tx, lost)
}
