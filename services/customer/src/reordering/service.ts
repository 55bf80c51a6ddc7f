/**
 * Who withdraws gets everything back, each time; who does so again and again would watch for nothing at the house's cost. Nobody must
 * conclude a contract, so the next order is taken by people then. @spec decisions 3.31
 */
import { Problem } from '@quintet/contracts/problem'
import { WITHDRAWAL_WINDOW_DAYS, WITHDRAWALS_MAX } from '@quintet/domain/reordering'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { CustomerPlatform } from '../platform.ts'
import { hashClaims } from './claims.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The key of the hashes that stand for persons. */
export const claimKey = (db: Database) => serviceSecret(db, 'trial-claims')

/** Notes that the person behind an account withdrew from a contract for which something was paid. */
export async function noteWithdrawal(
  { payments }: Pick<CustomerPlatform, 'payments'>,
  tx: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  const claims = await claimsOf({ payments }, tx, accountId)
  await queries.insertClaims(tx, { claims, contract: newId('contract'), now })
}

/** Throws `order_by_hand` where the person behind these claims withdrew too often. */
export async function refuseReordering(
  db: Database | DatabaseTransaction,
  claims: readonly Buffer[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - WITHDRAWAL_WINDOW_DAYS * DAY_MS)
  if ((await queries.countWithdrawn(db, claims, since)) >= WITHDRAWALS_MAX) throw new Problem('order_by_hand')
}

/** What an account shows of its person. */
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

/** Lets whoever has this address order online again; from how many contracts they had withdrawn. */
export async function allowReordering(tx: DatabaseTransaction, email: string): Promise<number> {
  const claims = hashClaims({ email, identities: [], fingerprints: [] }, await claimKey(tx))
  return queries.deleteWithdrawn(tx, claims)
}
