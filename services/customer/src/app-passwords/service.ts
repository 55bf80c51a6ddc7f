/** Passwords for other programs. @spec decisions 11.7 */
import { randomBytes } from 'node:crypto'
import type { AppPassword } from '@quintet/contracts/app-passwords'
import { Problem } from '@quintet/contracts/problem'
import {
  APP_PASSWORD_BYTES,
  APP_PASSWORDS_MAX,
  type AppScope,
  spellAppPassword,
} from '@quintet/domain/account/app-passwords'
import type { Platform } from '@quintet/platform/http/app'
import { APP_PASSWORD_SECRET } from '@quintet/platform/identity/app-passwords'
import { noteEvent } from '@quintet/platform/identity/audit'
import { hashToken, newId } from '@quintet/platform/identity/secrets'
import { seal } from '@quintet/platform/identity/sealed'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { endSessionOf } from '@quintet/platform/identity/session-changes'
import { startProgramSession } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import * as queries from './queries.ts'

type Parts = Pick<Platform, 'db' | 'clock'>

/** Lists the account's app passwords, newest first. */
export async function listAppPasswords({ db, clock }: Parts, { accountId }: Member): Promise<AppPassword[]> {
  return (await queries.appPasswordsOf(db, accountId, clock.now())).map(toWire)
}

/**
 * Creates an app password; the response is the only place where the password appears. Throws `too_many_app_passwords`, also under
 * concurrent requests.
 */
export async function createAppPassword(
  { db, clock }: Parts,
  { accountId, profileId, deviceId }: Member,
  { name, scope, forKids }: { name: string; scope: AppScope; forKids: boolean },
): Promise<AppPassword & { password: string }> {
  const now = clock.now()
  const [id, password] = [newId('app'), spellAppPassword(randomBytes(APP_PASSWORD_BYTES))]
  const sealed =
    scope === 'music' ? seal(await serviceSecret(db, APP_PASSWORD_SECRET), Buffer.from(password), id) : null
  const made = await db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    if ((await queries.appPasswordsOf(tx, accountId, now)).length >= APP_PASSWORDS_MAX)
      throw new Problem('too_many_app_passwords')
    await queries.insertAppPassword(tx, {
      id,
      session_id: await startProgramSession(tx, { accountId, profileId, name, forKids }, now),
      profile_id: profileId,
      name,
      scope,
      secret_hash: hashToken(password),
      sealed,
      created_at: now,
    })
    await noteEvent(tx, { kind: 'app_password_made', accountId, deviceId }, now)
    return (await queries.appPasswordsOf(tx, accountId, now)).find((row) => row.id === id)
  })
  if (!made) throw new Error('The app password was not kept.')
  return { ...toWire(made), password }
}

/** Ends the password's session and with it any playback. Throws `unknown_app_password`, also for another account's password. */
export async function revokeAppPassword(
  { db, clock }: Parts,
  { accountId, deviceId }: Member,
  id: string,
): Promise<void> {
  const now = clock.now()
  const sessionId = (await queries.appPasswordsOf(db, accountId, now)).find(
    (row) => row.id === id,
  )?.session_id
  if (sessionId === undefined || !(await endSessionOf(db, { accountId, sessionId }, now)))
    throw new Problem('unknown_app_password')
  await noteEvent(db, { kind: 'app_password_revoked', accountId, deviceId }, now)
}

function toWire(row: queries.AppPasswordRow): AppPassword {
  const isUsed = row.last_seen_at > row.created_at
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    profile: row.profile,
    forKids: row.kid_locked,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: isUsed ? row.last_seen_at.toISOString() : null,
  }
}
