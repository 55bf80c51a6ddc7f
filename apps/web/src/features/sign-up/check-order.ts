/** Looks at what was typed before anything is sent; the server checks it all again. @spec accounts 5 */
import type { messages } from '@quintet/contracts/messages'
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import type { Plan } from '@quintet/domain/pricing'

export type Order = {
  name: string
  email: string
  password: string
  plan: Plan
  cardNumber: string
  cardExpiry: string
  cardCvc: string
  cardName: string
  age18: boolean
  privacy: boolean
  terms: boolean
  newsletter: boolean
}

export type MessageName = keyof typeof messages | 'cardNumber' | 'cardExpiry' | 'cardCvc'
export type OrderErrors = Partial<Record<keyof Order, MessageName>>

// As loose as an address can be: the server decides.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkOrder(order: Order, now: Date): OrderErrors {
  const errors: OrderErrors = {}
  if (order.name.trim() === '') errors.name = 'nameRequired'
  if (order.email.trim() === '') errors.email = 'emailRequired'
  else if (!EMAIL.test(order.email.trim())) errors.email = 'emailInvalid'
  if (order.password.length < PASSWORD_MIN_LENGTH) errors.password = 'passwordTooShort'
  if (!isCardNumber(order.cardNumber)) errors.cardNumber = 'cardNumber'
  if (!isAhead(readExpiry(order.cardExpiry), now)) errors.cardExpiry = 'cardExpiry'
  if (!/^\d{3,4}$/.test(order.cardCvc.trim())) errors.cardCvc = 'cardCvc'
  for (const consent of ['age18', 'privacy', 'terms'] as const)
    if (!order[consent]) errors[consent] = 'consentRequired'
  return errors
}

/** By the Luhn sum. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** "4/29", "04 / 2029" and "0429" as month and year; null for anything else. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  if (month === undefined || year === undefined) return null
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

function isAhead(expiry: { month: number; year: number } | null, now: Date): boolean {
  if (!expiry) return false
  // A card is good until the end of its month.
  return new Date(expiry.year, expiry.month, 1) > now
}
