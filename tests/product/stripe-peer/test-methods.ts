/** Stripe's public test cards and IBANs, and how they behave. Source: docs.stripe.com/testing, docs.stripe.com/payments/sepa-debit */

export type Behaviour = {
  /** The code with which it is refused at setup. */
  refused?: string
  /** Whether the bank challenges at setup. */
  asks?: true
  /** The code with which a charge is declined. */
  declines?: string
  /** Whether the bank responds to a debit only after days. */
  isSlow?: true
  /** Whether its payer disputes the charge. */
  disputes?: true
}

export const CARDS: Record<string, Behaviour & { brand: string }> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { brand: 'visa', refused: 'card_declined' },
  '4000000000009995': { brand: 'visa', refused: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', refused: 'expired_card' },
  '4000000000000127': { brand: 'visa', refused: 'incorrect_cvc' },
  '4000002500003155': { brand: 'visa', asks: true },
  '4000002760003184': { brand: 'visa', asks: true, declines: 'authentication_required' },
  '4000000000000341': { brand: 'visa', declines: 'card_declined' },
  '4000000000000259': { brand: 'visa', disputes: true },
}

export const IBANS: Record<string, Behaviour> = {
  DE89370400440532013000: {},
  AT611904300234573201: {},
  DE62370400440532013001: { declines: 'insufficient_funds' },
  DE35370400440532013002: { disputes: true },
  DE08370400440532013003: { isSlow: true },
  DE78370400440532013004: { declines: 'insufficient_funds', isSlow: true },
}
