/** Pauses a membership after the paid period, and resumes it. @spec decisions 3.29 */
import type { Subscription } from '@quintet/contracts/billing'
import { Problem } from '@quintet/contracts/problem'
import { pausedCourse, pauseEnd } from '@quintet/domain/membership/pause'
import { periodAfter } from '@quintet/domain/membership/period'
import { isUnderContract } from '@quintet/domain/membership/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Member } from '@quintet/platform/identity/viewer'
import { findUnanswered, placeCharge } from '../payments/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { accessOf } from './cancellation.ts'
import { sendLetter } from './mails.ts'
import { discountDetails, priceOfPeriod, requirePrice } from './prices.ts'
import * as queries from './queries.ts'
import { readRunning, requireCharged, upcomingBill } from './service.ts'

/** Plans a pause from the end of the running period, or changes the length of a planned one. Throws the problems the route names. */
export async function pause(
  platform: CustomerPlatform,
  { accountId, deviceId }: Member,
  months: number,
): Promise<Subscription> {
  const now = platform.clock.now()
  await platform.db.transaction().execute(async (tx) => {
    const subscription = await queries.lockByAccount(tx, accountId)
    if (!subscription || !isUnderContract(accessOf(subscription), now)) throw new Problem('no_subscription')
    if (subscription.cancel_at) throw new Problem('subscription_cancelled')
    if (subscription.state === 'paused') throw new Problem('subscription_paused')
    if (subscription.state !== 'active') throw new Problem('not_pausable')
    // A charge already under way pays for the time to be paused.
    if (await findUnanswered(tx, subscription.open_order_id)) throw new Problem('payment_pending')
    if (subscription.pause_months === months) return
    const saved = await queries.saveSubscription(tx, subscription, { pause_months: months }, now)
    await noteEvent(tx, { kind: 'subscription_paused', accountId, deviceId }, now)
    const from = saved.period_ends_at
    const until = pauseEnd(from, months)
    const { plan, price } = nextOf(saved, now)
    await sendLetter(platform, tx, accountId, ['paused', { from, until, plan, price }], now)
  })
  return readRunning(platform, accountId)
}

/**
 * Calls off a planned pause, or ends a running one, which charges the next period at once. Throws `not_paused`, and the problem of a failed
 * charge.
 */
export async function goOn(
  platform: CustomerPlatform,
  viewer: Member,
  expectsPriceCents: number | undefined,
): Promise<Subscription> {
  const { db, clock, billing } = platform
  const now = clock.now()
  const orderId = await db.transaction().execute(async (tx) => {
    const subscription = await queries.lockByAccount(tx, viewer.accountId)
    if (subscription?.state === 'paused') return orderNextPeriod(tx, { subscription, expectsPriceCents }, now)
    if (!subscription || subscription.state === 'ended' || subscription.pause_months === null)
      throw new Problem('not_paused')
    await callOff(platform, tx, { subscription, viewer }, now)
    return null
  })
  if (orderId !== null) requireCharged(await billing.execute(orderId))
  return readRunning(platform, viewer.accountId)
}

async function callOff(
  platform: CustomerPlatform,
  tx: DatabaseTransaction,
  { subscription, viewer }: { subscription: queries.Subscription; viewer: Member },
  now: Date,
): Promise<void> {
  const { accountId, deviceId } = viewer
  const saved = await queries.saveSubscription(tx, subscription, { pause_months: null }, now)
  await noteEvent(tx, { kind: 'pause_called_off', accountId, deviceId }, now)
  await sendLetter(platform, tx, accountId, ['unpaused', nextOf(saved, now)], now)
}

// A failed charge leaves the pause unchanged, as with an ended membership that is ordered again.
async function orderNextPeriod(
  tx: DatabaseTransaction,
  {
    subscription,
    expectsPriceCents,
  }: { subscription: queries.Subscription; expectsPriceCents: number | undefined },
  now: Date,
): Promise<string> {
  const open = await findUnanswered(tx, subscription.open_order_id)
  if (open) return open.id
  const price = priceOfPeriod(subscription, now)
  requirePrice(price, expectsPriceCents)
  const method = await queries.defaultMethod(tx, subscription.account_id)
  if (!method) throw new Problem('payment_failed', { detail: 'no_payment_method' })
  const plan = subscription.next_plan ?? subscription.plan
  const id = await placeCharge(
    tx,
    {
      purpose: 'restart',
      accountId: subscription.account_id,
      subscriptionId: subscription.id,
      amountCents: price.cents,
      currency: price.currency,
      method,
      details: { plan, ...periodAfter(now, plan), ...discountDetails(subscription, price), endsPause: true },
    },
    now,
  )
  if (id === null) throw new Problem('payment_pending')
  await queries.saveSubscription(tx, subscription, { open_order_id: id }, now)
  return id
}

/** The paid period is over: nothing is charged and nothing plays until the pause ends. */
export async function beginPause(
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  await queries.saveSubscription(tx, subscription, restingColumns(subscription), now)
}

/** The columns of the row once the planned pause has begun. */
export function restingColumns(subscription: queries.Subscription) {
  if (subscription.pause_months === null) throw new Error('A pause has a length.')
  const course = pausedCourse(queries.courseOf(subscription), subscription.pause_months)
  return {
    state: 'paused',
    pause_months: null,
    anchor_at: course.anchorAt,
    months_paid: course.monthsPaid,
    plan_since_months: course.planSinceMonths,
    period_starts_at: course.periodStartsAt,
    period_ends_at: course.periodEndsAt,
    paid_until: null,
    // A paid period has passed, so it is no longer a trial.
    trial_ends_at: null,
    reminders_sent: 0,
  } as const
}

function nextOf(row: queries.Subscription, now: Date) {
  const bill = upcomingBill(row, now)
  if (!bill?.due) throw new Error('A membership that runs is charged for.')
  return { plan: row.next_plan ?? row.plan, price: bill.price, due: bill.due }
}
