/** Maps a token to a Viewer, and manages the devices and sessions behind it. @spec decisions 2.9, decisions 14.48 */
import { isLanguage, type Language } from '@quintet/domain/basics/languages'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { PROGRAM_DAYS, REMEMBER_DAYS, UNREMEMBERED_DAYS } from '@quintet/domain/basics/product'
import { sql } from 'kysely'
import { askTogether } from '../db/ask-together.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { hashToken, newId, newToken } from './secrets.ts'
import type { Viewer } from './viewer.ts'

const SEEN_EVERY_MS = 60_000

export type Credentials = { token: string | null; deviceToken: string | null }

/** Returns the holder of these credentials; null for a visitor on an unlocked device. */
export async function identify(
  db: Database,
  { token, deviceToken }: Credentials,
  now: Date,
): Promise<Viewer | null> {
  if (token !== null) {
    const session = await sessionBy(db, hashToken(token))
    if (session && session.expires_at > now) {
      await noteSeen(db, session, now)
      return {
        accountId: session.account_id,
        profileId: session.profile_id,
        sessionId: session.id,
        deviceId: session.device_id,
        kidLocked: session.kid_locked,
        hidesSpoilers: session.hides_spoilers,
      }
    }
  }
  if (deviceToken === null) return null
  const locked = await db
    .selectFrom('device')
    .innerJoin('account_device', 'account_device.device_id', 'device.id')
    .select('device.id')
    .where('device.token_hash', '=', hashToken(deviceToken))
    .where('account_device.kid_locked', '=', true)
    .executeTakeFirst()
  return locked
    ? { accountId: null, profileId: null, sessionId: null, deviceId: locked.id, kidLocked: true }
    : null
}

/** False once the account is erased. */
export async function isThere(db: Database, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst()
  return row !== undefined
}

/** Finds sessions that were not ended, for many tokens in one query. */
const sessionBy = askTogether(async (db, tokenHashes: readonly Buffer[]) => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account_device', (join) =>
      join
        .onRef('account_device.account_id', '=', 'session.account_id')
        .onRef('account_device.device_id', '=', 'session.device_id'),
    )
    .innerJoin('profile', 'profile.id', 'session.profile_id')
    .select([
      'session.id',
      'session.token_hash',
      'session.account_id',
      'session.profile_id',
      'session.device_id',
      'session.last_seen_at',
      'session.expires_at',
      'account_device.kid_locked',
      'profile.hides_spoilers',
    ])
    .where('session.token_hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('session.ended_at', 'is', null)
    .execute()
  const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return tokenHashes.map((hash) => found.get(hash.toString('hex')))
})

/** Records when a session was last used, to the minute. */
export async function noteSeen(
  db: Database,
  { id, last_seen_at }: { id: string; last_seen_at: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - last_seen_at.getTime() > SEEN_EVERY_MS) await noteTogether(db, { id, now })
}

/** Updates many sessions in one query; rows locked by another transaction are left for the next time. */
const noteTogether = askTogether(async (db, seen: readonly { id: string; now: Date }[]) => {
  await sql`
    update session set last_seen_at = ${seen[0]?.now}
    where id in (select id from session where id = any(${seen.map(({ id }) => id)}) for no key update skip locked)`.execute(
    db,
  )
  return seen
})

export type StartedSession = {
  token: string
  /** The cookie for a new device; null if the device is known. */
  newDeviceToken: string | null
  /** The profile's language; null if it follows the browser. */
  language: Language | null
  viewer: { accountId: string; profileId: string; sessionId: string; deviceId: string }
}

/** Starts a session of an account's first profile on the device behind `deviceToken`, or on a new one. */
export async function startSession(
  db: Database | DatabaseTransaction,
  login: {
    accountId: string
    deviceToken: string | null
    deviceName: string
    remember: boolean
  },
  now: Date,
): Promise<StartedSession> {
  const known = login.deviceToken
    ? await db
        .updateTable('device')
        .set({ last_seen_at: now, name: login.deviceName })
        .where('token_hash', '=', hashToken(login.deviceToken))
        .returning('id')
        .executeTakeFirst()
    : undefined
  // A browser has one session per account: the previous one is no longer reachable, so it must not live on. ASVS 7.2.4
  if (known)
    await db
      .updateTable('session')
      .set({ ended_at: now })
      .where('account_id', '=', login.accountId)
      .where('device_id', '=', known.id)
      .where('ended_at', 'is', null)
      .execute()
  const added = known ? null : await addDevice(db, login.deviceName, now)
  const newDeviceToken = added?.token ?? null
  const deviceId = known?.id ?? added?.id ?? ''
  await db
    .insertInto('account_device')
    .values({ account_id: login.accountId, device_id: deviceId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'language'])
    .where('account_id', '=', login.accountId)
    .orderBy('place')
    .executeTakeFirstOrThrow()
  const who = { accountId: login.accountId, profileId: profile.id, deviceId }
  const { token, sessionId } = await addSession(
    db,
    who,
    login.remember ? REMEMBER_DAYS : UNREMEMBERED_DAYS,
    now,
  )
  return {
    token,
    newDeviceToken,
    language: isLanguage(profile.language) ? profile.language : null,
    viewer: { ...who, sessionId },
  }
}

/**
 * Starts a session for another program, as one profile on a separate device, which is kids-locked if the program is for a child. Nobody
 * holds its token; the program presents its app password. Returns the session's ID. @spec decisions 11.7
 */
export async function startProgramSession(
  tx: DatabaseTransaction,
  program: { accountId: string; profileId: string; name: string; forKids: boolean },
  now: Date,
): Promise<string> {
  const { accountId, profileId } = program
  const { id: deviceId } = await addDevice(tx, program.name, now)
  await tx
    .insertInto('account_device')
    .values({ account_id: accountId, device_id: deviceId, kid_locked: program.forKids, created_at: now })
    .execute()
  const { sessionId } = await addSession(tx, { accountId, profileId, deviceId }, PROGRAM_DAYS, now)
  return sessionId
}

async function addDevice(db: Database | DatabaseTransaction, name: string, now: Date) {
  const [id, token] = [newId('dev'), newToken()]
  await db
    .insertInto('device')
    .values({ id, token_hash: hashToken(token), name, created_at: now, last_seen_at: now })
    .execute()
  return { id, token }
}

async function addSession(
  db: Database | DatabaseTransaction,
  { accountId, profileId, deviceId }: { accountId: string; profileId: string; deviceId: string },
  days: number,
  now: Date,
) {
  const [sessionId, token] = [newId('ses'), newToken()]
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      token_hash: hashToken(token),
      account_id: accountId,
      profile_id: profileId,
      device_id: deviceId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    })
    .execute()
  return { sessionId, token }
}

/** Ends a session; its streams end with it, since each of their requests requires a running session. */
export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of an account, except `except` if given. */
export async function endSessionsOf(
  db: Database | DatabaseTransaction,
  accountId: string,
  { except = null }: { except?: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', except)
    .execute()
}
