import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Updateable } from 'kysely'

function pinOf(db: Database | DatabaseTransaction, accountId: string) {
  return db
    .selectFrom('account')
    .select(['pin_hash', 'pin_failures_in_row', 'pin_locked_until'])
    .where('id', '=', accountId)
}

export async function selectPin(db: Database, accountId: string) {
  return pinOf(db, accountId).executeTakeFirstOrThrow()
}

/** As `selectPin`, and nobody else counts until the transaction ends. */
export async function lockPin(tx: DatabaseTransaction, accountId: string) {
  return pinOf(tx, accountId).forUpdate().executeTakeFirstOrThrow()
}

export async function updatePin(
  tx: DatabaseTransaction,
  accountId: string,
  change: Pick<Updateable<Tables['account']>, 'pin_hash' | 'pin_failures_in_row' | 'pin_locked_until'>,
): Promise<void> {
  await tx.updateTable('account').set(change).where('id', '=', accountId).execute()
}

export async function forgiveWrongPins(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await updatePin(tx, accountId, { pin_failures_in_row: 0, pin_locked_until: null })
}

export async function updateLock(
  tx: DatabaseTransaction,
  { accountId, deviceId }: Member,
  locked: boolean,
): Promise<void> {
  await tx
    .updateTable('account_device')
    .set({ kid_locked: locked })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .execute()
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
