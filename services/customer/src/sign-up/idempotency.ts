/** The same order sent twice acts once and gets two responses. @spec decisions 3.2 */
import { Problem } from '@quintet/contracts/problem'
import type { SignUp } from '@quintet/contracts/sign-up'
import type { User } from '@quintet/contracts/user'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { tryWithin } from '@quintet/platform/identity/limits'
import { verifySecret } from '@quintet/platform/identity/passwords'
import { equalSecrets, hashToken } from '@quintet/platform/identity/secrets'
import { identify, startSession, type StartedSession } from '@quintet/platform/identity/sessions'
import { isMember } from '@quintet/platform/identity/viewer'
import { holdAccount, isBlocked } from '../accounts/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { userOf } from '../profile/index.ts'
import type { EarlierSignUp } from './queries.ts'

/** The response to a sign-up. */
export type SignedUp = { session: StartedSession; user: User }

/** Excludes the password: a fast hash of it would be easier to guess than the slow one stored beside it. */
export function hashOrder({ user, ...order }: SignUp): Buffer {
  const { password: _password, ...person } = { password: null, ...user }
  return hashToken(JSON.stringify([order, person]))
}

/** Limits replays, so that somebody who knows an order's key cannot guess its password by sending it again. */
const replays = (accountId: string) => ({
  key: `sign-up-again:${accountId}`,
  tries: 50,
  windowSeconds: 60 * 60,
})

/** The response to a repeated order: the same account, but a session of its own, since tokens are not stored. */
export async function replay(
  { db, clock }: Pick<CustomerPlatform, 'db' | 'clock'>,
  earlier: EarlierSignUp,
  { orderHash, password, client }: { orderHash: Buffer; password: string | null; client: Client },
): Promise<SignedUp> {
  const isSame = await tryWithin(db, [replays(earlier.accountId)], { now: clock.now() }, async () => {
    if (!equalSecrets(earlier.bodyHash, orderHash)) return false
    // An order without a password contains the provider's token, which is just as good a secret.
    if (password === null) return earlier.passwordHash === null
    return verifySecret(password, earlier.passwordHash, client.addressKey)
  })
  if (!isSame) throw new Problem('idempotency_mismatch')
  const { accountId } = earlier
  const { deviceToken, deviceName } = client
  const now = clock.now()
  const session = await db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, accountId)
    if (held?.password_hash !== earlier.passwordHash) throw new Problem('idempotency_mismatch')
    if (await isBlocked(tx, accountId)) throw new Problem('account_blocked')
    const started = await startSession(tx, { accountId, deviceToken, deviceName, remember: false }, now)
    await noteEvent(tx, { kind: 'logged_in', accountId, deviceId: started.viewer.deviceId }, now)
    return started
  })
  // Read afresh, since the device may have been locked in the meantime.
  const viewer = await identify(db, { token: session.token, deviceToken: null }, now)
  if (!isMember(viewer)) throw new Error('A session that was just started is not known.')
  return { session, user: await userOf(db, viewer) }
}
