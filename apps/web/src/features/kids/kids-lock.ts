/** Switches the kids lock of this device and returns the message if that fails. @spec decisions 3.14 */
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { call } from '../../api/call.ts'
import { explainPin, type LockStep, type PinTexts } from '../../forms/pin/explain-pin.ts'

export type { LockStep, PinTexts }

export type LockOutcome = { done: true } | { done: false; message: string; ask: LockStep }

export type LockQuestionProps = {
  words: PinTexts
  /** The error of the previous attempt. */
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
    return { done: false, ...explainPin(error, asked, words) }
  }
}
