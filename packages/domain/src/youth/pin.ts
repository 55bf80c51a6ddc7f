/** The kids PIN: its format and the limits on wrong tries. @spec decisions 3.15, accounts 5.5 */
import { CLOCKS_APART_MS } from '../basics/clocks.ts'
import { MINUTE_MS } from '../basics/milliseconds.ts'

export const PIN_LENGTH = 4
export const PIN_PATTERN = /^\d{4}$/

/** Each wrong try returns how many are left; the fifth locks. */
const PIN_TRIES = 5
export const PIN_LOCK_MINUTES = 15

/** After this many wrong PINs in a row only the account password lifts the lock. */
const PIN_TRIES_BEFORE_PASSWORD_ONLY = 10

export type PinState = {
  /** Wrong PINs since the last correct one or the last unlock by password. */
  failuresInRow: number
  lockedUntil: Date | null
}

export type PinGate = { open: true } | { open: false; retryAfterSeconds: number | null }

/** Whether a PIN may be tried; `retryAfterSeconds` null means that only the password unlocks. */
export function pinGate(state: PinState, now: Date): PinGate {
  if (state.failuresInRow >= PIN_TRIES_BEFORE_PASSWORD_ONLY) return { open: false, retryAfterSeconds: null }
  const lockedMs = (state.lockedUntil?.getTime() ?? 0) - now.getTime()
  // One that lasts longer was begun by a clock that was ahead.
  if (lockedMs <= 0 || lockedMs > PIN_LOCK_MINUTES * MINUTE_MS + CLOCKS_APART_MS) return { open: true }
  return { open: false, retryAfterSeconds: Math.ceil(lockedMs / 1000) }
}

/** Returns the state after a wrong PIN and how many tries are left before the lock; 0 means locked now. */
export function afterWrongPin(state: PinState, now: Date): PinState & { attemptsLeft: number } {
  const failuresInRow = state.failuresInRow + 1
  const attemptsLeft = (PIN_TRIES - (failuresInRow % PIN_TRIES)) % PIN_TRIES
  const lockedUntil = attemptsLeft === 0 ? new Date(now.getTime() + PIN_LOCK_MINUTES * 60_000) : null
  return { failuresInRow, lockedUntil, attemptsLeft }
}
