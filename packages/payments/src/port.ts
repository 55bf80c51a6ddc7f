/**
 * The port behind which payments stand: a set-up confirmed with the provider gives the facts of a method, which is then
 * charged without the member. Its shapes are those of Stripe's SetupIntent, PaymentMethod, PaymentIntent and Refund.
 * @spec decisions 3.24
 */
import type { PayoutLineKind, PayoutState } from '@quintet/domain/payout'
import type { PaymentType } from '@quintet/domain/payment'
import type { MethodFacts } from '@quintet/platform/db/columns'

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** What the page's payment form needs; the client secret is given once and stored as a hash. */
export type SetupForm = {
  provider: PaymentProvider
  setupId: string
  clientSecret: string
  publishableKey?: string
}

/** An order to take money. Its id and the version of its key make the idempotency key: the same never takes money twice. */
export type ChargeOrder = {
  id: string
  keyVersion: number
  method: MethodFacts
  amountCents: number
  currency: string
  /** Not asked for before this time, when its fate is looked up. */
  createdAt: Date
}

/** An order to give back what the charge of this reference took. */
export type RefundOrder = { id: string; keyVersion: number; chargeReference: string; amountCents: number }

/**
 * What became of an order. `code` is Stripe's, such as `card_declined`. Processing: accepted, and the bank answers within
 * days, as with direct debits. Unknown: the answer was lost, is still to come, or is a fault of the provider's, which it
 * repeats for this key (`keyIsSpent`): look it up before the order is sent again.
 */
export type Outcome =
  | { state: 'succeeded' | 'processing'; reference: string }
  | { state: 'failed'; code: string; reference: string | null }
  | { state: 'unknown'; keyIsSpent: boolean }

/**
 * A signed message of the provider, and where to look: what happened is asked for, since events come in any order. Only what
 * is final is told by the event itself: that a method is gone, and how a dispute stands.
 */
export type ProviderEvent = { id: string; type: string; createdAt: Date; about: EventSubject | null }

export type EventSubject =
  /** `failed`: a debit of this order failed, which may have been paid before. */
  | { kind: 'order'; orderId: string; failed?: FailedDebit }
  | { kind: 'setup'; setupId: string }
  /** Charged by this reference no more: revoked, or removed at the provider. */
  | { kind: 'method_gone'; reference: string }
  | { kind: 'dispute'; dispute: Dispute }
  | { kind: 'payout'; payoutId: string }

/** A debit's charge that failed: its reference as orders name it, and its own. */
export type FailedDebit = { chargeReference: string; id: string; code: string }

/** A payment that its payer takes back through the bank; the charge is named by its reference. */
export type Dispute = {
  id: string
  chargeReference: string
  amountCents: number
  /** Stripe's, such as `fraudulent`. */
  reason: string
  state: 'open' | 'won' | 'lost'
  /** The bank asks and took nothing yet. */
  isInquiry: boolean
  /** The provider has an answer of ours. */
  isUnderReview: boolean
  /** By when an answer has to be there; null where none is taken. */
  dueAt: Date | null
  /** As of when all of this is so: events come in any order. */
  toldAt: Date
}

/** What goes to the house's bank account at once; below 0 where it comes from there. */
export type Payout = {
  id: string
  amountCents: number
  /** As in our books: EUR. */
  currency: string
  state: PayoutState
  /** Whether `lines` is all of it: not of payouts made by hand, nor before the provider has summed it up. */
  isItemised: boolean
  createdAt: Date
  arrivesAt: Date
  statementText: string | null
  /** By which the bank finds it. */
  traceId: string | null
  failureCode: string | null
  lines: PayoutLine[]
}

export type PayoutLine = {
  id: string
  kind: PayoutLineKind
  /** Stripe's, such as `payment_failure_refund`. */
  type: string
  grossCents: number
  /** What the provider kept of it. */
  feeCents: number
  netCents: number
  at: Date
  /** Of a charge as orders name it, of a refund, or of a dispute. */
  reference: string | null
}

/** Which wording of a SEPA mandate the page shows, and for whom. */
export type MandateText = { creditorId: string | null; textVersion: string }

/** `browserHash`: of the cookie of the browser that may use it; null where another program asks. */
export type WantedSetup = { type: PaymentType; mandate: MandateText; browserHash: Buffer | null }

export type Payments = {
  provider: PaymentProvider
  /** Which types a new set-up may have. Sofort only where the provider still offers it. @spec decisions 3.25 */
  offers: readonly PaymentType[]
  /** Throws `provider_unavailable`. */
  createSetup(wanted: WantedSetup, now: Date): Promise<SetupForm>
  /** Brings our row of the set-up up to what the provider knows; unknown ids are left alone. Throws `provider_unavailable`. */
  refreshSetup(setupId: string): Promise<void>
  /** Whether a trial taken with this method is the one trial of whoever holds it. @spec decisions 3.16 */
  provesPerson(method: MethodFacts): boolean
  charge(order: ChargeOrder): Promise<Outcome>
  refund(order: RefundOrder): Promise<Outcome>
  /** What the provider knows of an order; null: it never heard of it, or only with a fault as its answer. */
  findCharge(order: ChargeOrder): Promise<Outcome | null>
  findRefund(order: RefundOrder): Promise<Outcome | null>
  /** Has the provider delete a customer with its methods; false where it has to be asked again. @spec law 6.7 */
  forgetCustomer(customer: string): Promise<boolean>
  /** All that were made since then, with what they are made of. Throws `provider_unavailable` and `payouts_not_permitted`. */
  listPayouts(since: Date): Promise<Payout[]>
  /** Null where the provider's key may not ask. */
  readPayout(id: string): Promise<Payout | null>
  /** Where a dispute is answered in the provider's own pages; null where it has none. */
  disputePage(id: string): string | null
  /** Checks signature and age of an event; null where it is not the provider's, or too old. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<ProviderEvent | null>
}
