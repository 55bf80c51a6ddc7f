/** Logs in and out, and checks the password again. @spec decisions 2.5, decisions 2.3 */
import { Problem } from '@quintet/contracts/problem'
import type { Session } from '@quintet/contracts/session'
import type { Language } from '@quintet/domain/basics/languages'
import type { Platform } from '@quintet/platform/http/app'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { returnTry, tryWithin } from '@quintet/platform/identity/limits'
import { verifySecret } from '@quintet/platform/identity/passwords'
import { strangerLimits } from '@quintet/platform/identity/stranger-limits'
import { endSessionOf, markPasswordChecked } from '@quintet/platform/identity/session-changes'
import { endSession, endSessionsOf, type StartedSession } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import { holdAccount } from '../accounts/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { beginSession } from './begin.ts'
import { knownDeviceLimits } from './limits.ts'
import { provePassword } from './prove-password.ts'
import * as queries from './queries.ts'

type Sessions = Pick<Platform, 'db' | 'clock'>
type LogInPlatform = Sessions & Pick<CustomerPlatform, 'mail' | 'brand' | 'config'>

/** Throws `invalid_credentials`: the same error after the same work for a wrong password and an unknown address. */
export async function logIn(
  platform: LogInPlatform,
  {
    username,
    password,
    remember,
    language,
  }: { username: string; password: string; remember: boolean; language: Language },
  client: Client,
): Promise<{ session: StartedSession; email: string }> {
  const { db, clock } = platform
  const account = await queries.selectAccountByEmail(db, username)
  // Queried even for an unknown address, so that both cases cost the same.
  const deviceId = await queries.selectKnownDevice(db, account?.id ?? '', client.deviceToken)
  const limits =
    account && deviceId !== null
      ? knownDeviceLimits(account.id, deviceId)
      : strangerLimits('login', { username, addressKey: client.addressKey })
  const where = { accountId: account?.id ?? null, deviceId }
  const onSpent = () => noteEvent(db, { kind: 'log_in_limited', ...where }, clock.now())
  const owner = deviceId === null ? client.addressKey : (account?.id ?? '')
  const isRight = await tryWithin(db, limits, { now: clock.now(), onSpent }, () =>
    verifySecret(password, account?.password_hash, owner),
  )
  if (!account || !isRight) {
    await noteEvent(db, { kind: 'log_in_failed', ...where }, clock.now())
    throw new Problem('invalid_credentials')
  }
  for (const { key } of limits) await returnTry(db, key)
  const session = await db.transaction().execute(async (tx) => {
    // Checking takes so long that the password may be another one by now, and its sessions ended.
    const held = await holdAccount(tx, account.id)
    if (held?.password_hash !== account.password_hash || held?.email !== account.email)
      throw new Problem('invalid_credentials')
    return beginSession(platform, tx, { account, client, remember, language })
  })
  return { session, email: account.email }
}

export async function logOut({ db, clock }: Sessions, viewer: Member): Promise<void> {
  await endSession(db, viewer.sessionId, clock.now())
  await noteEvent(db, { kind: 'logged_out', ...whereOf(viewer) }, clock.now())
}

/** The right password unlocks, for this session, the routes that require a recently checked one. */
export async function checkPassword(platform: Sessions, viewer: Member, password: string): Promise<boolean> {
  const isRight = await provePassword(platform, viewer, password)
  if (isRight) await markPasswordChecked(platform.db, viewer.sessionId, platform.clock.now())
  return isRight
}

export async function listSessions({ db, clock }: Sessions, viewer: Member): Promise<Session[]> {
  const rows = await queries.selectSessions(db, viewer.accountId, clock.now())
  return rows.map(({ id, name, created_at, last_seen_at }) => ({
    id,
    device: name,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: id === viewer.sessionId,
  }))
}

/** "Log out everywhere": streams end with their sessions, since each of their requests needs a running one. */
export async function endSessions({ db, clock }: Sessions, viewer: Member): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await endSessionsOf(tx, viewer.accountId, {}, now)
    await noteEvent(tx, { kind: 'logged_out_everywhere', ...whereOf(viewer) }, now)
  })
}

/** Throws `unknown_session`, also for another account's session. */
export async function endOneSession(
  { db, clock }: Sessions,
  viewer: Member,
  sessionId: string,
): Promise<void> {
  const now = clock.now()
  if (!(await endSessionOf(db, { accountId: viewer.accountId, sessionId }, now)))
    throw new Problem('unknown_session')
  await noteEvent(db, { kind: 'logged_out_remotely', ...whereOf(viewer) }, now)
}

function whereOf({ accountId, deviceId }: Member) {
  return { accountId, deviceId }
}
