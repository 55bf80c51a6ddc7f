import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

/** The social log-ins of an account, oldest first. */
export function selectIdentities(db: Database | DatabaseTransaction, accountId: string) {
  return db
    .selectFrom('social_identity')
    .select(['issuer', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute()
}

/** Locks the account, so that its ways to log in cannot change meanwhile. */
export function lockAccount(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
