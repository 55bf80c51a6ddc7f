/** The peer's objects, complete according to the types of Stripe's library. */
import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Behaviour } from './test-methods.ts'

export type Method = Stripe.PaymentMethod & { behaviour: Behaviour }

/** A balance entry with its payout, which Stripe itself exposes only as a filter. */
export type PeerEntry = Stripe.BalanceTransaction & { payout: string }

/** All of the peer's data. */
export type Store = {
  customers: Map<string, Stripe.Customer>
  setups: Map<string, Stripe.SetupIntent>
  methods: Map<string, Method>
  mandates: Map<string, Stripe.Mandate>
  intents: Map<string, Stripe.PaymentIntent>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  /** IDs of intents that were paid and failed afterwards. */
  failedDebits: Set<string>
  payouts: Map<string, Stripe.Payout>
  /** Balance entries, each with its payout. */
  entries: Map<string, PeerEntry>
  webhooks: Map<string, Stripe.WebhookEndpoint>
  domains: Map<string, Stripe.PaymentMethodDomain>
}

export function newStore(): Store {
  return {
    customers: new Map(),
    setups: new Map(),
    methods: new Map(),
    mandates: new Map(),
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    failedDebits: new Set(),
    payouts: new Map(),
    entries: new Map(),
    webhooks: new Map(),
    domains: new Map(),
  }
}

export function newName(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

export function newCustomer(now: Date): Stripe.Customer {
  return {
    id: newName('cus'),
    object: 'customer',
    balance: 0,
    created: secondsOf(now),
    default_source: null,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
  }
}

export function newSetup(
  wanted: Pick<Stripe.SetupIntent, 'customer' | 'metadata' | 'usage' | 'allowed_payment_method_types'>,
  now: Date,
): Stripe.SetupIntent {
  const id = newName('seti')
  return {
    id,
    object: 'setup_intent',
    ...wanted,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: secondsOf(now),
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: wanted.allowed_payment_method_types ?? [],
    single_use_mandate: null,
    status: 'requires_payment_method',
  }
}

export function newIntent(
  wanted: Pick<
    Stripe.PaymentIntent,
    'amount' | 'currency' | 'customer' | 'payment_method' | 'metadata' | 'allowed_payment_method_types'
  >,
  now: Date,
): Stripe.PaymentIntent {
  const id = newName('pi')
  return {
    id,
    object: 'payment_intent',
    ...wanted,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: secondsOf(now),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: wanted.allowed_payment_method_types ?? [],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'processing',
    transfer_group: null,
  }
}

export function newRefund(
  { id, currency, latest_charge: charge, customer, payment_method: method }: Stripe.PaymentIntent,
  { amount, metadata }: Pick<Stripe.Refund, 'amount' | 'metadata'>,
  now: Date,
): Stripe.Refund {
  return {
    id: newName('re'),
    object: 'refund',
    amount,
    balance_transaction: newName('txn'),
    charge,
    created: secondsOf(now),
    currency,
    customer,
    customer_account: null,
    metadata,
    payment_intent: id,
    payment_method: method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

/** Returns a card or bank account as typed at the provider; `fingerprint` identifies the same one again. */
export function newMethod(
  facts: Pick<Stripe.PaymentMethod, 'type' | 'customer' | 'card' | 'sepa_debit' | 'paypal'> & {
    billing: { name: string | null; email: string | null; country: string | null }
    behaviour: Behaviour
  },
  now: Date,
): Method {
  const { billing, ...rest } = facts
  const { name, email, country } = billing
  const address = { city: null, country, line1: null, line2: null, postal_code: null, state: null }
  return {
    id: newName('pm'),
    object: 'payment_method',
    ...rest,
    billing_details: { address, email, name, phone: null, tax_id: null },
    created: secondsOf(now),
    customer_account: null,
    livemode: false,
    metadata: {},
  }
}

export function newMandate(method: Method, now: Date): Stripe.Mandate {
  return {
    id: newName('mandate'),
    object: 'mandate',
    customer_acceptance: {
      accepted_at: secondsOf(now),
      online: { ip_address: '127.0.0.1', user_agent: 'tests' },
      type: 'online',
    },
    livemode: false,
    payment_method: method.id,
    payment_method_details: {
      type: 'sepa_debit',
      sepa_debit: {
        reference: newName('').toUpperCase().slice(1, 17),
        url: 'https://hooks.stripe.com/adapter',
      },
    },
    status: 'active',
    type: 'multi_use',
  }
}

export function newDispute(intent: Stripe.PaymentIntent, now: Date): Omit<Stripe.Dispute, 'evidence'> {
  return {
    id: newName('du'),
    object: 'dispute',
    amount: intent.amount,
    balance_transactions: [],
    charge: typeof intent.latest_charge === 'string' ? intent.latest_charge : newName('ch'),
    created: secondsOf(now),
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: secondsOf(now) + 864_000,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}
