/** Free extra time granted by an operator. @spec decisions 13.10 */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { extended, hasAccess } from '@quintet/domain/membership/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { accessOf } from './cancellation.ts'
import * as queries from './queries.ts'

/**
 * Moves the end of the running subscription, and the next charge with it; returns the new end, or null if none is running or a payment is
 * open.
 */
export async function extendFor(
  tx: DatabaseTransaction,
  accountId: string,
  days: number,
  now: Date,
): Promise<Date | null> {
  const subscription = await queries.lockByAccount(tx, accountId)
  if (!subscription || !hasAccess(accessOf(subscription), now)) return null
  const { state, open_order_id: openOrderId } = subscription
  if (state === 'past_due' || openOrderId !== null) return null
  const saved = await queries.saveSubscription(tx, subscription, extendedColumns(subscription, days), now)
  return saved.expire_at ?? saved.period_ends_at
}

/** The columns of a membership whose current period, and end if it was cancelled, are so many days later. */
export function extendedColumns(subscription: queries.Subscription, days: number) {
  const { state, expire_at: expireAt, trial_ends_at: trialEndsAt } = subscription
  const { anchorAt, periodEndsAt } = extended(queries.courseOf(subscription), days)
  return {
    anchor_at: anchorAt,
    period_ends_at: periodEndsAt,
    paid_until: subscription.paid_until ?? subscription.period_ends_at,
    trial_ends_at: state === 'trialing' ? periodEndsAt : trialEndsAt,
    expire_at: daysAfter(expireAt, days),
    reminders_sent: 0,
  }
}

export function daysAfter(date: Date | null, days: number): Date | null {
  return date && new Date(date.getTime() + days * DAY_MS)
}
