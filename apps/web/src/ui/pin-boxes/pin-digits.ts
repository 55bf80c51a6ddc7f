/** Four boxes for a PIN: what typing, pasting and erasing does to them, and which box has the focus then. @spec accounts 5.5 */
import { PIN_LENGTH } from '@quintet/domain/pin'

export type PinDigits = { digits: readonly string[]; focus: number }

export const EMPTY_PIN: PinDigits = { digits: Array.from({ length: PIN_LENGTH }, () => ''), focus: 0 }

/** One digit, or several from a paste, from box `at` on; what is no digit is left out. */
export function typeDigits({ digits }: PinDigits, at: number, text: string): PinDigits {
  const typed = Array.from(text.replace(/\D/g, '')).slice(0, PIN_LENGTH - at)
  if (typed.length === 0) return { digits, focus: at }
  const next = digits.map((digit, index) => typed[index - at] ?? digit)
  return { digits: next, focus: Math.min(at + typed.length, PIN_LENGTH - 1) }
}

/** Empties the box, or the one before where it is empty already. */
export function eraseDigit({ digits }: PinDigits, at: number): PinDigits {
  const erased = digits[at] === '' ? Math.max(0, at - 1) : at
  return { digits: digits.map((digit, index) => (index === erased ? '' : digit)), focus: erased }
}

/** The whole PIN, or null while a box is empty. */
export function wholePin({ digits }: PinDigits): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null
}
