/** What other slices ask of the outbox: charge, refund, cancel what has not been sent. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts, OrderDetails } from '@quintet/platform/db/columns'
import { newId } from '@quintet/platform/identity/secrets'
import type { Outcome } from '@quintet/payments/port'
import { executeOrder, isAccepted, type Order, type OrderParts } from './orders.ts'
import * as queries from './queries.ts'

const AT_ONCE = 20
/** How long a sign-up may take from its charge to its account. */
const SIGN_UP_MS = 15 * 60 * 1000

export type NewCharge = {
  /** A fixed id if the same charge may be requested twice; a new one by default. */
  id?: string
  purpose: Exclude<Order['purpose'], 'refund'>
  accountId: string
  subscriptionId: string | null
  amountCents: number
  currency: string
  method: MethodFacts
  details: OrderDetails
  /** When the outbox takes care of it; at once by default. */
  nextTryAt?: Date
}

/** Orders a charge in `tx`; returns null if the same period or item is already paid or being paid. */
export async function placeCharge(
  tx: DatabaseTransaction,
  { id = newId('ord'), nextTryAt, ...charge }: NewCharge,
  now: Date,
): Promise<string | null> {
  const isNew = await queries.insertOrder(
    tx,
    { ...charge, id, kind: 'charge', nextTryAt: nextTryAt ?? now },
    now,
  )
  return isNew ? id : null
}

/** Orders a refund of part of a charge, by the way it was paid. */
export async function placeRefund(
  tx: DatabaseTransaction,
  charge: Order,
  { amountCents, reason }: { amountCents: number; reason: NonNullable<OrderDetails['reason']> },
  now: Date,
): Promise<string> {
  const id = newId('ord')
  await queries.insertOrder(
    tx,
    {
      id,
      kind: 'refund',
      purpose: 'refund',
      accountId: charge.account_id,
      subscriptionId: charge.subscription_id,
      amountCents,
      currency: charge.currency,
      method: charge.method,
      details: { reason },
      refunds: charge.id,
      nextTryAt: now,
    },
    now,
  )
  return id
}

/**
 * Cancels an order that was never sent. One that was sent takes its course: if it takes the money after all, the money is refunded. Returns
 * the id of the order still under way, or null.
 */
export async function cancelOpenOrder(
  tx: DatabaseTransaction,
  id: string | null,
  now: Date,
): Promise<string | null> {
  const order = id === null ? undefined : await queries.lockOrder(tx, id)
  if (order?.state !== 'waiting') return null
  if (order.tries > 0 || isAccepted(order)) return order.id
  await queries.closeOrder(tx, order.id, { state: 'cancelled', reference: null, code: null }, now)
  return null
}

/** The order, if it is not yet known whether the provider has received it. */
export async function findUnanswered(tx: DatabaseTransaction, id: string | null): Promise<Order | undefined> {
  const order = id === null ? undefined : await queries.findOrder(tx, id)
  return order?.state === 'waiting' && !isAccepted(order) ? order : undefined
}

/** The charge with this provider reference; locks what it pays for. */
export async function chargeOf(tx: DatabaseTransaction, reference: string): Promise<Order | undefined> {
  await queries.holdPurpose(tx, await queries.findCharge(tx, reference))
  return queries.findCharge(tx, reference)
}

/**
 * Records that the bank has taken back part of a charge, which also completes any waiting refunds. Returns how much of it no refund covers
 * yet.
 */
export async function bookTakenBack(
  tx: DatabaseTransaction,
  charge: Order,
  { amountCents, reference }: { amountCents: number; reference: string },
  now: Date,
): Promise<number> {
  const refunds = await queries.refundsOf(tx, charge.id)
  for (const { id, state } of refunds)
    if (state === 'waiting')
      await queries.closeOrder(tx, id, { state: 'succeeded', reference, code: null }, now)
  const given = refunds.reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  return Math.max(0, Math.min(amountCents, charge.amount_cents - given))
}

