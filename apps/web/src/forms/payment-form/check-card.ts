/** Validates a card before anything is sent; the provider checks it again. */
import { isCardNumber } from '@quintet/domain/money/payment'
import { textsOf } from './form-texts.ts'

const FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc', 'cardName'] as const

export type Card = Record<(typeof FIELDS)[number], string>
export type CardMistake = 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** Returns the invalid fields, each under its own name. */
export function checkCard(card: Card, now: Date): Partial<Record<CardMistake, CardMistake>> {
  return {
    ...(isCardNumber(card.cardNumber) ? {} : { cardNumber: 'cardNumber' as const }),
    ...(isAhead(readExpiry(card.cardExpiry), now) ? {} : { cardExpiry: 'cardExpiry' as const }),
    ...(/^\d{3,4}$/.test(card.cardCvc.trim()) ? {} : { cardCvc: 'cardCvc' as const }),
  }
}

/** Reads the card's fields from a form. */
export function readCard(form: FormData): Card {
  return textsOf(form, FIELDS)
}

/** Reads "4/29", "04 / 2029" and "0429" as month and year; null for anything else. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\s*(?:\/\s*)?(\d{2}|\d{4})$/.exec(typed.trim()) ?? []
  if (month === undefined || year === undefined) return null
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

function isAhead(expiry: { month: number; year: number } | null, now: Date): boolean {
  if (!expiry) return false
  // A card is valid until the end of its month.
  return new Date(expiry.year, expiry.month, 1) > now
}
