/** Payment methods, as members choose them and as the provider names them. */

export const PAYMENT_TYPES = ['card', 'sepa_debit', 'paypal', 'sofort'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** A wallet hands over a card and is shown as its brand. @spec accounts 3.4 */
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

/** Returns a card brand's display name, the same in every language; undefined if the brand is unknown. */
export function brandName(brand: string): string | undefined {
  return BRAND_NAMES[brand]
}

/** In the order in which they are offered. @spec accounts 9.4 */
export const PAYMENT_CHOICES = ['card', 'apple_pay', 'google_pay', 'paypal', 'sepa_debit', 'sofort'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

export function isWallet(choice: PaymentChoice): choice is Wallet {
  return (WALLETS as readonly PaymentChoice[]).includes(choice)
}

/** Apple Pay and Google Pay set the type to card; PayPal is its own type. */
export function paymentTypeOf(choice: PaymentChoice): PaymentType {
  return isWallet(choice) ? 'card' : choice
}

/** The version of the SEPA mandate's wording, stored with each mandate. @spec law 5.12 */
export const SEPA_MANDATE_VERSION = '2026-11-23'

/** Checks Luhn's check digit, ISO/IEC 7812-1; ignores blanks and hyphens. */
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

/** Returns an IBAN as banks expect it: in capitals and without blanks. */
export function plainIban(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** IBAN lengths of the SEPA countries where members are likely to bank; others are checked by their check digits alone. ISO 13616 */
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

/** ISO 13616: with country and check digits moved to the end and letters as numbers, the remainder modulo 97 is 1. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.length !== (IBAN_LENGTHS[iban.slice(0, 2)] ?? iban.length)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
