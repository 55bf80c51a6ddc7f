/** A subscription's row while its periods are paid: which one an order names, and its running columns. */
import { PLAN_MONTHS } from '@quintet/domain/membership/period'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Order } from '../payments/index.ts'
import { discountColumns, NO_NEXT_PRICE, nextPriceAfter } from './prices.ts'
import * as queries from './queries.ts'

/** The subscription an order pays for; locks it for this transaction, undefined if it is gone. */
export async function subscriptionOf(
  tx: DatabaseTransaction,
  order: Order,
): Promise<queries.Subscription | undefined> {
  return order.subscription_id ? queries.lockById(tx, order.subscription_id) : undefined
}

/** No charge is open, and earlier failures no longer count. */
export const PAID = { past_due_since: null, failures: 0, failure_code: null, open_order_id: null }

/** The period an order pays for. */
export function periodOf({ id, details: { startsAt, endsAt } }: Order): { startsAt: Date; endsAt: Date } {
  if (startsAt === undefined || endsAt === undefined) throw new Error(`Order ${id} names no period.`)
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

/** An ended membership as it is ordered again, before its first period. */
export function anew(subscription: queries.Subscription, order: Order): queries.Subscription {
  const { startsAt } = periodOf(order)
  return {
    ...subscription,
    started_at: startsAt,
    anchor_at: startsAt,
    months_paid: 0,
    plan_since_months: 0,
    trial_ends_at: null,
    offer: null,
    ...NO_NEXT_PRICE,
    ...discountColumns(order.details),
    pause_months: null,
    cancel_at: null,
    expire_at: null,
    ...PAID,
  }
}

/** A paused membership as it is resumed, before its first period. @spec decisions 3.29 */
export function awake(subscription: queries.Subscription, order: Order): queries.Subscription {
  return { ...subscription, anchor_at: periodOf(order).startsAt, ...PAID }
}

/** A period that is paid, or about to be. */
export type PaidPeriod = {
  plan: Plan
  startsAt: Date
  endsAt: Date
  cents: number
  currency: string
  /** The price without a coupon; null if none was applied. */
  listCents: number | null
}

/** The columns of the row once the period runs. */
export function runningColumns(
  before: queries.Subscription,
  { plan, startsAt, endsAt, cents, currency, listCents }: PaidPeriod,
) {
  return {
    plan,
    plan_since_months: plan === before.plan ? before.plan_since_months : before.months_paid,
    price_cents: listCents ?? cents,
    paid_cents: cents,
    discount_left: Math.max(0, before.discount_left - (listCents === null ? 0 : 1)),
    currency,
    ...nextPriceAfter(before, startsAt),
    state: 'active',
    months_paid: before.months_paid + PLAN_MONTHS[plan],
    period_starts_at: startsAt,
    period_ends_at: endsAt,
    paid_until: null,
    next_plan: null,
    next_try_at: null,
    reminders_sent: 0,
  } as const
}

/** Starts the period: `paid`, or with its charge still open; then earlier failures still count, and no other period is charged. */
export async function runPeriod(
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  { order, paid = {} }: { order: Order; paid?: Partial<typeof PAID> },
  now: Date,
): Promise<void> {
  const { plan = subscription.plan, discount } = order.details
  const { amount_cents: cents, currency } = order
  const listCents = discount?.listCents ?? null
  const period = { plan, ...periodOf(order), cents, currency, listCents }
  const running = { ...runningColumns(subscription, period), open_order_id: order.id, ...paid }
  await queries.saveSubscription(tx, subscription, running, now)
}
