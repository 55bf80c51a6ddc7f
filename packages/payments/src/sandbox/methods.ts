/** The cards, IBANs and PayPal accounts that the sandbox knows: Stripe's public test numbers and their behaviour. @spec decisions 8.2 */
import { createHmac, randomBytes } from 'node:crypto'
import { isCardNumber, isIban, plainIban, type Wallet } from '@quintet/domain/money/payment'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { newId } from '@quintet/platform/identity/secrets'
import type { Behaviour, SandboxMethod } from './objects.ts'

export type GivenMethod =
  | {
      type: 'card'
      card: { number: string; expMonth: number; expYear: number; cvc: string; name?: string | undefined }
      wallet?: Wallet | undefined
    }
  | { type: 'sepa_debit'; iban: string }
  /** `asks`: asks for confirmation on a page of its own, as PayPal does. @spec decisions 8.7 */
  | { type: 'paypal'; account: string; asks: boolean }

export type Billing = { country?: string | undefined; name?: string | undefined; email?: string | undefined }

/** `method` has no customer yet; `mandate` is the reference of its new mandate. */
export type Assessment =
  | { status: 'succeeded' | 'requires_action'; method: SandboxMethod; mandate?: string }
  | { status: 'failed'; code: string }

/** How a card behaves at its set-up and afterwards. */
type CardBehaviour = Behaviour & { brand: string; refused?: string; asks?: true }

const TEST_CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': { brand: 'visa' },
  // The only card that is limited to a single trial.
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '3056930009020004': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb' },
  '6200000000000005': { brand: 'unionpay' },
  '4000002760000016': { brand: 'visa' },
  '4000000400000008': { brand: 'visa' },
  '4000007560000009': { brand: 'visa' },
  '4000000000000002': { brand: 'visa', refused: 'card_declined' },
  '4000000000009995': { brand: 'visa', refused: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', refused: 'expired_card' },
  '4000000000000127': { brand: 'visa', refused: 'incorrect_cvc' },
  '4000000000000119': { brand: 'visa', refused: 'processing_error' },
  '4000000000003220': { brand: 'visa', asks: true },
  '4000002500003155': { brand: 'visa', asks: true },
  '4000002760003184': { brand: 'visa', asks: true, declines: 'authentication_required' },
  '4000000000000341': { brand: 'visa', declines: 'card_declined' },
  '4000000000000259': { brand: 'visa', disputes: true },
}

/** Since everyone uses the public test cards, only one of them, 4000 0566 5566 5556, identifies a person. @spec decisions 3.16 */
export const isOneTrialCard = ({ card }: MethodFacts): boolean => card?.last4 === '5556'

const TEST_IBANS: Record<string, Behaviour> = {
  DE62370400440532013001: { declines: 'insufficient_funds' },
  DE35370400440532013002: { disputes: true },
  DE08370400440532013003: { isSlow: true },
  DE78370400440532013004: { declines: 'insufficient_funds', isSlow: true },
  DE51370400440532013005: { returns: true },
}

/**
 * Assesses the input of the sandbox's payment form; `key` makes fingerprints that cannot be reversed.
 * @spec decisions 8.5
 */
export function assessMethod(given: GivenMethod, billing: Billing, key: Buffer, now: Date): Assessment {
  if (given.type === 'card') return assessCard(given, billing, key, now)
  return given.type === 'sepa_debit' ? assessIban(given, billing, key) : assessPaypal(given, billing, key)
}

function assessIban(
  given: Extract<GivenMethod, { type: 'sepa_debit' }>,
  billing: Billing,
  key: Buffer,
): Assessment {
  const iban = plainIban(given.iban)
  if (!isIban(iban)) return { status: 'failed', code: 'invalid_bank_account_iban' }
  const method: SandboxMethod = {
    ...methodOf('sepa_debit', billing),
    sepa_debit: {
      country: iban.slice(0, 2),
      last4: iban.slice(-4),
      fingerprint: fingerprintOf('sepa_debit', iban, key),
    },
    ...TEST_IBANS[iban],
  }
  return { status: 'succeeded', method, mandate: newMandateReference() }
}

function assessPaypal(
  { account: given, asks }: Extract<GivenMethod, { type: 'paypal' }>,
  billing: Billing,
  key: Buffer,
): Assessment {
  const account = given.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(account)) return { status: 'failed', code: 'payment_method_provider_decline' }
  const method: SandboxMethod = {
    ...methodOf('paypal', billing),
    paypal: { country: null, payer_email: account, payer_id: fingerprintOf('paypal', account, key) },
  }
  return { status: asks ? 'requires_action' : 'succeeded', method }
}

function assessCard(
  { card, wallet }: Extract<GivenMethod, { type: 'card' }>,
  billing: Billing,
  key: Buffer,
  now: Date,
): Assessment {
  const number = card.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) return { status: 'failed', code: 'incorrect_number' }
  const known = TEST_CARDS[number]
  // Any card that is not a test card may be a real one, which the sandbox never accepts.
  if (!known) return { status: 'failed', code: 'card_declined' }
  const { brand, refused, asks, ...behaviour } = known
  if (isExpired(card, now)) return { status: 'failed', code: 'expired_card' }
  if (!new RegExp(`^\\d{${brand === 'amex' ? 4 : 3}}$`).test(card.cvc))
    return { status: 'failed', code: 'incorrect_cvc' }
  if (refused) return { status: 'failed', code: refused }
  const method: SandboxMethod = {
    ...methodOf('card', { name: card.name, ...billing }),
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      fingerprint: fingerprintOf('card', number, key),
      wallet: wallet ? { type: wallet } : null,
    },
    ...behaviour,
  }
  return { status: asks ? 'requires_action' : 'succeeded', method }
}

function methodOf(type: string, { country, name, email }: Billing): SandboxMethod {
  const address = {
    city: null,
    country: country ?? null,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  }
  const billing = { address, email: email ?? null, name: name ?? null, phone: null, tax_id: null }
  return { id: newId('pm'), object: 'payment_method', type, customer: null, billing_details: billing }
}

// Keyed, since a brand's numbers with known last digits are few enough to try them all.
function fingerprintOf(type: string, account: string, key: Buffer): string {
  return createHmac('sha256', key).update(`${type}:${account}`).digest('base64url')
}

// A card is valid until the end of its month, wherever the member lives.
function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1)
}

// At most 35 characters from a small set. SEPA rulebook AT-01
function newMandateReference(): string {
  return `Q${randomBytes(8).toString('hex').toUpperCase()}`
}
