import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

function pinOf(db: Database | DatabaseTransaction, accountId: string) {
  return db
    .selectFrom('account')
    .select(['pin_hash', 'pin_failures_in_row', 'pin_locked_until'])
    .where('id', '=', accountId)
}

export async function selectPin(db: Database, accountId: string) {
  return pinOf(db, accountId).executeTakeFirstOrThrow()
}

/** Like `selectPin`, but locks the row so that no other attempt is counted until the transaction ends. */
export async function lockPin(tx: DatabaseTransaction, accountId: string) {
  return pinOf(tx, accountId).forUpdate().executeTakeFirstOrThrow()
}

export async function selectRecipient(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .innerJoin('profile', 'profile.account_id', 'account.id')
    .select(['account.email', 'profile.language'])
    .where('account.id', '=', accountId)
    .orderBy('profile.place')
    .executeTakeFirstOrThrow()
}
