/** Mails a member a link to all their data. @spec decisions 13.10 */
import { Problem } from '@quintet/contracts/problem'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { dataLink, DATA_LINK_DAYS } from '../personal-data/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { readerLanguage } from '../subscription/index.ts'
import { dataMail } from './emails.ts'
import { selectAccount } from './queries.ts'

type Parts = Pick<CustomerPlatform, 'brand' | 'config' | 'mail'>

/** Throws `unknown_account`. */
export async function sendData(
  { brand, config, mail }: Parts,
  tx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  const account = await selectAccount(tx, id, now)
  if (!account) throw new Problem('unknown_account')
  const language = await readerLanguage(tx, account.id)
  const link = await dataLink(tx, originForMails(config), account, now)
  const contents = dataMail({ brand, language, link, days: DATA_LINK_DAYS })
  await mail.queue(tx, { kind: 'dataExport', to: account.email, ...contents }, now)
}
