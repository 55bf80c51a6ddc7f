/** An account's kids PIN and a device's lock. @spec decisions 3.13, decisions 3.14 */
import { isProblem, Problem } from '@quintet/contracts/problem'
import { isLanguage, type Language } from '@quintet/domain/basics/languages'
import { afterWrongPin, pinGate } from '@quintet/domain/youth/pin'
import { youthPinEnd } from '@quintet/domain/youth/youth'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { type AuditKind, noteEvent } from '@quintet/platform/identity/audit'
import { tryWithin } from '@quintet/platform/identity/limits'
import { hashSecret, verifySecret } from '@quintet/platform/identity/passwords'
import { setKidLock, setYouthOpen } from '@quintet/platform/identity/session-changes'
import type { Member } from '@quintet/platform/identity/viewer'
import { forgiveWrongPins, updatePin } from '../accounts/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { newSecretLimits, provePassword } from '../sessions/index.ts'
import { proveByProvider } from '../social-log-in/index.ts'
import { pinLockedMail } from './emails.ts'
import * as queries from './queries.ts'

type KidsLock = Pick<Platform, 'db' | 'clock'>
export type LockStatus = 'LOCKED' | 'UNLOCKED'

export async function hasPin({ db }: KidsLock, { accountId }: Member): Promise<boolean> {
  return (await queries.selectPin(db, accountId)).pin_hash !== null
}

/** The route requires a recently checked password, so a new PIN also ends a lock-out. */
export async function setPin({ db, clock }: KidsLock, viewer: Member, pin: string): Promise<void> {
  const { accountId } = viewer
  const pinHash = await tryWithin(db, newSecretLimits(accountId), { now: clock.now() }, () =>
    hashSecret(pin, accountId),
  )
  await db.transaction().execute(async (tx) => {
    await updatePin(tx, viewer.accountId, { pin_hash: pinHash })
    await forgiveWrongPins(tx, viewer.accountId)
    await noteEvent(tx, eventOf(viewer, 'pin_set'), clock.now())
  })
}

/** Locks this device if the account has a PIN; without one there would be no way out. */
export async function enterKidsArea(platform: KidsLock, viewer: Member): Promise<LockStatus> {
  if (viewer.kidLocked) return 'LOCKED'
  if (!(await hasPin(platform, viewer))) return 'UNLOCKED'
  const { db, clock } = platform
  return db.transaction().execute((tx) => switchLock(tx, viewer, true, clock.now()))
}

/** Locks this device, or unlocks it; throws `pin_not_set`, `wrong_pin` and `pin_locked`. */
export async function toggleByPin(
  platform: CustomerPlatform,
  viewer: Member,
  pin: string,
  language: Language,
): Promise<LockStatus> {
  const { db, clock } = platform
  await provePin(platform, viewer, pin, language)
  return db.transaction().execute(async (tx) => {
    await forgiveWrongPins(tx, viewer.accountId)
    // Toggles the state the member saw, so that a request sent twice does not toggle twice.
    return switchLock(tx, viewer, !viewer.kidLocked, clock.now())
  })
}

/** Opens titles rated 16 and 18 for this session and returns until when; throws as `toggleByPin` does. @spec decisions 14.40 */
export async function openYouthTitles(
  platform: CustomerPlatform,
  viewer: Member,
  pin: string,
  language: Language,
): Promise<Date> {
  await provePin(platform, viewer, pin, language)
  const until = youthPinEnd(platform.clock.now())
  await platform.db.transaction().execute(async (tx) => {
    await forgiveWrongPins(tx, viewer.accountId)
    await setYouthOpen(tx, viewer.sessionId, until)
  })
  return until
}

async function provePin(
  platform: CustomerPlatform,
  viewer: Member,
  pin: string,
  language: Language,
): Promise<void> {
  const attempt = await reserveAttempt(platform, viewer)
  const isRight = await verifySecret(pin, attempt.pinHash, viewer.accountId).catch(async (error: unknown) => {
    // Rejected under load before it was checked, so it does not count as an attempt.
    if (isProblem(error, 'overloaded')) await returnAttempt(platform, viewer, attempt)
    throw error
  })
  if (!isRight) throw await wrongPin(platform, viewer, attempt, language)
}

