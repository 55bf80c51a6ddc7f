/** All SQL of rentals. */
import type { Database } from '@quintet/platform/db/database'

/** Latest first. */
export function rentalsOf(db: Database, accountId: string) {
  return db
    .selectFrom('rental')
    .select(['item_id', 'rented_at', 'start_by', 'finish_by'])
    .where('account_id', '=', accountId)
    .orderBy('rented_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
