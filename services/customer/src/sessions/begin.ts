/** The steps of every kind of log-in once the person is known. @spec accounts 4.1, decisions 2.4 */
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { startSession, type StartedSession } from '@quintet/platform/identity/sessions'
import { holdAccount, isBlocked } from '../accounts/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { newDeviceMail } from './emails.ts'
import { selectKnownDevice } from './queries.ts'

type LogIn = {
  account: { id: string; email: string; notify_new_device: boolean }
  client: Client
  remember: boolean
  language: Language
}

/**
 * Starts and records the session; mails the owner about a device new to the account, if they want that. Throws `account_blocked`, but only
 * after the person has proved who they are.
 */
export async function beginSession(
  { clock, mail, brand, config }: Pick<CustomerPlatform, 'clock' | 'mail' | 'brand' | 'config'>,
  tx: DatabaseTransaction,
  { account, client, remember, language }: LogIn,
): Promise<StartedSession> {
  const now = clock.now()
  await holdAccount(tx, account.id)
  if (await isBlocked(tx, account.id)) throw new Problem('account_blocked')
  const isKnown = (await selectKnownDevice(tx, account.id, client.deviceToken)) !== null
  const { deviceToken, deviceName } = client
  const started = await startSession(tx, { accountId: account.id, deviceToken, deviceName, remember }, now)
  await noteEvent(tx, { kind: 'logged_in', accountId: account.id, deviceId: started.viewer.deviceId }, now)
  if (!isKnown && account.notify_new_device) {
    const origin = originForMails(config)
    const contents = newDeviceMail({ brand, language, origin, device: deviceName, at: now })
    await mail.queue(tx, { kind: 'newDevice', to: account.email, ...contents }, now)
  }
  return started
}
