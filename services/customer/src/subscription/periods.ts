/** Paying for periods: the consequences of a successful or failed charge for a subscription. @spec decisions 3.20 */
import { dunningEnd, isHardDecline, RETRY_DAYS, retryAt } from '@quintet/domain/membership/dunning'
import { PLAN_MONTHS } from '@quintet/domain/membership/period'
import { nextPeriod } from '@quintet/domain/membership/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { giveBackCoupon } from '../coupons/index.ts'
import { type IssuedInvoice, issueInvoice, payerOf } from '../invoices/index.ts'
import { methodName } from '../texts/format.ts'
import {
  type Accepter,
  type Fate,
  isAccepted,
  type Order,
  placeCharge,
  type Settler,
} from '../payments/index.ts'
import { type MailParts, sendLetter } from './mails.ts'
import { discountDetails, NO_NEXT_PRICE, priceOfPeriod } from './prices.ts'
import * as queries from './queries.ts'
import { settleUndeliverable } from './refunds.ts'
import { anew, awake, PAID, periodOf, runPeriod, subscriptionOf } from './running.ts'

/** Orders the charge of the next period; returns the order's id, or null if it failed for lack of a payment method. @spec law 3.10 */
export async function chargeNextPeriod(
  parts: MailParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  { now, isManual = false }: { now: Date; isManual?: boolean },
): Promise<string | null> {
  const plan = subscription.next_plan ?? subscription.plan
  const { startsAt, endsAt, monthsPaid } = nextPeriod(queries.courseOf(subscription), plan)
  const price = priceOfPeriod(subscription, startsAt)
  const method = await queries.defaultMethod(tx, subscription.account_id)
  if (!method) {
    await noteFailure(parts, tx, subscription, { code: 'no_payment_method', isManual }, now)
    return null
  }
  const id = await placeCharge(
    tx,
    {
      purpose: 'period',
      accountId: subscription.account_id,
      subscriptionId: subscription.id,
      amountCents: price.cents,
      currency: price.currency,
      method,
      details: {
        plan,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        monthsPaid,
        ...discountDetails(subscription, price),
        ...(isManual ? { isManual } : {}),
      },
    },
    now,
  )
  if (id === null) throw new Error('A period that is not paid has a charge that is under way.')
  await queries.saveSubscription(tx, subscription, { open_order_id: id }, now)
  return id
}

/** Settles the charge of a period. */
export function settlePeriod(parts: MailParts): Settler {
  return async (tx, order, fate, now) => {
    const subscription = await subscriptionOf(tx, order)
    if (isAccepted(order)) return settleDebit(parts, tx, { subscription, order, fate }, now)
    const waits =
      subscription?.open_order_id === order.id &&
      subscription.state !== 'ended' &&
      subscription.expire_at === null
    if (!waits) {
      if (subscription?.open_order_id === order.id)
        await queries.saveSubscription(tx, subscription, { open_order_id: null }, now)
      return settleUndeliverable(parts)(tx, order, fate, now)
    }
    if (fate.state === 'succeeded') {
      await runPeriod(tx, subscription, { order, paid: PAID }, now)
      return sendInvoice(parts, tx, order, now)
    }
    const isManual = order.details.isManual === true
    await noteFailure(parts, tx, subscription, { code: fate.code, isManual }, now)
  }
}

/** Settles the charge of a membership that is ordered again or resumed. A failed one leaves everything unchanged. */
export function settleRestart(parts: MailParts): Settler {
  return async (tx, order, fate, now) => {
    const subscription = await subscriptionOf(tx, order)
    if (isAccepted(order)) return settleDebit(parts, tx, { subscription, order, fate }, now)
    const begun = subscription?.open_order_id === order.id ? begunBy(subscription, order) : null
    if (begun && fate.state === 'succeeded') {
      await runPeriod(tx, begun, { order, paid: PAID }, now)
      return sendInvoice(parts, tx, order, now)
    }
    if (subscription?.open_order_id === order.id)
      await queries.saveSubscription(tx, subscription, { open_order_id: null }, now)
    const { discount } = order.details
    if (fate.state === 'failed' && discount)
      await giveBackCoupon(tx, { code: discount.code, accountId: order.account_id })
    await settleUndeliverable(parts)(tx, order, fate, now)
  }
}

/** The membership an order starts; null if that is no longer possible, as after a cancellation during a pause. */
function begunBy(subscription: queries.Subscription, order: Order): queries.Subscription | null {
  const { endsPause = false } = order.details
  if (subscription.state === 'paused') return endsPause ? awake(subscription, order) : null
  return subscription.state === 'ended' && !endsPause ? anew(subscription, order) : null
}

/** A debit was accepted: the period runs as if paid, until the bank says otherwise. Decision 0105. */
export const acceptPeriod: Accepter = async (tx, order, now) => {
  const subscription = await subscriptionOf(tx, order)
  if (subscription?.open_order_id !== order.id) return
  const isOver = subscription.state === 'ended' || subscription.expire_at !== null
  if (isOver) await queries.saveSubscription(tx, subscription, { open_order_id: null }, now)
  else await runPeriod(tx, subscription, { order }, now)
}

