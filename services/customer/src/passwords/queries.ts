import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

export async function selectRecipientByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email'])
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function insertReset(
  tx: DatabaseTransaction,
  reset: { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx.insertInto('password_reset').values(reset).execute()
}

/** Uses a link up; the account that it is for, or undefined where it is unknown, used or too old. */
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

/** Whether a link would still work; reading it does not use it up. */
export async function selectOpenReset(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Other open links of an account: a password that was changed leaves none behind. */
export async function closeResets(tx: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
