/** Writes to accounts and to the social identities that open them; no other slice writes these tables. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable, Updateable } from 'kysely'

type AccountChange = Updateable<Tables['account']>

export async function insertAccount(
  tx: DatabaseTransaction,
  account: Insertable<Tables['account']>,
): Promise<void> {
  await tx.insertInto('account').values(account).execute()
}

export async function insertIdentity(
  tx: DatabaseTransaction,
  accountId: string,
  { issuer, subject }: { issuer: string; subject: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('social_identity')
    .values({ issuer, subject, account_id: accountId, created_at: now })
    .execute()
}

/** True if the database refused a social identity because it already opens an account here. */
export function isIdentityTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'social_identity_pkey'
}

export async function deleteIdentity(
  tx: DatabaseTransaction,
  accountId: string,
  issuer: string,
): Promise<void> {
  await tx
    .deleteFrom('social_identity')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .execute()
}

/** Leaves undefined fields unchanged. */
export async function updatePerson(
  db: Database | DatabaseTransaction,
  accountId: string,
  change: Pick<
    AccountChange,
    'first_name' | 'last_name' | 'gender' | 'location' | 'newsletter' | 'notify_new_device'
  >,
): Promise<void> {
  if (Object.values(change).some((value) => value !== undefined))
    await db.updateTable('account').set(change).where('id', '=', accountId).execute()
}

/** Returns the account's e-mail address, so that its owner can be notified. */
export async function updatePassword(
  tx: DatabaseTransaction,
  accountId: string,
  passwordHash: string,
): Promise<{ email: string }> {
  return tx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow()
}

export async function updateEmail(tx: DatabaseTransaction, accountId: string, email: string): Promise<void> {
  await tx.updateTable('account').set({ email }).where('id', '=', accountId).execute()
}

export async function isAddressTaken(tx: DatabaseTransaction, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks the account for a log-in: a new password, another address or a block waits until the transaction ends, and then finds the session
 * that it has to end. Undefined if the account is gone.
 */
export async function holdAccount(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
}

/** Blocks the account: nobody can log in to it from now on. Waits for log-ins that have already begun. */
export async function insertBlock(tx: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await tx
    .insertInto('account_block')
    .values({ account_id: accountId, blocked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_block').where('account_id', '=', accountId).execute()
}

export async function isBlocked(tx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account_block')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePin(
  tx: DatabaseTransaction,
  accountId: string,
  change: Pick<AccountChange, 'pin_hash' | 'pin_failures_in_row' | 'pin_locked_until'>,
): Promise<void> {
  await tx.updateTable('account').set(change).where('id', '=', accountId).execute()
}

export async function forgiveWrongPins(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await updatePin(tx, accountId, { pin_failures_in_row: 0, pin_locked_until: null })
}
