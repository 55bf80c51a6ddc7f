/** Charges, refunds and disputes of the sandbox, as Stripe's API answers them. @spec decisions 8, law 13 */
import type { Stripe } from 'stripe'
import type { DatabaseTransaction } from '../db/database.ts'
import { newId } from '../identity/secrets.ts'
import type { Faults } from './faults.ts'
import {
  type Answer,
  declined,
  declineError,
  metadataOf,
  missing,
  OK,
  refused,
  secondsOf,
} from './sandbox-answers.ts'
import * as objects from './sandbox-objects.ts'

/** So long a dispute is open. */
const DISPUTE_MS = 10 * 24 * 60 * 60 * 1000

export async function createIntent(
  faults: Faults,
  tx: DatabaseTransaction,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  const methodId = form.get('payment_method') ?? ''
  const method = await objects.findObject<objects.SandboxMethod>(tx, 'payment_method', methodId)
  if (!method) return missing('payment_method')
  const code = (await faults.nextDecline(tx)) ?? declineOf(method, now)
  const amount = Number(form.get('amount'))
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: code ? 0 : amount,
    currency: form.get('currency') ?? 'eur',
    customer: form.get('customer'),
    payment_method: methodId,
    status: code ? 'requires_payment_method' : 'succeeded',
    last_payment_error: code ? declineError(code) : null,
    metadata: metadataOf(form),
    created: secondsOf(now),
    livemode: false,
  } satisfies Partial<Stripe.PaymentIntent>
  await objects.saveObject(tx, 'payment_intent', intent, now)
  const type = code ? 'payment_intent.payment_failed' : 'payment_intent.succeeded'
  await objects.insertEvent(tx, { type, object: intent }, now)
  if (code) return declined(code, intent)
  if (method.disputes) await disputeCharge(tx, intent, now)
  return { status: OK, body: intent }
}

/** The payer takes the money back; the bank believes them in the end. */
async function disputeCharge(
  tx: DatabaseTransaction,
  { id, amount, currency }: { id: string; amount: number; currency: string },
  now: Date,
): Promise<void> {
  const dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount,
    currency,
    payment_intent: id,
    reason: 'fraudulent',
    status: 'needs_response',
    created: secondsOf(now),
    metadata: {},
    livemode: false,
  } satisfies Partial<Stripe.Dispute>
  await objects.saveObject(tx, 'dispute', dispute, now)
  await objects.insertEvent(tx, { type: 'charge.dispute.created', object: dispute }, now)
  const lost = { type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' } }
  await objects.insertEvent(tx, lost, now, new Date(now.getTime() + DISPUTE_MS))
}

export async function createRefund(
  tx: DatabaseTransaction,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  const intentId = form.get('payment_intent') ?? ''
  const intent = await objects.findObject<Stripe.PaymentIntent>(tx, 'payment_intent', intentId)
  if (!intent) return missing('payment_intent')
  // One refund of a charge at a time, so that two never give back more than was taken.
  await objects.holdAnswer(tx, intentId)
  const earlier = await objects.listObjects(tx, 'refund', ['payment_intent', intentId], new Date(0))
  const given = (earlier as Stripe.Refund[]).reduce((sum, refund) => sum + refund.amount, 0)
  const amount = Number(form.get('amount') ?? intent.amount_received - given)
  if (given + amount > intent.amount_received) return refused('charge_already_refunded')
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intentId,
    status: 'succeeded',
    metadata: metadataOf(form),
    created: secondsOf(now),
  } satisfies Partial<Stripe.Refund>
  await objects.saveObject(tx, 'refund', refund, now)
  await objects.insertEvent(tx, { type: 'refund.created', object: refund }, now)
  return { status: OK, body: refund }
}

function declineOf({ declines, card }: objects.SandboxMethod, now: Date): string | null {
  // A card is good until the end of its month.
  if (card && now.getTime() >= Date.UTC(card.exp_year, card.exp_month, 1)) return 'expired_card'
  return declines ?? null
}
