/**
 * The payment port: a set-up confirmed with the provider yields a payment method, which is then charged off-session. Its shapes follow
 * Stripe's SetupIntent, PaymentMethod, PaymentIntent and Refund. @spec decisions 3.24
 */
import type { PayoutLineKind, PayoutState } from '@quintet/domain/money/payout'
import type { PaymentType } from '@quintet/domain/money/payment'
import type { MethodFacts } from '@quintet/platform/db/columns'

const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** What the page's payment form needs; the client secret is returned once and stored as a hash. */
export type SetupForm = {
  provider: PaymentProvider
  setupId: string
  clientSecret: string
  publishableKey?: string
}

/** An order to charge money. Its id and key version form the idempotency key, so that the same order never charges twice. */
export type ChargeOrder = {
  id: string
  keyVersion: number
  method: MethodFacts
  amountCents: number
  currency: string
}

/** An order to refund from the charge with this reference. */
export type RefundOrder = { id: string; keyVersion: number; chargeReference: string; amountCents: number }

/**
 * The outcome of an order. `code` is Stripe's, such as `card_declined`. Processing: accepted, and the bank responds within days, as with
 * direct debits. Unknown: the response was lost, is outstanding, or is a provider error that it repeats for this key (`keyIsSpent`): look
 * the order up before sending it again.
 */
export type Outcome =
  | { state: 'succeeded' | 'processing'; reference: string }
  | { state: 'failed'; code: string; reference: string | null }
  | { state: 'unknown'; keyIsSpent: boolean }

/**
 * A verified event of the provider, and what it is about. Events arrive in any order, so the current state is queried. Only final facts are
 * taken from the event itself: that a method is gone, and the state of a dispute.
 */
export type ProviderEvent = { id: string; type: string; createdAt: Date; about: EventSubject | null }

export type EventSubject =
  /** `failed`: a debit of this order failed, possibly after it had been paid. */
  | { kind: 'order'; orderId: string; failed?: FailedDebit }
  | { kind: 'setup'; setupId: string }
  /** The method with this reference can no longer be charged: it was revoked or removed at the provider. */
  | { kind: 'method_gone'; reference: string }
  | { kind: 'dispute'; dispute: Dispute }
  | { kind: 'payout'; payoutId: string }

/** A failed charge of a debit: the reference that orders know, and its own id. */
export type FailedDebit = { chargeReference: string; id: string; code: string }

/** A payment that its payer disputes through the bank, with the reference of its charge. */
export type Dispute = {
  id: string
  chargeReference: string
  amountCents: number
  /** Stripe's code, such as `fraudulent`. */
  reason: string
  state: 'open' | 'won' | 'lost'
  /** True if the bank only inquires and has not taken any money yet. */
  isInquiry: boolean
  /** True if the provider has our response. */
  isUnderReview: boolean
  /** The deadline for a response; null if none is accepted. */
  dueAt: Date | null
  /** The time of this state, since events arrive in any order. */
  toldAt: Date
}

/** A transfer to the company's bank account; negative if it is debited there. */
export type Payout = {
  id: string
  amountCents: number
  /** In upper case, as in our books: EUR. */
  currency: string
  state: PayoutState
  /** True if `lines` is complete: not for manual payouts, nor before the provider has itemised the payout. */
  isItemised: boolean
  createdAt: Date
  arrivesAt: Date
  statementText: string | null
  /** The reference by which the bank finds the payout. */
  traceId: string | null
  failureCode: string | null
  lines: PayoutLine[]
}

export type PayoutLine = {
  id: string
  kind: PayoutLineKind
  /** Stripe's type, such as `payment_failure_refund`. */
  type: string
  grossCents: number
  /** The provider's fee. */
  feeCents: number
  netCents: number
  at: Date
  /** The reference of a charge, as orders know it, or of a refund or a dispute. */
  reference: string | null
}

/** The version of the SEPA mandate that the page shows, and its creditor. */
export type MandateText = { creditorId: string | null; textVersion: string }

/** `browserHash`: hash of the cookie of the browser that may use the set-up; null for requests from another program. */
export type WantedSetup = { type: PaymentType; mandate: MandateText; browserHash: Buffer | null }

export type Payments = {
  provider: PaymentProvider
  /** The payment types of new set-ups. Sofort only while the provider still offers it. @spec decisions 3.25 */
  offers: readonly PaymentType[]
  /** Throws `provider_unavailable`. */
  createSetup(wanted: WantedSetup, now: Date): Promise<SetupForm>
  /** Updates our row of the set-up from the provider; ignores unknown ids. Throws `provider_unavailable`. */
  refreshSetup(setupId: string): Promise<void>
  /** True if a trial taken with this method counts as its holder's one trial. @spec decisions 3.16 */
  provesPerson(method: MethodFacts): boolean
  charge(order: ChargeOrder): Promise<Outcome>
  refund(order: RefundOrder): Promise<Outcome>
  /** Returns what the provider knows about an order; null if it has never received it or has only answered it with an error. */
  findCharge(order: ChargeOrder): Promise<Outcome | null>
  findRefund(order: RefundOrder): Promise<Outcome | null>
  /** Deletes a customer and its methods at the provider; false if that must be retried. @spec law 6.7 */
  forgetCustomer(customer: string): Promise<boolean>
  /** Returns all payouts made since then, with their lines. Throws `provider_unavailable` and `payouts_not_permitted`. */
  listPayouts(since: Date): Promise<Payout[]>
  /** Null if the provider's key lacks the permission. */
  readPayout(id: string): Promise<Payout | null>
  /** Returns the provider's own page for responding to a dispute; null if there is none. */
  disputePage(id: string): string | null
  /** Verifies the signature and age of an event; null if it is forged or too old. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<ProviderEvent | null>
}
