/** Switching the kids lock of this device, and what to say where it fails. @spec accounts 4, 6, decisions 3 */
import { setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import { checkPassword } from '@quintet/contracts/session'
import { call, isProblem } from '../../api/call.ts'
import type { kidsEn } from '../../texts/kids.en.ts'

type PinTexts = (typeof kidsEn)['pin']

export type LockOutcome =
  | { done: true }
  | {
      done: false
      message: string
      /** Which field is asked for next. */
      ask: 'pin' | 'password' | 'new-pin' | 'log-in'
    }

/** Locks or unlocks by PIN. */
export function toggleByPin(pinCode: string, pin: PinTexts): Promise<LockOutcome> {
  return attempt(() => call(toggleKidsLock, { body: { pinCode } }), 'pin', pin)
}

export function unlockByPassword(password: string, pin: PinTexts): Promise<LockOutcome> {
  return attempt(() => call(toggleKidsLock, { body: { password } }), 'password', pin)
}

/** Sets the first PIN, which takes the account password, and locks with it. */
export async function setPinAndLock(password: string, pinCode: string, pin: PinTexts): Promise<LockOutcome> {
  return attempt(
    async () => {
      const { valid } = await call(checkPassword, { body: { password } })
      if (!valid) return { done: false, message: pin.wrongPassword, ask: 'new-pin' }
      await call(setPin, { body: { pinCode } })
      await call(toggleKidsLock, { body: { pinCode } })
      return { done: true }
    },
    'new-pin',
    pin,
  )
}

async function attempt(
  act: () => Promise<unknown>,
  asked: 'pin' | 'password' | 'new-pin',
  pin: PinTexts,
): Promise<LockOutcome> {
  try {
    const outcome = await act()
    return isOutcome(outcome) ? outcome : { done: true }
  } catch (error) {
    return { done: false, ...explain(error, asked, pin) }
  }
}

function isOutcome(value: unknown): value is LockOutcome {
  return typeof value === 'object' && value !== null && 'done' in value
}

/** The words for a refusal, and what is asked for then. */
export function explain(
  error: unknown,
  asked: 'pin' | 'password' | 'new-pin',
  pin: PinTexts,
): { message: string; ask: 'pin' | 'password' | 'new-pin' | 'log-in' } {
  if (isProblem(error, 'pin_not_set')) return { message: '', ask: 'new-pin' }
  if (isProblem(error, 'wrong_pin'))
    return { message: `${pin.wrong} ${pin.attemptsLeft(error.details.attemptsLeft)}`, ask: 'pin' }
  if (isProblem(error, 'pin_locked')) {
    const { retryAfter } = error.details
    return typeof retryAfter === 'number'
      ? { message: pin.locked(Math.max(1, Math.ceil(retryAfter / 60))), ask: 'pin' }
      : { message: pin.passwordOnly, ask: 'password' }
  }
  if (isProblem(error, 'wrong_password')) return { message: pin.wrongPassword, ask: 'password' }
  if (isProblem(error, 'too_many_attempts')) return { message: pin.tooMany, ask: asked }
  if (isProblem(error, 'unauthenticated')) return { message: pin.needsLogIn, ask: 'log-in' }
  return { message: pin.failed, ask: asked }
}
