/** Free extra time granted by an operator. @spec decisions 13.10 */
import { DAY_MS } from '@quintet/domain/milliseconds'
import { extended, hasAccess } from '@quintet/domain/subscription'
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
  const { state, open_order_id: openOrderId, expire_at: expireAt, trial_ends_at: trialEndsAt } = subscription
  if (state === 'past_due' || openOrderId !== null) return null
  const { anchorAt, periodEndsAt } = extended(queries.courseOf(subscription), days)
  const later = (date: Date) => new Date(date.getTime() + days * DAY_MS)
  await queries.saveSubscription(
    tx,
    subscription,
    {
      anchor_at: anchorAt,
      period_ends_at: periodEndsAt,
      paid_until: subscription.paid_until ?? subscription.period_ends_at,
      trial_ends_at: state === 'trialing' ? periodEndsAt : trialEndsAt,
      expire_at: expireAt && later(expireAt),
      reminders_sent: 0,
    },
    now,
  )
  return expireAt ? later(expireAt) : periodEndsAt
}