export const acceptRestart: Accepter = async (tx, order, now) => {
  const subscription = await subscriptionOf(tx, order)
  const begun = subscription?.open_order_id === order.id ? begunBy(subscription, order) : null
  if (begun) await runPeriod(tx, begun, { order }, now)
}

/** Handles the bank's answer to a debit, days after its period began. */
async function settleDebit(
  parts: MailParts,
  tx: DatabaseTransaction,
  { subscription, order, fate }: { subscription: queries.Subscription | undefined; order: Order; fate: Fate },
  now: Date,
): Promise<void> {
  const { startsAt, endsAt } = periodOf(order)
  const wasGiven =
    subscription !== undefined &&
    subscription.started_at <= startsAt &&
    subscription.period_starts_at >= startsAt &&
    !isOverBefore(subscription, endsAt)
  const isOpen = subscription?.open_order_id === order.id
  if (fate.state === 'succeeded') {
    if (isOpen) await queries.saveSubscription(tx, subscription, PAID, now)
    return wasGiven ? sendInvoice(parts, tx, order, now) : settleUndeliverable(parts)(tx, order, fate, now)
  }
  if (!isOpen) return
  if (subscription.state === 'ended') {
    await queries.saveSubscription(tx, subscription, { open_order_id: null }, now)
    return
  }
  // A cancelled membership is not charged again.
  if (subscription.expire_at) return endUnpaid(parts, tx, subscription, now)
  await noteFailure(parts, tx, unpaidAgain(subscription, order), { code: fate.code, isManual: false }, now)
}

/** The membership as it was before the period the order pays for. */
export function unpaidAgain(subscription: queries.Subscription, order: Order): queries.Subscription {
  const { plan = subscription.plan, discount } = order.details
  return {
    ...subscription,
    months_paid: subscription.months_paid - PLAN_MONTHS[plan],
    period_ends_at: periodOf(order).startsAt,
    // The discount also applies to the next attempt.
    discount_left: subscription.discount_left + (discount ? 1 : 0),
  }
}

/** True if a subscription ended, or was withdrawn from, before the paid period was over. */
function isOverBefore({ state, expire_at: expireAt }: queries.Subscription, end: Date): boolean {
  return state === 'ended' && expireAt !== null && expireAt < end
}

/** Invoices a paid period and mails the invoice. */
async function sendInvoice(
  parts: MailParts,
  tx: DatabaseTransaction,
  order: Order,
  now: Date,
): Promise<void> {
  const payer = await payerOf(tx, order)
  const invoice = await issueInvoice(tx, parts.brand, { order, payer }, now)
  const facts = {
    amount: { cents: order.amount_cents, currency: order.currency },
    reference: invoice.reference,
    until: periodOf(order).endsAt,
    method: methodName(order.method, payer.language),
  }
  await sendLetter(parts, tx, order.account_id, ['paid', facts, invoice], now)
}

/**
 * Handles a failed charge: access continues, the member is notified at once, and the charge is retried on schedule or given up. `corrected`
 * is the credit note of a charge that had been paid.
 */
export async function noteFailure(
  parts: MailParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  { code, isManual, corrected }: { code: string; isManual: boolean; corrected?: IssuedInvoice },
  now: Date,
): Promise<void> {
  const since = subscription.past_due_since ?? now
  const failures = isManual ? subscription.failures : subscription.failures + 1
  if (failures > RETRY_DAYS.length && !isManual) return endUnpaid(parts, tx, subscription, now)
  const planned = isManual ? subscription.next_try_at : retryAt(since, failures, code)
  const nextTryAt = isHardDecline(code) ? null : planned
  await queries.saveSubscription(
    tx,
    subscription,
    {
      state: 'past_due',
      past_due_since: since,
      failures,
      failure_code: code,
      next_try_at: nextTryAt,
      open_order_id: null,
    },
    now,
  )
  if (subscription.past_due_since) return
  const plan = subscription.next_plan ?? subscription.plan
  const { startsAt } = nextPeriod(queries.courseOf(subscription), plan)
  const facts = {
    amount: priceOfPeriod(subscription, startsAt),
    nextTry: nextTryAt,
    end: dunningEnd(since),
    returned: corrected?.reference,
  }
  await sendLetter(parts, tx, subscription.account_id, ['chargeFailed', facts, corrected], now)
}

/** Ends a membership that was not paid in time. */
export async function endUnpaid(
  parts: MailParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  await queries.saveSubscription(
    tx,
    subscription,
    {
      state: 'ended',
      expire_at: now,
      next_plan: null,
      ...NO_NEXT_PRICE,
      next_try_at: null,
      open_order_id: null,
    },
    now,
  )
  await sendLetter(parts, tx, subscription.account_id, ['endedUnpaid', {}], now)
}
