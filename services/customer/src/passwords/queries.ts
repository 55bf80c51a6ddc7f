import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

/** Another address waits until the transaction ends, and then closes the link that it mails. */
export async function holdRecipientByEmail(tx: DatabaseTransaction, email: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'email'])
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .forShare()
    .executeTakeFirst()
}

export async function insertReset(
  tx: DatabaseTransaction,
  reset: { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx.insertInto('password_reset').values(reset).execute()
}

/** Uses up a link and returns its account; undefined if the link is unknown, used or expired. */
export async function useReset(tx: DatabaseTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
}

/** The account of a link that still works; does not use up the link. */
export async function selectOpenReset(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Closes an account's open links, so that none survives a password change. */
export async function closeResets(tx: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