/** Lifts the lock and any lock-out of the PIN; throws `wrong_password` and `too_many_attempts`. */
export async function unlockByPassword(
  platform: KidsLock,
  viewer: Member,
  password: string,
): Promise<LockStatus> {
  if (!(await provePassword(platform, viewer, password))) throw new Problem('wrong_password')
  return unlock(platform, viewer)
}

/** Like `unlockByPassword`, for members without a password; throws `password_required` if the proof is not sufficient. */
export async function unlockByProvider(
  platform: CustomerPlatform,
  viewer: Member,
  proof: Parameters<typeof proveByProvider>[2],
): Promise<LockStatus> {
  // A child at this device may still be logged in at the provider: only a new log-in there proves it is the parent.
  if (!(await proveByProvider(platform, viewer, proof, { isStated: true })))
    throw new Problem('password_required')
  return unlock(platform, viewer)
}

async function unlock({ db, clock }: KidsLock, viewer: Member): Promise<LockStatus> {
  return db.transaction().execute(async (tx) => {
    await forgiveWrongPins(tx, viewer.accountId)
    return switchLock(tx, viewer, false, clock.now())
  })
}

type Attempt = {
  pinHash: string
  attemptsLeft: number
  state: { failuresInRow: number; lockedUntil: Date | null }
  lockedBefore: Date | null
}

/**
 * Counts the attempt as wrong before checking it: each concurrent attempt takes a number under the row lock, and only those within the
 * limit are checked. The right PIN resets the count.
 */
async function reserveAttempt({ db, clock }: KidsLock, { accountId }: Member): Promise<Attempt> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const row = await queries.lockPin(tx, accountId)
    if (row.pin_hash === null) throw new Problem('pin_not_set')
    const before = { failuresInRow: row.pin_failures_in_row, lockedUntil: row.pin_locked_until }
    const gate = pinGate(before, now)
    if (!gate.open) throw new Problem('pin_locked', { retryAfter: gate.retryAfterSeconds })
    const { attemptsLeft, ...state } = afterWrongPin(before, now)
    await updatePin(tx, accountId, {
      pin_failures_in_row: state.failuresInRow,
      pin_locked_until: state.lockedUntil,
    })
    return { pinHash: row.pin_hash, attemptsLeft, state, lockedBefore: before.lockedUntil }
  })
}

async function returnAttempt(
  { db }: KidsLock,
  { accountId }: Member,
  { state, lockedBefore }: Attempt,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await queries.lockPin(tx, accountId)
    const isLockedByThis = row.pin_locked_until?.getTime() === state.lockedUntil?.getTime()
    await updatePin(tx, accountId, {
      pin_failures_in_row: Math.max(0, row.pin_failures_in_row - 1),
      pin_locked_until: isLockedByThis ? lockedBefore : row.pin_locked_until,
    })
  })
}

async function wrongPin(
  { db, clock, mail, config, brand }: CustomerPlatform,
  viewer: Member,
  { attemptsLeft, state }: Attempt,
  language: Language,
): Promise<Problem> {
  const now = clock.now()
  if (attemptsLeft > 0) {
    await noteEvent(db, eventOf(viewer, 'pin_failed'), now)
    return new Problem('wrong_pin', { attemptsLeft })
  }
  const gate = pinGate(state, now)
  const retryAfter = gate.open ? 0 : gate.retryAfterSeconds
  await db.transaction().execute(async (tx) => {
    await noteEvent(tx, eventOf(viewer, 'pin_locked'), now)
    const member = await queries.selectRecipient(tx, viewer.accountId)
    const chosen = isLanguage(member.language) ? member.language : language
    const contents = {
      language: chosen,
      brand,
      origin: originForMails(config),
      lockedUntil: retryAfter === null ? null : state.lockedUntil,
    }
    await mail.queue(
      tx,
      {
        kind: contents.lockedUntil === null ? 'pinNoLongerTaken' : 'pinLocked',
        to: member.email,
        ...pinLockedMail(contents),
      },
      now,
    )
  })
  return new Problem('pin_locked', { retryAfter })
}

async function switchLock(
  tx: DatabaseTransaction,
  viewer: Member,
  locked: boolean,
  now: Date,
): Promise<LockStatus> {
  await setKidLock(tx, viewer, locked)
  await noteEvent(tx, eventOf(viewer, locked ? 'kids_locked' : 'kids_unlocked'), now)
  return locked ? 'LOCKED' : 'UNLOCKED'
}

function eventOf({ accountId, deviceId }: Member, kind: AuditKind) {
  return { kind, accountId, deviceId }
}
