/** Charges and refunds of payment orders through Stripe's API, and their outcomes. */
import { declineCode } from '@quintet/domain/money/decline-code'
import type { Stripe } from 'stripe'
import type { ChargeOrder, Outcome, Payments, RefundOrder } from '../port.ts'
import { answered } from './answered.ts'
import type { StripeLibrary } from './library.ts'

const PAGE = 100

type Orders = Pick<Payments, 'charge' | 'refund' | 'findCharge' | 'findRefund'>

/** The part of the port that moves money; each call carries its order's id, so that it can be found again and never runs twice. */
export function stripeOrders(library: () => Promise<StripeLibrary>): Orders {
  return {
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
    // Newest first, however old: if our clock is ahead, a limit by time would miss the charge, and it would be made again.
    findCharge: ({ id, method: { customer } }) =>
      answered(library, async ({ stripe }) => {
        for await (const intent of stripe.paymentIntents.list({ customer, limit: PAGE }))
          if (intent.metadata['order'] === id) return outcomeOfIntent(intent)
        return null
      }),
    findRefund: ({ id, chargeReference }) =>
      answered(library, async ({ stripe }) => {
        for await (const refund of stripe.refunds.list({ payment_intent: chargeReference, limit: PAGE }))
          if (refund.metadata?.['order'] === id) return outcomeOfRefund(refund)
        return null
      }),
  }
}

function keyOf({ id, keyVersion }: ChargeOrder | RefundOrder): string {
  return `${id}-${keyVersion}`
}

function outcomeOfIntent({ id, status, last_payment_error }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { state: 'succeeded', reference: id }
  if (status === 'processing') return { state: 'processing', reference: id }
  return {
    state: 'failed',
    code: declineCode(last_payment_error?.code ?? undefined, last_payment_error?.decline_code),
    reference: id,
  }
}

function outcomeOfRefund({ id, status, failure_reason }: Stripe.Refund): Outcome {
  if (status === 'succeeded') return { state: 'succeeded', reference: id }
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', code: failure_reason ?? 'processing_error', reference: id }
  return { state: 'unknown', keyIsSpent: false }
}
