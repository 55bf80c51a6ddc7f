/**
 * The port behind which payments stand: a set-up confirmed with the provider gives the facts of a method, which is then
 * charged without the member. Written so that Stripe's SetupIntent, PaymentMethod and PaymentIntent fit it.
 * @spec decisions 3, 8
 */
import type { DatabaseTransaction } from '../db/database.ts'
import type { MethodFacts } from '../db/tables.ts'

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

export type PaymentType = MethodFacts['type']

/** What the page's payment form needs; the client secret is given once and stored as a hash. */
export type SetupForm = {
  provider: PaymentProvider
  setupId: string
  clientSecret: string
  publishableKey?: string
}

export type Charge = {
  method: MethodFacts
  amountCents: number
  currency: string
  /** The same key never takes money twice. */
  idempotencyKey: string
}

/** `code` is Stripe's, such as `card_declined`. */
export type ChargeOutcome = { succeeded: true; reference: string } | { succeeded: false; code: string }

export type Payments = {
  provider: PaymentProvider
  /** Which types a new set-up may have. @spec decisions 3: Sofort only where the provider still offers it */
  offers: readonly PaymentType[]
  createSetup(type: PaymentType, now: Date): Promise<SetupForm>
  /** Brings our row of the set-up up to what the provider knows; unknown ids are left alone. */
  refreshSetup(setupId: string): Promise<void>
  /** Takes money as the last step of `tx`; what must be remembered of it is written in the same transaction. */
  charge(tx: DatabaseTransaction, charge: Charge): Promise<ChargeOutcome>
}
