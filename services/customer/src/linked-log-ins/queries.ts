import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

/** Log-ins elsewhere that open an account, the oldest first. */
export function selectIdentities(db: Database | DatabaseTransaction, accountId: string) {
  return db
    .selectFrom('social_identity')
    .select(['issuer', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute()
}

/** The account, which nobody else gives or takes a way in of meanwhile. */
export function lockAccount(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
