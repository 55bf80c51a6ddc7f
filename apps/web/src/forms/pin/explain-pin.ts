/** Explains why a PIN, or the password in its place, was refused. @spec decisions 3.15 */
import { isProblem } from '../../api/call.ts'
import type { kidsEn } from '../../texts/kids.en.ts'

export type PinTexts = (typeof kidsEn)['pin']

/** What the user is asked for; `wait` while that is being determined. */
export type LockStep = 'wait' | 'pin' | 'password' | 'new-pin' | 'log-in'

/** Returns the message for a refusal, and what to ask for next. */
export function explainPin(
  error: unknown,
  asked: LockStep,
  pin: PinTexts,
): { message: string; ask: LockStep } {
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
