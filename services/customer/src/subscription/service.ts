/** What a member sees of their subscription and can change about it. @spec decisions 3.22 */
import type { Subscription } from '@quintet/contracts/billing'
import { Problem } from '@quintet/contracts/problem'
import { discounted } from '@quintet/domain/membership/coupon'
import { dunningEnd } from '@quintet/domain/membership/dunning'
import { periodAfter } from '@quintet/domain/membership/period'
import { offerAt } from '@quintet/domain/membership/offers'
import { type Plan, priceFromCents } from '@quintet/domain/membership/pricing'
import { PAUSE_MONTHS, pauseEnd, type PauseMonths } from '@quintet/domain/membership/pause'
import {
  endIfCancelled,
  hasAccess,
  isUnderContract,
  nextChargeAt,
  nextPeriod,
} from '@quintet/domain/membership/subscription'
import { withdrawalDeadline } from '@quintet/domain/membership/withdrawal'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Client } from '@quintet/platform/identity/client'
import type { Member } from '@quintet/platform/identity/viewer'
import { countCouponTry, grantDetails, useCoupon } from '../coupons/index.ts'
import { findUnanswered, isAccepted, type Order, placeCharge } from '../payments/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { claimsOf, refuseReordering } from '../reordering/index.ts'
import { accessOf, endOf } from './cancellation.ts'
import { sendLetter } from './mails.ts'
import { chargeNextPeriod } from './periods.ts'
import {
  laterPrice,
  NO_NEXT_PRICE,
  type PeriodPrice,
  priceFor,
  priceIn,
  priceOfPeriod,
  requirePrice,
} from './prices.ts'
import { toldPrice } from './price-notices.ts'
import * as queries from './queries.ts'

/** The subscription with its dates; null if there never was one. */
export async function readSubscription(
  { db, clock }: Pick<CustomerPlatform, 'db' | 'clock'>,
  accountId: string,
): Promise<Subscription | null> {
  const row = await queries.findByAccount(db, accountId)
  return row ? toWire(row, clock.now()) : null
}

/** A plan, at the price the client says it showed. */
type PlanOrder = { plan: Plan; expectsPriceCents?: number | undefined; coupon?: string | undefined }

/** Changes the plan: at once during the trial, otherwise from the next period. */
export async function changePlan(
  platform: CustomerPlatform,
  { accountId }: Member,
  { plan, expectsPriceCents }: PlanOrder,
): Promise<Subscription> {
  const now = platform.clock.now()
  return platform.db.transaction().execute(async (tx) => {
    const subscription = await queries.lockByAccount(tx, accountId)
    if (subscription?.state === 'paused') throw new Problem('subscription_paused')
    if (!subscription || !hasAccess(accessOf(subscription), now)) throw new Problem('no_subscription')
    if (subscription.cancel_at) throw new Problem('subscription_cancelled')
    const isSame = plan === (subscription.next_plan ?? subscription.plan)
    // A charge under way pays for the plan it was ordered for.
    if (await findUnanswered(tx, subscription.open_order_id)) throw new Problem('payment_pending')
    const change = await changeTo(platform, tx, { subscription, plan, expectsPriceCents }, now)
    const saved = await queries.saveSubscription(tx, subscription, change, now)
    if (!isSame) {
      const price = priceOfNext(saved)
      await sendLetter(
        platform,
        tx,
        accountId,
        ['planChanged', { plan, price, from: upcomingBill(saved, now)?.due ?? now }],
        now,
      )
    }
    return toWire(saved, now)
  })
}