/** A paid charge, locked until the transaction ends, with the sum of its refunds, pending ones included; undefined if it was not paid. */
export async function holdCharge(
  tx: DatabaseTransaction,
  id: string,
): Promise<{ charge: Order; refundedCents: number } | undefined> {
  await queries.holdPurpose(tx, await queries.findOrder(tx, id))
  const charge = await queries.lockOrder(tx, id)
  if (charge?.kind !== 'charge' || charge.state !== 'succeeded') return undefined
  const refunds = await queries.refundsOf(tx, id)
  return { charge, refundedCents: refunds.reduce((sum, refund) => sum + refund.amount_cents, 0) }
}

/** What was paid for a subscription since its contract, with the refunds so far. */
export const paidFor = queries.paidOrders

/**
 * Charges for a sign-up before its account exists. The order belongs to nobody until the sign-up takes it over; the outbox refunds one that
 * was never taken over.
 */
export async function chargeForSignUp(
  { db, payments }: Pick<OrderParts, 'db' | 'payments'>,
  charge: NewCharge & { id: string },
  now: Date,
): Promise<{ order: Order; outcome: Outcome }> {
  const nextTryAt = new Date(now.getTime() + SIGN_UP_MS)
  const isNew = await queries.insertOrder(db, { ...charge, kind: 'charge', nextTryAt }, now)
  const order = await queries.findOrder(db, charge.id)
  if (!order) throw new Error('An order that was just written is gone.')
  if (order.state === 'failed')
    return {
      order,
      outcome: { state: 'failed', code: order.failure_code ?? 'card_declined', reference: null },
    }
  const asked = {
    id: order.id,
    keyVersion: order.key_version,
    amountCents: order.amount_cents,
    currency: order.currency,
    method: order.method,
  }
  const outcome = (isNew ? null : await payments.findCharge(asked)) ?? (await payments.charge(asked))
  if (outcome.state === 'unknown')
    await queries.postponeOrder(db, order, { nextTryAt, keyIsSpent: outcome.keyIsSpent })
  if (outcome.state === 'failed')
    await queries.closeOrder(
      db,
      order.id,
      { state: 'failed', reference: outcome.reference, code: outcome.code },
      now,
    )
  return { order, outcome }
}

/** A charge with which a membership may begin. */
export type SignUpCharged = Extract<Outcome, { reference: string; state: 'succeeded' | 'processing' }>

/**
 * Assigns a sign-up's charge to the new member in the transaction that creates the account: paid, or accepted with the bank still to pay.
 * Returns null if the charge was abandoned or already used.
 */
export async function takeOverSignUpCharge(
  tx: DatabaseTransaction,
  {
    id,
    charged: { state, reference },
    subscriptionId,
    accountId,
  }: { id: string; charged: SignUpCharged; subscriptionId: string; accountId: string },
  now: Date,
): Promise<Order | null> {
  const order = await queries.lockOrder(tx, id)
  if (order?.state !== 'waiting') return null
  if (state === 'succeeded') await queries.closeOrder(tx, id, { state, reference, code: null }, now)
  else await queries.noteAccepted(tx, order, { reference, nextTryAt: new Date(now.getTime() + DAY_MS) })
  await queries.assignOrder(tx, id, { subscriptionId, accountId })
  return { ...order, subscription_id: subscriptionId, account_id: accountId }
}

/** Sends the orders that are due; returns how many. A failed one is retried once its lease has expired, without delaying the others. */
export async function runOrders(parts: OrderParts): Promise<number> {
  let sent = 0
  for (const id of await queries.dueOrders(parts.db, parts.clock.now(), AT_ONCE))
    try {
      await executeOrder(parts, id)
      sent += 1
    } catch (error) {
      parts.log.error({ err: error, order: id }, 'payment order failed')
    }
  return sent
}
