/** All SQL of payment methods. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import type { Tables } from '@quintet/platform/db/tables'
import { newId } from '@quintet/platform/identity/secrets'
import { dropSetup, type Setup } from '@quintet/payments/setups'
import { type Selectable, sql } from 'kysely'

type Reader = Database | DatabaseTransaction
/** Includes the account's e-mail address, for methods without one of their own. */
export type StoredMethod = Selectable<Tables['payment_method']> & { account_email: string }

const storedMethods = (db: Reader) =>
  db
    .selectFrom('payment_method')
    .innerJoin('account', 'account.id', 'payment_method.account_id')
    .selectAll('payment_method')
    .select('account.email as account_email')

/** The default method first, then newest first. */
export async function selectMethods(db: Reader, accountId: string): Promise<StoredMethod[]> {
  return storedMethods(db)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('payment_method.created_at', 'desc')
    .execute()
}

/** Locks the account, so that its methods change one at a time. */
export async function lockAccount(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** True if the account has a subscription that may be charged again. */
export async function hasRunningSubscription(tx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertMethod(
  tx: DatabaseTransaction,
  accountId: string,
  { setup, method, isDefault }: { setup: Setup; method: MethodFacts; isDefault: boolean },
  now: Date,
): Promise<string> {
  const id = newId('pm')
  await tx
    .insertInto('payment_method')
    .values({
      id,
      account_id: accountId,
      payment_setup_id: setup.id,
      type: method.type,
      fingerprint: method.fingerprint,
      details: JSON.stringify(method),
      is_default: isDefault,
      created_at: now,
    })
    .execute()
  return id
}

export async function setDefault(tx: DatabaseTransaction, accountId: string, id: string): Promise<void> {
  const methods = tx.updateTable('payment_method').where('account_id', '=', accountId)
  await methods.set({ is_default: false }).where('is_default', '=', true).execute()
  await methods.set({ is_default: true }).where('id', '=', id).execute()
}

export async function deleteMethod(tx: DatabaseTransaction, method: StoredMethod): Promise<void> {
  await tx.deleteFrom('payment_method').where('id', '=', method.id).execute()
  await dropSetup(tx, method.payment_setup_id)
}

/** Deletes a method; if it was the default, the newest of the others becomes it. Returns that one. */
export async function dropMethod(
  tx: DatabaseTransaction,
  method: StoredMethod,
): Promise<StoredMethod | undefined> {
  await deleteMethod(tx, method)
  const [next] = await selectMethods(tx, method.account_id)
  if (next && method.is_default) await setDefault(tx, method.account_id, next.id)
  return next
}

/** Finds a method by the provider's reference. */
export async function findByReference(
  tx: DatabaseTransaction,
  reference: string,
): Promise<StoredMethod | undefined> {
  return storedMethods(tx)
    .where(sql`details ->> 'reference'`, '=', reference)
    .executeTakeFirst()
}
