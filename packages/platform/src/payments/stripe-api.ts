/** Charging, refunding and looking up over Stripe's API, by its official library; the sandbox answers the same calls. */
import { Stripe } from 'stripe'
import type { ChargeOrder, Outcome, Payments, ProviderEvent, RefundOrder } from './payments.ts'

/** Older events are refused, so that one that was overheard is of no use later. */
const EVENT_TOLERANCE_SECONDS = 300
/** Of the clocks of both sides, when a charge is looked up. */
const CLOCK_SKEW_SECONDS = 300
const SERVER_ERROR = 500
const PAGE = 100

export type StripeApi = Pick<Payments, 'charge' | 'refund' | 'findCharge' | 'findRefund' | 'readEvent'>

type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

/** `send` stands in for the network; the library's own retries are off, since our orders are retried by their outbox. */
export function openStripeApi({
  key,
  webhookSecret,
  send,
}: {
  key: string
  webhookSecret: () => Promise<string>
  send: FetchFunction
}): StripeApi {
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(send as typeof fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    charge: (order) =>
      answered(async () =>
        outcomeOfIntent(
          await stripe.paymentIntents.create(
            {
              amount: order.amountCents,
              currency: order.currency.toLowerCase(),
              customer: order.method.customer,
              payment_method: order.method.reference,
              off_session: true,
              confirm: true,
              metadata: { order: order.id },
            },
            { idempotencyKey: keyOf(order) },
          ),
        ),
      ),
    refund: (order) =>
      answered(async () =>
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
      answered(async () => {
        const created = { gte: Math.floor(createdAt.getTime() / 1000) - CLOCK_SKEW_SECONDS }
        const { customer } = method
        for await (const intent of stripe.paymentIntents.list({ customer, created, limit: PAGE }))
          if (intent.metadata['order'] === id) return outcomeOfIntent(intent)
        return null
      }),
    findRefund: ({ id, chargeReference }) =>
      answered(async () => {
        for await (const refund of stripe.refunds.list({ payment_intent: chargeReference, limit: PAGE }))
          if (refund.metadata?.['order'] === id) return outcomeOfRefund(refund)
        return null
      }),
    async readEvent(body, signature, now) {
      try {
        const secret = await webhookSecret()
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          secret,
          EVENT_TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        return toProviderEvent(event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null
        throw error
      }
    },
  }
}

function keyOf({ id, keyVersion }: ChargeOrder | RefundOrder): string {
  return `${id}-${keyVersion}`
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null }
  return {
    id: event.id,
    type: event.type,
    orderId: metadata?.['order'] ?? null,
    createdAt: new Date(event.created * 1000),
  }
}

/** Turns what the library throws into an outcome; faults of ours (a wrong key, a misspelt field) go on. */
async function answered<T>(ask: () => Promise<T>): Promise<T | Outcome> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return {
        state: 'failed',
        code: codeOf(error.code, error.decline_code),
        reference: error.payment_intent?.id ?? null,
      }
    // Not heard, refused for the moment, or the same key is under way.
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    )
      return { state: 'unknown', keyIsSpent: false }
    if (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= SERVER_ERROR)
      return { state: 'unknown', keyIsSpent: true }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return { state: 'failed', code: 'resource_missing', reference: null }
    throw error
  }
}

// The general code says only that a card was declined; where the bank said why, that is told.
function codeOf(code: string | undefined, declineCode: string | undefined): string {
  const known = code ?? 'card_declined'
  return known === 'card_declined' && declineCode && declineCode !== 'generic_decline' ? declineCode : known
}

function outcomeOfIntent({ id, status, last_payment_error }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { state: 'succeeded', reference: id }
  if (status === 'processing') return { state: 'unknown', keyIsSpent: false }
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
