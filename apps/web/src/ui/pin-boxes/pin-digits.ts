/** The four boxes of a PIN: the effect of typing, pasting and erasing, and which box gets focus. @spec accounts 5.5 */
import { PIN_LENGTH } from '@quintet/domain/youth/pin'

export type PinDigits = { digits: readonly string[]; focus: number }

export const EMPTY_PIN: PinDigits = { digits: Array.from({ length: PIN_LENGTH }, () => ''), focus: 0 }

/** Enters one digit, or several from a paste, from box `at` on; anything else is ignored. */
export function typeDigits({ digits }: PinDigits, at: number, text: string): PinDigits {
  const typed = Array.from(text.replace(/\D/g, '')).slice(0, PIN_LENGTH - at)
  if (typed.length === 0) return { digits, focus: at }
  const next = digits.map((digit, index) => typed[index - at] ?? digit)
  return { digits: next, focus: Math.min(at + typed.length, PIN_LENGTH - 1) }
}

/** Empties the box, or the previous one if it is already empty. */
export function eraseDigit({ digits }: PinDigits, at: number): PinDigits {
  const erased = digits[at] === '' ? Math.max(0, at - 1) : at
  return { digits: digits.map((digit, index) => (index === erased ? '' : digit)), focus: erased }
}

/** Returns the complete PIN, or null while a box is empty. */
export function wholePin({ digits }: PinDigits): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null
}
