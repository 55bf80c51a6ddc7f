/** What the sandbox knows of cards, IBANs and PayPal accounts: Stripe's public test numbers and how they behave. @spec decisions 8 */
import { createHmac, randomBytes } from 'node:crypto'
import { isCardNumber, isIban, plainIban, type Wallet } from '@quintet/domain/payment'
import type { MethodFacts } from '../db/tables.ts'
import { newId } from '../identity/secrets.ts'

export type GivenMethod =
  | {
      type: 'card'
      card: { number: string; expMonth: number; expYear: number; cvc: string; name?: string | undefined }
      wallet?: Wallet | undefined
    }
  | { type: 'sepa_debit'; iban: string; mandate: { creditorId: string | null; textVersion: string } }
  /** `asks`: on a page of its own, as PayPal does. */
  | { type: 'paypal'; account: string; asks: boolean }

export type Billing = { country?: string | undefined; name?: string | undefined; email?: string | undefined }

export type Assessment =
  | {
      status: 'succeeded' | 'requires_action'
      method: MethodFacts
      /** Stripe's code, where the method is taken and fails when it is charged later. */
      declinesLater?: string
    }
  | { status: 'failed'; code: string }

/** @spec decisions 8: where a member lives follows from the billing country */
const PRESET_COUNTRY = 'DE'

type CardBehaviour = { brand: string; declines?: string; asks?: true; declinesLater?: string }

const TEST_CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': { brand: 'visa' },
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
  '4000000000000002': { brand: 'visa', declines: 'card_declined' },
  '4000000000009995': { brand: 'visa', declines: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', declines: 'expired_card' },
  '4000000000000127': { brand: 'visa', declines: 'incorrect_cvc' },
  '4000000000000119': { brand: 'visa', declines: 'processing_error' },
  '4000000000003220': { brand: 'visa', asks: true },
  '4000002500003155': { brand: 'visa', asks: true },
  '4000002760003184': { brand: 'visa', asks: true, declinesLater: 'authentication_required' },
  '4000000000000341': { brand: 'visa', declinesLater: 'card_declined' },
}

const IBAN_THAT_FAILS_WHEN_CHARGED = 'DE62370400440532013001'

/** Judges what was typed into the sandbox's payment form; `key` makes fingerprints that nobody can compute back. */
export function assessMethod(given: GivenMethod, billing: Billing, key: Buffer, now: Date): Assessment {
  if (given.type === 'card') return assessCard(given, billing, key, now)
  return given.type === 'sepa_debit'
    ? assessIban(given, billing, key, now)
    : assessPaypal(given, billing, key)
}

function assessIban(
  given: Extract<GivenMethod, { type: 'sepa_debit' }>,
  billing: Billing,
  key: Buffer,
  now: Date,
): Assessment {
  const iban = plainIban(given.iban)
  if (!isIban(iban)) return { status: 'failed', code: 'invalid_bank_account_iban' }
  const method: MethodFacts = {
    ...factsOf('sepa_debit', iban, billing, key),
    mandate: { reference: newMandateReference(), acceptedAt: now.toISOString(), ...given.mandate },
  }
  return {
    status: 'succeeded',
    method,
    ...(iban === IBAN_THAT_FAILS_WHEN_CHARGED ? { declinesLater: 'insufficient_funds' } : {}),
  }
}

function assessPaypal(
  { account: given, asks }: Extract<GivenMethod, { type: 'paypal' }>,
  billing: Billing,
  key: Buffer,
): Assessment {
  const account = given.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(account)) return { status: 'failed', code: 'payment_method_provider_decline' }
  return {
    status: asks ? 'requires_action' : 'succeeded',
    method: factsOf('paypal', account, { email: account, ...billing }, key),
  }
}

function assessCard(
  { card, wallet }: Extract<GivenMethod, { type: 'card' }>,
  billing: Billing,
  key: Buffer,
  now: Date,
): Assessment {
  const number = card.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) return { status: 'failed', code: 'incorrect_number' }
  const behaviour = TEST_CARDS[number]
  // A card that is no test card may be somebody's: the sandbox takes none of those.
  if (!behaviour) return { status: 'failed', code: 'card_declined' }
  if (isExpired(card, now)) return { status: 'failed', code: 'expired_card' }
  if (!new RegExp(`^\\d{${behaviour.brand === 'amex' ? 4 : 3}}$`).test(card.cvc))
    return { status: 'failed', code: 'incorrect_cvc' }
  if (behaviour.declines) return { status: 'failed', code: behaviour.declines }
  const facts = factsOf('card', number, { name: card.name, ...billing }, key)
  const method: MethodFacts = {
    ...facts,
    card: {
      brand: wallet ?? behaviour.brand,
      last4: number.slice(-4),
      expMonth: card.expMonth,
      expYear: card.expYear,
      funding: 'credit',
    },
  }
  return {
    status: behaviour.asks ? 'requires_action' : 'succeeded',
    method,
    ...(behaviour.declinesLater ? { declinesLater: behaviour.declinesLater } : {}),
  }
}

function factsOf(type: MethodFacts['type'], account: string, billing: Billing, key: Buffer): MethodFacts {
  return {
    type,
    reference: newId('pm'),
    customer: newId('cus'),
    // Keyed, since the numbers of a brand with known last digits are few enough to try them all.
    fingerprint: createHmac('sha256', key).update(`${type}:${account}`).digest('base64url'),
    country: billing.country ?? PRESET_COUNTRY,
    billing: { email: billing.email ?? null, name: billing.name ?? null },
  }
}

// A card is good until the end of its month, wherever the member lives.
function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1)
}

// At most 35 characters of a small set. SEPA rulebook AT-01
function newMandateReference(): string {
  return `Q${randomBytes(8).toString('hex').toUpperCase()}`
}
