/** Charges, refunds and disputes of the sandbox, with responses as from Stripe's API. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Stripe } from 'stripe'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
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
} from './answers.ts'
import * as objects from './objects.ts'

/** How long a slow direct debit takes. @spec law 11.1 */
const SLOW_MS = 5 * DAY_MS
/** How many days a dispute stays open. */
export const DISPUTE_DAYS = 10

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
  const settlesAt = new Date(now.getTime() + (method.isSlow ? SLOW_MS : 0))
  const money = { amount, currency: form.get('currency') ?? 'eur', metadata: metadataOf(form) }
  const intent = {
    ...newObject('pi', 'payment_intent', money, now),
    amount_received: code ? 0 : amount,
    customer: form.get('customer'),
    payment_method: methodId,
    status: code ? 'requires_payment_method' : 'succeeded',
    last_payment_error: code ? declineError(code) : null,
  } satisfies Partial<Stripe.PaymentIntent>
  const kept = { ...intent, settles_at: secondsOf(settlesAt) }
  await objects.saveObject(tx, 'payment_intent', kept, now)
  const type = code ? 'payment_intent.payment_failed' : 'payment_intent.succeeded'
  await objects.insertEvent(tx, { type, object: intent }, settlesAt)
  if (method.disputes && !code) await disputeCharge(tx, intent, USUAL_DISPUTE, settlesAt)
  if (method.returns && !code)
    await disputeCharge(tx, intent, RETURNED, new Date(settlesAt.getTime() + RETURNED_AFTER_MS))
  // A direct debit is always settled afterwards, however fast the bank responds.
  if (method.type === 'sepa_debit') return { status: OK, body: objects.underWay(intent) }
  return code ? declined(code, intent) : { status: OK, body: intent }
}

/** The course of a sandbox dispute: the bank decides when the response deadline has passed, whatever the response. */
export type SandboxDispute = { reason: string; days: number; outcome: 'won' | 'lost' }

const USUAL_DISPUTE: SandboxDispute = { reason: 'fraudulent', days: DISPUTE_DAYS, outcome: 'lost' }

// A return is final, so its dispute is closed as soon as it is created.
const RETURNED: SandboxDispute = { reason: 'insufficient_funds', days: 0, outcome: 'lost' }
const RETURNED_AFTER_MS = 3 * DAY_MS

/** Lets the payer dispute the charge; returns the dispute's id. */
async function disputeCharge(
  tx: DatabaseTransaction,
  { id, amount, currency }: { id: string; amount: number; currency: string },
  { reason, days, outcome }: SandboxDispute,
  now: Date,
): Promise<string> {
  const decided = new Date(now.getTime() + days * DAY_MS)
  const dispute = {
    ...newObject('dp', 'dispute', { amount, currency, metadata: {} }, now),
    payment_intent: id,
    reason,
    status: 'needs_response',
    evidence_details: {
      due_by: secondsOf(decided),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
  } satisfies Partial<Stripe.Dispute>
  await objects.saveObject(tx, 'dispute', dispute, now)
  await objects.insertEvent(tx, { type: 'charge.dispute.created', object: dispute }, now)
  const closed = { type: 'charge.dispute.closed' as const, object: { ...dispute, status: outcome } }
  await objects.insertEvent(tx, closed, decided)
  return dispute.id
}

/** Opens a dispute of a paid charge at a developer's request; null if the charge is not paid or already disputed. */
export async function openDispute(
  tx: DatabaseTransaction,
  intentId: string,
  wanted: SandboxDispute,
  now: Date,
): Promise<string | null> {
  const kept = await objects.lockObject<objects.SandboxIntent>(tx, 'payment_intent', intentId)
  const intent = kept && objects.intentAt(kept, now)
  if (intent?.status !== 'succeeded') return null
  const earlier = await objects.listObjects(tx, 'dispute', ['payment_intent', intentId], new Date(0))
  if (earlier.length > 0) return null
  const { id, amount_received: amount, currency } = intent
  return disputeCharge(tx, { id, amount, currency }, wanted, now)
}

export async function createRefund(
  tx: DatabaseTransaction,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  const intentId = form.get('payment_intent') ?? ''
  const kept = await objects.findObject<objects.SandboxIntent>(tx, 'payment_intent', intentId)
  if (!kept) return missing('payment_intent')
  const { amount_received: received, currency } = objects.intentAt(kept, now)
  // Refunds of a charge run one at a time, so that they never exceed the charge.
  await objects.holdAnswer(tx, intentId)
  const earlier = await objects.listObjects(tx, 'refund', ['payment_intent', intentId], new Date(0))
  const given = (earlier as Stripe.Refund[]).reduce((sum, refund) => sum + refund.amount, 0)
  const amount = Number(form.get('amount') ?? received - given)
  if (given + amount > received) return refused('charge_already_refunded')
  const refund = {
    ...newObject('re', 'refund', { amount, currency, metadata: metadataOf(form) }, now),
    payment_intent: intentId,
    status: 'succeeded',
  } satisfies Partial<Stripe.Refund>
  await objects.saveObject(tx, 'refund', refund, now)
  await objects.insertEvent(tx, { type: 'refund.created', object: refund }, now)
  return { status: OK, body: refund }
}

/** Returns the fields common to all objects about money. */
function newObject<O extends string>(
  prefix: string,
  object: O,
  money: { amount: number; currency: string; metadata: Record<string, string> },
  now: Date,
) {
  return { id: newId(prefix), object, ...money, created: secondsOf(now), livemode: false }
}

function declineOf({ declines, card }: objects.SandboxMethod, now: Date): string | null {
  // A card is valid until the end of its month.
  if (card && now.getTime() >= Date.UTC(card.exp_year, card.exp_month, 1)) return 'expired_card'
  return declines ?? null
}
