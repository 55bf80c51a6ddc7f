/** PaymentIntents charged off-session, refunds and disputes. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Stripe } from 'stripe'
import { type Answer, cardError, declined, invalid, listOf, missing, ok } from './answers.ts'
import { type Form, textOf } from './form.ts'
import { newDispute, newIntent, newName, newRefund } from './objects.ts'
import type { World } from './world.ts'

const SLOW_MS = 5 * DAY_MS
const MIN_CENTS = 50
const PRESET_LIMIT = 10

export function createIntent(world: World, form: Form): Answer {
  const { store, now, faults } = world
  const [customer, methodId] = [textOf(form, 'customer'), textOf(form, 'payment_method')]
  const [amount, currency] = [textOf(form, 'amount'), textOf(form, 'currency')]
  if (!store.customers.has(customer)) return missing('customer', customer)
  const method = store.methods.get(methodId)
  if (!method) return missing('payment_method', methodId)
  if (method.customer !== customer)
    return invalid('The payment method does not belong to this customer.', { param: 'payment_method' })
  const types = form['allowed_payment_method_types'] as Stripe.PaymentIntent.AllowedPaymentMethodType[]
  if (!types.some((type) => type === method.type))
    return invalid(`The payment method type ${method.type} is not allowed.`, { param: 'payment_method' })
  if (form['confirm'] !== 'true' || form['off_session'] !== 'true')
    return invalid('off_session can only be set with confirm=true', { param: 'off_session' })
  if (!/^\d+$/.test(amount)) return invalid('Invalid integer', { param: 'amount' })
  if (Number(amount) < MIN_CENTS)
    return invalid('Amount too small', { code: 'amount_too_small', param: 'amount' })
  if (!/^[a-z]{3}$/.test(currency)) return invalid('Invalid currency', { param: 'currency' })
  const intent = newIntent(
    {
      amount: Number(amount),
      currency,
      customer,
      payment_method: method.id,
      metadata: (form['metadata'] ?? {}) as Record<string, string>,
      allowed_payment_method_types: types,
    },
    now(),
  )
  store.intents.set(intent.id, intent)
  const code = faults.nextDecline() ?? method.behaviour.declines ?? null
  if (method.type !== 'sepa_debit') {
    settle(world, intent, code, method.behaviour.disputes)
    return code ? declined(intent, code) : ok(intent)
  }
  world.tell('payment_intent.processing', intent)
  const at = new Date(now().getTime() + (method.behaviour.isSlow ? SLOW_MS : 1))
  world.later(at, () => settle(world, intent, code, method.behaviour.disputes))
  return ok(structuredClone(intent))
}

function settle(world: World, intent: Stripe.PaymentIntent, code: string | null, isDisputed = false): void {
  intent.latest_charge = newName('ch')
  if (code) {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = cardError(code)
    return world.tell('payment_intent.payment_failed', intent)
  }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  world.tell('payment_intent.succeeded', intent)
  if (isDisputed) openDispute(world, intent)
}

/** The payer disputes the payment; ten days later the bank decides in their favour. */
export function openDispute(world: World, intent: Stripe.PaymentIntent): void {
  const dispute = newDispute(intent, world.now()) as Stripe.Dispute
  world.store.disputes.set(dispute.id, dispute)
  world.tell('charge.dispute.created', dispute)
  world.later(new Date(world.now().getTime() + 10 * DAY_MS), () => {
    if (dispute.status === 'needs_response') closeDispute(world, dispute, 'lost')
  })
}

/** The bank returns a paid debit: a dispute that is lost from the start and cannot be answered. If repeated, the event is sent again. */
export function returnDebit(world: World, intent: Stripe.PaymentIntent): void {
  const { disputes } = world.store
  const known = [...disputes.values()].find(({ payment_intent: id }) => id === intent.id)
  const fresh = { ...newDispute(intent, world.now()), reason: 'insufficient_funds', status: 'lost' }
  const dispute = known ?? (fresh as Stripe.Dispute)
  disputes.set(dispute.id, dispute)
  world.tell('charge.dispute.created', dispute)
  world.tell('charge.dispute.closed', dispute)
}

/** A paid debit fails after all, without a dispute: its money leaves the balance. */
export function failDebit(world: World, intent: Stripe.PaymentIntent): void {
  world.store.failedDebits.add(intent.id)
  world.tell('charge.failed', {
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    created: intent.created,
    currency: intent.currency,
    failure_code: 'insufficient_funds',
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method_details: { type: 'sepa_debit' },
    status: 'failed',
  })
}

export function closeDispute(world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  dispute.status = status
  world.tell('charge.dispute.closed', dispute)
}

export function createRefund(world: World, form: Form): Answer {
  const { store, now } = world
  const intent = store.intents.get(textOf(form, 'payment_intent'))
  if (!intent) return missing('payment_intent', textOf(form, 'payment_intent'))
  if (intent.status !== 'succeeded')
    return invalid('This PaymentIntent does not have a successful charge to refund.')
  if ([...store.disputes.values()].some(({ payment_intent: id }) => id === intent.id))
    return invalid('This charge was disputed.', { code: 'charge_disputed' })
  const given = [...store.refunds.values()]
    .filter(({ payment_intent: id }) => id === intent.id)
    .reduce((sum, { amount }) => sum + amount, 0)
  const amount = Number(form['amount'] ?? intent.amount_received - given)
  if (given >= intent.amount_received)
    return invalid('The charge has already been refunded.', { code: 'charge_already_refunded' })
  if (given + amount > intent.amount_received)
    return invalid('Refund amount is greater than unrefunded amount', { param: 'amount' })
  const refund = newRefund(
    intent,
    { amount, metadata: (form['metadata'] ?? {}) as Record<string, string> },
    now(),
  )
  store.refunds.set(refund.id, refund)
  world.tell('refund.created', refund)
  return ok(refund)
}

/** Lists newest first, page by page. */
export function listBy(
  field: 'customer' | 'payment_intent',
  objects: Iterable<Stripe.PaymentIntent | Stripe.Refund>,
  { path, form }: { path: string; form: Form },
): Answer {
  const since = Number((form['created'] as Form | undefined)?.['gte'] ?? 0)
  const matching = [...objects]
    .filter(
      (each) =>
        (each as { customer?: unknown; payment_intent?: unknown })[field] === form[field] &&
        each.created >= since,
    )
    .toReversed()
  const after = form['starting_after']
  const start = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1
  const limit = Number(form['limit'] ?? PRESET_LIMIT)
  const page = matching.slice(start, start + limit)
  return listOf(path, structuredClone(page), start + limit < matching.length)
}
