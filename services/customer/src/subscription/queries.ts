import type { DatabaseTransaction } from '@quintet/platform/db/database'

/** The subscription of an account, for this transaction alone. */
export async function lockSubscription(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('subscription')
    .select(['id', 'plan', 'state', 'period_ends_at', 'cancel_at', 'expire_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateEnd(
  tx: DatabaseTransaction,
  subscriptionId: string,
  end: { cancel_at: Date; expire_at: Date } | { cancel_at: null; expire_at: null },
): Promise<void> {
  await tx.updateTable('subscription').set(end).where('id', '=', subscriptionId).execute()
}

export async function selectAccountMail(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['email', 'first_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
