/** Switching the kids lock of this device, and what to say where it fails. @spec decisions 3.14 */
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { call, isProblem } from '../../api/call.ts'
import type { kidsEn } from '../../texts/kids.en.ts'

export type PinTexts = (typeof kidsEn)['pin']

/** What the modal asks for; nothing while it finds out. */
export type LockStep = 'wait' | 'pin' | 'password' | 'new-pin' | 'log-in'

export type LockOutcome = { done: true } | { done: false; message: string; ask: LockStep }

export type LockQuestionProps = {
  words: PinTexts
  /** What was wrong with the answer before. */
  message: string
  onSettled: (outcome: LockOutcome) => void
  onForgotten: () => void
}

/** Locks or unlocks by PIN. */
export function toggleByPin(pinCode: string, words: PinTexts): Promise<LockOutcome> {
  return toggle({ pinCode }, 'pin', words)
}

export function unlockByPassword(password: string, words: PinTexts): Promise<LockOutcome> {
  return toggle({ password }, 'password', words)
}

async function toggle(
  body: { pinCode: string } | { password: string },
  asked: LockStep,
  words: PinTexts,
): Promise<LockOutcome> {
  try {
    await call(toggleKidsLock, { body })
    return { done: true }
  } catch (error) {
    return { done: false, ...explain(error, asked, words) }
  }
}

/** The words for a refusal, and what is asked for then. */
export function explain(error: unknown, asked: LockStep, pin: PinTexts): { message: string; ask: LockStep } {
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
