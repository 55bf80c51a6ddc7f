/**
 * The payment port over Stripe's API, by its official library; the sandbox answers the same calls. What Stripe's own network
 * would answer comes in by `send`, so that this is all that changes between the two.
 * @spec decisions 3.24
 */
import type { PaymentType } from '@quintet/domain/payment'
import type { Stripe } from 'stripe'
import type { Database } from '@quintet/platform/db/database'
import type { ChargeOrder, Outcome, PaymentProvider, Payments, RefundOrder } from '../port.ts'
import { codeOf } from './codes.ts'
import { subjectOf } from './events.ts'
import { openStripeLibrary, type SendRequest, type StripeLibrary } from './library.ts'
import { stripeSetups } from './setups.ts'

/** Older events are refused, so that one that was overheard is of no use later. */
const EVENT_TOLERANCE_SECONDS = 300
/** Of the clocks of both sides, when a charge is looked up. */
const CLOCK_SKEW_SECONDS = 300
const SERVER_ERROR = 500
const PAGE = 100

/** Stripe ended Sofort on 31 March 2025. @spec decisions 3.25 */
const OFFERS: readonly PaymentType[] = ['card', 'sepa_debit', 'paypal']

export type StripeSettings = {
  db: Database
  provider: PaymentProvider
  key: string
  /** For the provider's own form in the page. */
  publishableKey?: string
  webhookSecret: () => Promise<string>
  /** In place of the network. */
  send?: SendRequest
}

export function openStripe({
  db,
  provider,
  key,
  publishableKey,
  webhookSecret,
  send,
}: StripeSettings): Payments {
  const library = openStripeLibrary({ key, send })
  return {
    provider,
    offers: OFFERS,
    provesPerson: () => true,
    ...stripeSetups({ db, provider, publishableKey, library }),
    charge: (order) =>
      answered(library, async ({ stripe }) =>
        outcomeOfIntent(
          await stripe.paymentIntents.create(
            {
              amount: order.amountCents,
              currency: order.currency.toLowerCase(),
              customer: order.method.customer,
              payment_method: order.method.reference,
              allowed_payment_method_types: [order.method.type],
              off_session: true,
              confirm: true,
              metadata: { order: order.id },
            },
            { idempotencyKey: keyOf(order) },
          ),
        ),
      ),
    refund: (order) =>
      answered(library, async ({ stripe }) =>
        outcomeOfRefund(
          await stripe.refunds.create(
            {
              payment_intent: order.chargeReference,
              amount: order.amountCents,
              metadata: { order: order.id },
            },
            { idempotencyKey: keyOf(order) },
          ),
        ),
      ),
    findCharge: ({ id, method, createdAt }) =>
      answered(library, async ({ stripe }) => {
        const created = { gte: Math.floor(createdAt.getTime() / 1000) - CLOCK_SKEW_SECONDS }
        const { customer } = method
        for await (const intent of stripe.paymentIntents.list({ customer, created, limit: PAGE }))
          if (intent.metadata['order'] === id) return outcomeOfIntent(intent)
        return null
      }),
    findRefund: ({ id, chargeReference }) =>
      answered(library, async ({ stripe }) => {
        for await (const refund of stripe.refunds.list({ payment_intent: chargeReference, limit: PAGE }))
          if (refund.metadata?.['order'] === id) return outcomeOfRefund(refund)
        return null
      }),
    async forgetCustomer(customer) {
      const outcome = await answered(library, async ({ stripe }) => {
        await stripe.customers.del(customer)
        return null
      })
      return outcome === null || outcome.state === 'failed'
    },
    async readEvent(body, signature, now) {
      const { webhooks, errors } = await library()
      try {
        const secret = await webhookSecret()
        const event = webhooks.constructEvent(
          body,
          signature ?? '',
          secret,
          EVENT_TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        const { id, type, created } = event
        return { id, type, createdAt: new Date(created * 1000), about: subjectOf(event) }
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null
        throw error
      }
    },
  }
}

/** Refused for what it is about, not for how it was asked; anything else is a fault of ours. */
const REFUSALS = new Set([
  'resource_missing',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
])

function keyOf({ id, keyVersion }: ChargeOrder | RefundOrder): string {
  return `${id}-${keyVersion}`
}

/** Turns what the library throws into an outcome; faults of ours (a wrong key, a misspelt field) go on. */
async function answered<T>(
  library: () => Promise<StripeLibrary>,
  ask: (library: StripeLibrary) => Promise<T>,
): Promise<T | Outcome> {
  const opened = await library()
  const { errors } = opened
  try {
    return await ask(opened)
  } catch (error) {
    if (error instanceof errors.StripeCardError)
      return {
        state: 'failed',
        code: codeOf(error.code, error.decline_code),
        reference: error.payment_intent?.id ?? null,
      }
    // Not heard, refused for the moment, or the same key is under way.
    if (
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      error instanceof errors.StripeIdempotencyError
    )
      return { state: 'unknown', keyIsSpent: false }
    if (error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= SERVER_ERROR)
      return { state: 'unknown', keyIsSpent: true }
    if (error instanceof errors.StripeInvalidRequestError && error.code && REFUSALS.has(error.code))
      return { state: 'failed', code: error.code, reference: null }
    throw error
  }
}

function outcomeOfIntent({ id, status, last_payment_error }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { state: 'succeeded', reference: id }
  if (status === 'processing') return { state: 'processing', reference: id }
  return {
    state: 'failed',
    code: codeOf(last_payment_error?.code ?? undefined, last_payment_error?.decline_code),
    reference: id,
  }
}

function outcomeOfRefund({ id, status, failure_reason }: Stripe.Refund): Outcome {
  if (status === 'succeeded') return { state: 'succeeded', reference: id }
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', code: failure_reason ?? 'processing_error', reference: id }
  return { state: 'unknown', keyIsSpent: false }
}
