/** A subscription's row while periods are paid for: which one an order names, and that it runs. */
import { PLAN_MONTHS } from '@quintet/domain/period'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Order } from '../payments/index.ts'
import { discountColumns, NO_NEXT_PRICE, nextPriceAfter } from './prices.ts'
import * as queries from './queries.ts'

/** The subscription that an order pays for, for this transaction alone; undefined where it is gone. */
export async function subscriptionOf(
  tx: DatabaseTransaction,
  order: Order,
): Promise<queries.Subscription | undefined> {
  return order.subscription_id ? queries.lockById(tx, order.subscription_id) : undefined
}

/** No charge is open, and of failed tries nothing counts any more. */
export const PAID = { past_due_since: null, failures: 0, failure_code: null, open_order_id: null }

/** Which time an order pays for. */
export function periodOf({ id, details: { startsAt, endsAt } }: Order): { startsAt: Date; endsAt: Date } {
  if (startsAt === undefined || endsAt === undefined) throw new Error(`Order ${id} names no period.`)
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

/** An ended membership as it is ordered anew, before its first period. */
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

/** A paused membership that is gone on with, before its first period. @spec decisions 3.29 */
export function awake(subscription: queries.Subscription, order: Order): queries.Subscription {
  return { ...subscription, anchor_at: periodOf(order).startsAt, ...PAID }
}

/** The period runs: `paid`, or with its charge still open, when what failed before counts on and no other is charged for. */
export async function runPeriod(
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  { order, paid = {} }: { order: Order; paid?: Partial<typeof PAID> },
  now: Date,
): Promise<void> {
  const { plan = subscription.plan } = order.details
  const { startsAt, endsAt } = periodOf(order)
  await queries.saveSubscription(
    tx,
    subscription,
    {
      plan,
      plan_since_months:
        plan === subscription.plan ? subscription.plan_since_months : subscription.months_paid,
      price_cents: order.details.discount?.listCents ?? order.amount_cents,
      paid_cents: order.amount_cents,
      discount_left: Math.max(0, subscription.discount_left - (order.details.discount ? 1 : 0)),
      currency: order.currency,
      ...nextPriceAfter(subscription, startsAt),
      state: 'active',
      months_paid: subscription.months_paid + PLAN_MONTHS[plan],
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      paid_until: null,
      next_plan: null,
      next_try_at: null,
      reminders_sent: 0,
      open_order_id: order.id,
      ...paid,
    },
    now,
  )
}
