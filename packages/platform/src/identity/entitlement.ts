/** Whether an account may play: the one question the content service has about a subscription. */
import { hasAccess } from '@quintet/domain/subscription'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Those of some accounts that may play. Access stays while a charge is retried, and until a cancelled period ends. @spec decisions 3.21 */
export async function entitledAmong(
  db: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('subscription')
    .select(['account_id', 'state', 'expire_at'])
    .where('account_id', '=', sql<string>`any(${accountIds})`)
    .execute()
  return new Set(
    rows
      .filter(({ state, expire_at }) => hasAccess({ state, expireAt: expire_at }, now))
      .map(({ account_id }) => account_id),
  )
}

/** Whether one account may play. */
export async function isEntitled(db: Database, accountId: string, now: Date): Promise<boolean> {
  return (await entitledAmong(db, [accountId], now)).has(accountId)
}