/** Retries the failed charge with the current default method. Throws `nothing_due`, and the problem of a failed charge. */
export async function payNow(platform: CustomerPlatform, accountId: string): Promise<Subscription> {
  const { db, clock, billing } = platform
  const orderId = await db.transaction().execute(async (tx) => {
    const subscription = await queries.lockByAccount(tx, accountId)
    if (subscription?.state !== 'past_due' || subscription.expire_at) throw new Problem('nothing_due')
    return (
      subscription.open_order_id ??
      (await chargeNextPeriod(platform, tx, subscription, { now: clock.now(), isManual: true }))
    )
  })
  if (orderId === null) throw new Problem('payment_failed', { detail: 'no_payment_method' })
  requireCharged(await billing.execute(orderId))
  return readRunning(platform, accountId)
}

/** Orders an ended membership again; its first period is charged at once, since the trial was used. */
export async function restart(
  platform: CustomerPlatform,
  { accountId }: Member,
  { plan, expectsPriceCents, coupon }: PlanOrder,
  client: Client,
): Promise<Subscription> {
  const { db, brand, clock, billing } = platform
  const now = clock.now()
  if (coupon !== undefined) await countCouponTry(db, client, now)
  const orderId = await db.transaction().execute(async (tx) => {
    const subscription = await queries.lockByAccount(tx, accountId)
    if (!subscription) throw new Problem('no_subscription')
    if (subscription.state !== 'ended') throw new Problem('still_subscribed')
    const open = await findUnanswered(tx, subscription.open_order_id)
    if (open?.purpose === 'restart') return open.id
    await refuseReordering(tx, await claimsOf(platform, tx, accountId), now)
    // A charge sent before the end may still succeed.
    if (open) throw new Problem('payment_pending')
    const method = await queries.defaultMethod(tx, accountId)
    const list = priceIn(offerAt(brand.offers, now), await queries.countryOf(tx, accountId), plan)
    if (!method) throw new Problem('payment_failed', { detail: 'no_payment_method' })
    const { currency } = list
    const wish = { accountId, plan, currency, isReturning: true }
    const granted = coupon === undefined ? null : await useCoupon(tx, { ...wish, code: coupon }, now)
    const price = { cents: granted ? discounted(list.cents, granted) : list.cents, currency }
    requirePrice(price, expectsPriceCents)
    const id = await placeCharge(
      tx,
      {
        purpose: 'restart',
        accountId,
        subscriptionId: subscription.id,
        amountCents: price.cents,
        currency: price.currency,
        method,
        details: { plan, ...periodAfter(now, plan), ...grantDetails(granted, list.cents) },
      },
      now,
    )
    if (id === null) throw new Problem('payment_pending')
    await queries.saveSubscription(tx, subscription, { open_order_id: id }, now)
    return id
  })
  requireCharged(await billing.execute(orderId))
  return readRunning(platform, accountId)
}

/** Throws the problem of a charge that neither succeeded nor was accepted by a bank. */
export function requireCharged(order: Order): void {
  const { state, failure_code: code } = order
  if (state === 'failed') throw new Problem('payment_failed', { detail: code ?? 'card_declined' })
  if (state === 'waiting' && !isAccepted(order)) throw new Problem('payment_pending')
}

/** The subscription of an account that was just seen to have one. */
export async function readRunning(
  platform: Pick<CustomerPlatform, 'db' | 'clock'>,
  accountId: string,
): Promise<Subscription> {
  const subscription = await readSubscription(platform, accountId)
  if (!subscription) throw new Error('A subscription that was just read is gone.')
  return subscription
}

function priceOfNext(row: queries.Subscription): PeriodPrice {
  const pause = plannedPause(row)
  return priceOfPeriod(
    row,
    pause?.until ?? nextPeriod(queries.courseOf(row), row.next_plan ?? row.plan).startsAt,
  )
}

/** The planned pause, which starts when the paid period ends. */
function plannedPause(row: queries.Subscription): { from: Date; until: Date } | null {
  const { state, pause_months: months, cancel_at: cancelAt, period_ends_at: from } = row
  if (state !== 'active' || months === null || cancelAt !== null) return null
  return { from, until: pauseEnd(from, months) }
}

