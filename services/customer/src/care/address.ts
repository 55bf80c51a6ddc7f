/** Changes an account's e-mail address and notifies its owner. @spec decisions 13.10 */
import { Problem } from '@quintet/contracts/problem'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { endSessionsOf } from '@quintet/platform/identity/sessions'
import { isAddressTaken, updateEmail } from '../accounts/index.ts'
import { closeResets } from '../passwords/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { readerLanguage } from '../subscription/index.ts'
import { addressChangedMail } from './emails.ts'
import { selectAccount } from './queries.ts'

type Parts = Pick<CustomerPlatform, 'brand' | 'config' | 'mail'>

/** Ends every session and notifies both addresses. Throws `unknown_account`, and `account_exists` if another account has the address. */
export async function changeAddress(
  { brand, config, mail }: Parts,
  tx: DatabaseTransaction,
  { accountId, email }: { accountId: string; email: string },
  now: Date,
): Promise<void> {
  const account = await selectAccount(tx, accountId, now)
  if (!account) throw new Problem('unknown_account')
  if (await isAddressTaken(tx, email)) throw new Problem('account_exists')
  await updateEmail(tx, account.id, email)
  // Links in the old mailbox open the account no longer.
  await closeResets(tx, account.id, now)
  await endSessionsOf(tx, account.id, {}, now)
  const language = await readerLanguage(tx, account.id)
  const facts = { brand, language, origin: originForMails(config), at: now }
  const toOld = addressChangedMail({ ...facts, isOld: true })
  const toNew = addressChangedMail({ ...facts, isOld: false })
  await mail.queue(tx, { kind: 'addressChangedOld', to: account.email, ...toOld }, now)
  await mail.queue(tx, { kind: 'addressChangedNew', to: email, ...toNew }, now)
}
