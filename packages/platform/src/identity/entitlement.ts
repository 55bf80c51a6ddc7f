/** Whether an account may play: the one question the content service has about a subscription. */
import { hasAccess } from '@quintet/domain/subscription'
import type { Database } from '../db/database.ts'

/** Access stays while a charge is retried, and until a cancelled period ends. @spec decisions 3.21 */
export async function isEntitled(db: Database, accountId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select(['state', 'expire_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return hasAccess(row ? { state: row.state, expireAt: row.expire_at } : null, now)
}
