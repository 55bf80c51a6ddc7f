/** Looks at a card before anything is sent; the provider checks it all again. */

export type Card = { cardNumber: string; cardExpiry: string; cardCvc: string; cardName: string }
export type CardMistake = 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** Which fields are wrong, each named as itself. */
export function checkCard(card: Card, now: Date): Partial<Record<CardMistake, CardMistake>> {
  return {
    ...(isCardNumber(card.cardNumber) ? {} : { cardNumber: 'cardNumber' as const }),
    ...(isAhead(readExpiry(card.cardExpiry), now) ? {} : { cardExpiry: 'cardExpiry' as const }),
    ...(/^\d{3,4}$/.test(card.cardCvc.trim()) ? {} : { cardCvc: 'cardCvc' as const }),
  }
}

/** The card's fields of a form. */
export function readCard(form: FormData): Card {
  const text = (name: keyof Card) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    cardNumber: text('cardNumber'),
    cardExpiry: text('cardExpiry'),
    cardCvc: text('cardCvc'),
    cardName: text('cardName'),
  }
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
