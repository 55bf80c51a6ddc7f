/**
 * A withdrawal always refunds everything; doing so repeatedly would mean watching for free at the operator's cost. Nobody is obliged to
 * conclude a contract, so the next order then needs an operator. @spec decisions 3.31
 */
import { Problem } from '@quintet/contracts/problem'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { WITHDRAWAL_WINDOW_DAYS, WITHDRAWALS_MAX } from '@quintet/domain/membership/reordering'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { CustomerPlatform } from '../platform.ts'
import { hashClaims } from './claims.ts'
import * as queries from './queries.ts'

/** The key of the claim hashes. */
export const claimKey = (db: Database) => serviceSecret(db, 'trial-claims')

/** Records that the person behind an account withdrew from a paid contract. */
export async function noteWithdrawal(
  { payments }: Pick<CustomerPlatform, 'payments'>,
  tx: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  const claims = await claimsOf({ payments }, tx, accountId)
  await queries.insertClaims(tx, { claims, contract: newId('contract'), now })
}

/** Throws `order_by_hand` if the person behind these claims has withdrawn too often. */
export async function refuseReordering(
  db: Database | DatabaseTransaction,
  claims: readonly Buffer[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - WITHDRAWAL_WINDOW_DAYS * DAY_MS)
  if ((await queries.countWithdrawn(db, claims, since)) >= WITHDRAWALS_MAX) throw new Problem('order_by_hand')
}

/** The claims of an account's person. */
export async function claimsOf(
  { payments }: Pick<CustomerPlatform, 'payments'>,
  tx: DatabaseTransaction,
  accountId: string,
): Promise<readonly Buffer[]> {
  const { methods, ...person } = await queries.selectPerson(tx, accountId)
  const fingerprints = methods
    .filter((method) => payments.provesPerson(method))
    .map(({ fingerprint }) => fingerprint)
  return hashClaims({ ...person, fingerprints }, await claimKey(tx))
}

/** Lets the person with this address order online again; returns how many contracts they had withdrawn from. */
export async function allowReordering(tx: DatabaseTransaction, email: string): Promise<number> {
  const claims = hashClaims({ email, identities: [], fingerprints: [] }, await claimKey(tx))
  return queries.deleteWithdrawn(tx, claims)
}
