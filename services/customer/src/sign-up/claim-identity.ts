/** A social log-in linked to an account that had its trial has had it, too. @spec decisions 3.16 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { claimKey, hashClaims } from '../reordering/index.ts'
import { claimTrial, isTrialUsed, type Person } from './queries.ts'

export async function claimIdentity(
  tx: DatabaseTransaction,
  { email, identity }: { email: string; identity: NonNullable<Person['identity']> },
  now: Date,
): Promise<void> {
  const key = await claimKey(tx)
  const own = hashClaims({ email, identities: [], fingerprints: [] }, key)
  if (!(await isTrialUsed(tx, own))) return
  await claimTrial(tx, hashClaims({ email, identities: [identity], fingerprints: [] }, key), now)
}
