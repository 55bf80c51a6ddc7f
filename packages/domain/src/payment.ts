/** The ways to pay, as one chooses them and as the provider knows them. */

export const PAYMENT_TYPES = ['card', 'sepa_debit', 'paypal', 'sofort'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** A wallet hands over a card, and is told as its brand. Card brands. @spec accounts 3.4 */
export const WALLETS = ['apple_pay', 'google_pay'] as const
export type Wallet = (typeof WALLETS)[number]

const BRAND_NAMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

/** How a card's brand is written, in every language; undefined for one that we do not know. */
export function brandName(brand: string): string | undefined {
  return BRAND_NAMES[brand]
}

/** In the order in which they are offered. @spec accounts 9.4 */
export const PAYMENT_CHOICES = ['card', 'apple_pay', 'google_pay', 'paypal', 'sepa_debit', 'sofort'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

export function isWallet(choice: PaymentChoice): choice is Wallet {
  return (WALLETS as readonly PaymentChoice[]).includes(choice)
}

/** Apple Pay and Google Pay set the type to card, PayPal is a type of its own. */
export function paymentTypeOf(choice: PaymentChoice): PaymentType {
  return isWallet(choice) ? 'card' : choice
}

/** Which wording of the SEPA mandate a member gave, kept with it. @spec law 5.12 */
export const SEPA_MANDATE_VERSION = '2026-11-23'

/** By Luhn's check digit, ISO/IEC 7812-1; blanks and hyphens do not count. */
export function isCardNumber(typed: string): boolean {
  const number = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** As banks read it: without blanks, in capitals. */
export function plainIban(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** Lengths of the countries of SEPA whose members we may have; others are told by their check digits alone. ISO 13616 */
const IBAN_LENGTHS: Record<string, number> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  FR: 27,
  LI: 21,
  LU: 20,
  NL: 18,
}

/** ISO 13616: country and check digits moved to the end, letters as numbers, modulo 97 is 1. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.length !== (IBAN_LENGTHS[iban.slice(0, 2)] ?? iban.length)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
