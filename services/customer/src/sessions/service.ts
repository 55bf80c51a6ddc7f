/** Logging in and out, and proving the password once more. @spec accounts 4, decisions 2, 3 */
import { Problem } from '@quintet/contracts/problems'
import type { Platform } from '@quintet/platform/http/app'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry, returnTry } from '@quintet/platform/identity/limits'
import { verifySecret } from '@quintet/platform/identity/passwords'
import { endSession, startSession, type StartedSession } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import { knownDeviceLimits, strangerLimits } from './limits.ts'
import { provePassword } from './prove-password.ts'
import { markPasswordChecked, selectAccountByEmail, selectKnownDevice } from './queries.ts'

type Sessions = Pick<Platform, 'db' | 'clock'>

/** Throws `invalid_credentials`, the same and after the same work for a wrong password and for an unknown address. */
export async function logIn(
  { db, clock }: Sessions,
  { username, password, remember }: { username: string; password: string; remember: boolean },
  client: Client,
): Promise<{ session: StartedSession; email: string }> {
  const account = await selectAccountByEmail(db, username)
  const deviceId = account ? await selectKnownDevice(db, account.id, client.deviceToken) : null
  const limits =
    account && deviceId !== null
      ? knownDeviceLimits(account.id, deviceId)
      : strangerLimits(username, client.addressKey)
  await countTry(db, limits, clock.now())
  const isRight = await verifySecret(password, account?.password_hash)
  if (!account || !isRight) {
    await noteEvent(db, { kind: 'log_in_failed', accountId: account?.id ?? null, deviceId }, clock.now())
    throw new Problem('invalid_credentials')
  }
  for (const { key } of limits) await returnTry(db, key)
  const session = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const started = await startSession(
      tx,
      { accountId: account.id, deviceToken: client.deviceToken, deviceName: client.deviceName, remember },
      now,
    )
    await noteEvent(tx, { kind: 'logged_in', accountId: account.id, deviceId: started.viewer.deviceId }, now)
    return started
  })
  return { session, email: account.email }
}

export async function logOut({ db, clock }: Sessions, viewer: Member): Promise<void> {
  await endSession(db, viewer.sessionId, clock.now())
  await noteEvent(
    db,
    { kind: 'logged_out', accountId: viewer.accountId, deviceId: viewer.deviceId },
    clock.now(),
  )
}

/** A right password opens, for this session, the routes that ask for a recently checked one. */
export async function checkPassword(platform: Sessions, viewer: Member, password: string): Promise<boolean> {
  const isRight = await provePassword(platform, viewer, password)
  if (isRight) await markPasswordChecked(platform.db, viewer.sessionId, platform.clock.now())
  return isRight
}
