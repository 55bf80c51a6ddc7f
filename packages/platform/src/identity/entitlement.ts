/** Whether an account may play: all that the content service needs to know about a subscription. */
import { hasAccess } from '@quintet/domain/membership/subscription'
import { sql } from 'kysely'
import { askTogether } from '../db/ask-together.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'

const subscriptionsOf = askTogether(async (db, accountIds: readonly string[]) => {
  const rows = await db
    .selectFrom('subscription')
    .select(['account_id', 'state', 'expire_at'])
    .where('account_id', '=', sql<string>`any(${accountIds})`)
    .execute()
  const found = new Map(rows.map((row) => [row.account_id, row]))
  return accountIds.map((id) => found.get(id))
})

/** True if an account may play. Access continues while a charge is retried, and until a cancelled period ends. @spec decisions 3.21 */
export async function isEntitled(
  db: Database | DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const found = await subscriptionsOf(db, accountId)
  return found !== undefined && hasAccess({ state: found.state, expireAt: found.expire_at }, now)
}
