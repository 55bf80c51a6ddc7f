/** Months granted by a gift code: free time in addition to what is already paid. @spec decisions 3.28 */
import { Problem } from '@quintet/contracts/problem'
import { GIFT_OFFER, giftDays } from '@quintet/domain/membership/gift'
import { monthsAfter } from '@quintet/domain/basics/calendar'
import { hasAccess } from '@quintet/domain/membership/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { accessOf } from './cancellation.ts'
import { extendFor } from './extension.ts'
import { discountColumns, NO_NEXT_PRICE } from './prices.ts'
import * as queries from './queries.ts'
import { PAID } from './running.ts'

export type Gifted = { from: Date; until: Date; endsThen: boolean; currency: string }

/** Throws `no_subscription` if there never was one, `subscription_paused`, and `payment_pending` while a payment is open or overdue. */
export async function giveMonths(
  tx: DatabaseTransaction,
  accountId: string,
  months: number,
  now: Date,
): Promise<Gifted> {
  const subscription = await queries.lockByAccount(tx, accountId)
  if (!subscription) throw new Problem('no_subscription')
  const { state, currency, expire_at: expireAt, period_ends_at: periodEndsAt } = subscription
  if (state === 'ended') return { ...(await beginByGift(tx, subscription, months, now)), currency }
  if (state === 'paused') throw new Problem('subscription_paused')
  if (!hasAccess(accessOf(subscription), now)) throw new Problem('payment_pending')
  const from = expireAt ?? periodEndsAt
  const until = await extendFor(tx, accountId, giftDays(from, months), now)
  if (!until) throw new Problem('payment_pending')
  return { from, until, endsThen: expireAt !== null, currency }
}

// Redeeming a code orders nothing, so the membership ends by itself.
async function beginByGift(
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  months: number,
  now: Date,
): Promise<Omit<Gifted, 'currency'>> {
  if (subscription.open_order_id !== null) throw new Problem('payment_pending')
  const until = monthsAfter(now, months)
  await queries.saveSubscription(
    tx,
    subscription,
    {
      ...PAID,
      state: 'active',
      offer: GIFT_OFFER,
      trial_ends_at: null,
      period_starts_at: now,
      period_ends_at: until,
      paid_until: null,
      paid_cents: 0,
      ...discountColumns({}),
      anchor_at: until,
      months_paid: 0,
      plan_since_months: 0,
      next_plan: null,
      pause_months: null,
      ...NO_NEXT_PRICE,
      next_try_at: null,
      reminders_sent: 0,
      cancel_at: now,
      expire_at: until,
    },
    now,
  )
  return { from: now, until, endsThen: true }
}
