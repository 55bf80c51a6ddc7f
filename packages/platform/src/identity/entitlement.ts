/** Whether an account may play: all that the content service needs to know about a subscription. */
import { hasAccess } from '@quintet/domain/membership/subscription'
import { sql } from 'kysely'
import { askTogether } from '../db/ask-together.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { SubscriptionTable } from '../db/tables.ts'

const subscriptionsOf = askTogether(async (db, accountIds: readonly string[]) => {
  const rows = await db
    .selectFrom('subscription')
    .select(['account_id', 'state', 'expire_at'])
    .where('account_id', '=', sql<string>`any(${accountIds})`)
    .execute()
  const found = new Map(rows.map((row) => [row.account_id, row]))
  return accountIds.map((id) => found.get(id))
})

/** What decides whether an account may play, where a statement reads it with other things; the state is null without a subscription. */
export type Subscribed = { state: SubscriptionTable['state'] | null; expireAt: Date | null }

/** True if what was read lets an account play. */
export function givesAccess({ state, expireAt }: Subscribed, now: Date): boolean {
  return state !== null && hasAccess({ state, expireAt }, now)
}

/** True if an account may play. Access continues while a charge is retried, and until a cancelled period ends. @spec decisions 3.21 */
export async function isEntitled(
  db: Database | DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const found = await subscriptionsOf(db, accountId)
  return found !== undefined && givesAccess({ state: found.state, expireAt: found.expire_at }, now)
}