/** Changes the plan at once during the trial, otherwise from the next period; today's price then becomes the agreed one. */
async function changeTo(
  { brand }: Pick<CustomerPlatform, 'brand'>,
  tx: DatabaseTransaction,
  { subscription, plan, expectsPriceCents }: PlanOrder & { subscription: queries.Subscription },
  now: Date,
): Promise<queries.SubscriptionChange> {
  const { plan: current, currency, state } = subscription
  const price = priceFor(offerAt(brand.offers, now), { plan, currency })
  if (plan !== current) requirePrice(price, expectsPriceCents)
  if (state === 'trialing')
    return plan === current ? {} : { plan, price_cents: price.cents, next_plan: null, ...NO_NEXT_PRICE }
  if (plan !== current) return { next_plan: plan, next_price_cents: price.cents, next_price_from: null }
  // Keeps the plan, with its price and any price change its member was notified of.
  if (subscription.next_plan === null) return {}
  return { next_plan: null, ...(await toldPrice(tx, subscription)) }
}

function discountToWire(row: queries.Subscription, price: PeriodPrice): Subscription['discount'] {
  const later = laterPrice(row, price)
  if (!later || row.coupon_code === null) return null
  return { code: row.coupon_code, times: later.times, thenPrice: priceFromCents(later.later.cents) }
}

function choiceOf({ period_ends_at: from }: queries.Subscription, months: PauseMonths) {
  return { months, until: pauseEnd(from, months).toISOString() }
}

/** What is charged next and when, null if only another payment method helps; null if nothing more is charged. */
export function upcomingBill(
  row: queries.Subscription,
  now: Date,
): { due: Date | null; price: PeriodPrice } | null {
  if (!isUnderContract(accessOf(row), now) || row.cancel_at !== null) return null
  return { due: nextChargeAt(queries.courseOf(row)), price: priceOfNext(row) }
}

function toWire(row: queries.Subscription, now: Date): Subscription {
  const runs = isUnderContract(accessOf(row), now)
  const pause =
    row.state === 'paused' ? { from: row.period_starts_at, until: row.period_ends_at } : plannedPause(row)
  const bill = upcomingBill(row, now)
  const ends = bill ? endOf(row, endIfCancelled(queries.courseOf(row), now)) : null
  const withdrawable = withdrawalDeadline(row.started_at)
  return {
    plan: row.plan,
    state: row.state,
    price: priceFromCents(row.price_cents),
    currency: row.currency,
    startedAt: row.started_at.toISOString(),
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    periodEndsAt: row.period_ends_at.toISOString(),
    nextBillAt: bill?.due?.toISOString() ?? null,
    nextBill: bill && priceFromCents(bill.price.cents),
    cancelAt: row.cancel_at?.toISOString() ?? null,
    expireAt: row.expire_at?.toISOString() ?? null,
    nextPlan: row.next_plan,
    discount: bill && discountToWire(row, bill.price),
    pause: pause && { from: pause.from.toISOString(), until: pause.until.toISOString() },
    newPrice:
      bill && row.next_price_cents !== null && row.next_price_from !== null
        ? { price: priceFromCents(row.next_price_cents), from: row.next_price_from.toISOString() }
        : null,
    pauseChoices:
      row.state === 'active' && bill !== null ? PAUSE_MONTHS.map((months) => choiceOf(row, months)) : [],
    ifCancelledNow: ends && {
      expireAt: ends.end.toISOString(),
      refund: priceFromCents(ends.refund?.cents ?? 0),
    },
    withdrawableUntil: runs && now < withdrawable ? withdrawable.toISOString() : null,
    failedPayment:
      row.state === 'past_due' && row.past_due_since
        ? {
            amount: priceFromCents(priceOfNext(row).cents),
            currency: row.currency,
            code: row.failure_code ?? 'card_declined',
            failedAt: row.past_due_since.toISOString(),
            nextTryAt: row.next_try_at?.toISOString() ?? null,
            endsAt: dunningEnd(row.past_due_since).toISOString(),
          }
        : null,
  }
}
