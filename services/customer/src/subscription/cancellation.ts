/** Ends a subscription: cancelling to the end of the period, resuming, withdrawing. @spec decisions 3.5 */
import { messages } from '@quintet/contracts/messages'
import { Problem } from '@quintet/contracts/problem'
import type { User } from '@quintet/contracts/user'
import { GIFT_OFFER } from '@quintet/domain/membership/gift'
import {
  endIfCancelled,
  endsAtOnce,
  hasAccess,
  isUnderContract,
  restOf,
} from '@quintet/domain/membership/subscription'
import { withdrawalDeadline } from '@quintet/domain/membership/withdrawal'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Member } from '@quintet/platform/identity/viewer'
import { cancelOpenOrder, paidFor } from '../payments/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { userOf } from '../profile/index.ts'
import { noteWithdrawal } from '../reordering/index.ts'
import { sendLetter } from './mails.ts'
import { toldPrice } from './price-notices.ts'
import { NO_NEXT_PRICE } from './prices.ts'
import * as queries from './queries.ts'
import { giveBack } from './refunds.ts'

/** Throws `invalid_request` if the typed e-mail is not the account's, and `no_subscription` if none is running. @spec accounts 5.6 */
export async function cancel(platform: CustomerPlatform, viewer: Member, email: string): Promise<User> {
  const now = platform.clock.now()
  await platform.db.transaction().execute(async (tx) => {
    const account = await queries.selectReader(tx, viewer.accountId)
    if (account.email.toLowerCase() !== email.toLowerCase())
      throw new Problem('invalid_request', {
        errors: [{ path: 'email', message: messages.cancelEmailDiffers }],
      })
    const ends = await cancelFor(platform, tx, viewer.accountId)
    if (ends === null) throw new Problem('no_subscription')
    await sendLetter(platform, tx, viewer.accountId, ['cancelled', ends], now)
  })
  return userOf(platform.db, viewer)
}

/** When a membership ends, what is refunded then, and whether it has already ended with the cancellation. */
export type End = { end: Date; refund: { cents: number; currency: string } | null; isAtOnce: boolean }

/**
 * Cancels the running subscription; returns when it ends and what is refunded then, or null if none is running. An earlier cancellation
 * stays as it was. @spec law 3.6
 */
export async function cancelFor(
  { clock }: Pick<CustomerPlatform, 'clock'>,
  tx: DatabaseTransaction,
  accountId: string,
): Promise<End | null> {
  const now = clock.now()
  const subscription = await queries.lockByAccount(tx, accountId)
  if (!subscription || !isUnderContract(accessOf(subscription), now)) return null
  if (subscription.expire_at) return endOf(subscription, subscription.expire_at)
  const expireAt = endIfCancelled(queries.courseOf(subscription), now)
  // A cancelled subscription is not charged again.
  await queries.saveSubscription(
    tx,
    subscription,
    {
      open_order_id: await cancelOpenOrder(tx, subscription.open_order_id, now),
      cancel_at: now,
      expire_at: expireAt,
      pause_months: null,
      next_plan: null,
      ...(subscription.next_plan === null ? {} : await toldPrice(tx, subscription)),
      next_try_at: null,
      ...(endsAtOnce(subscription.state) ? { state: 'ended' as const } : {}),
    },
    now,
  )
  await noteEvent(tx, { kind: 'subscription_cancelled', accountId, deviceId: null }, now)
  return endOf(subscription, expireAt)
}

/** Returns the end of a subscription and the part of its paid period refunded then. */
export function endOf(subscription: queries.Subscription, end: Date): End {
  const { state, currency, price_cents: price, paid_cents: paid } = subscription
  const cents = state === 'active' ? restOf(queries.courseOf(subscription), paid ?? price, end) : 0
  return { end, refund: cents > 0 ? { cents, currency } : null, isAtOnce: endsAtOnce(state) }
}

export function accessOf({ state, expire_at: expireAt }: queries.Subscription) {
  return { state, expireAt }
}

/** Throws `not_cancelled` if there is no cancellation to undo, or it has already taken effect. */
export async function resume({ db, clock }: CustomerPlatform, viewer: Member): Promise<User> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const subscription = await queries.lockByAccount(tx, viewer.accountId)
    const isRunning = subscription?.cancel_at && hasAccess(accessOf(subscription), now)
    // A gift was not ordered, so nothing may be charged after it; to continue, the member places an order then.
    if (!isRunning || subscription.offer === GIFT_OFFER) throw new Problem('not_cancelled')
    await queries.saveSubscription(tx, subscription, { cancel_at: null, expire_at: null }, now)
    await noteEvent(
      tx,
      { kind: 'subscription_resumed', accountId: viewer.accountId, deviceId: viewer.deviceId },
      now,
    )
  })
  return userOf(db, viewer)
}

/**
 * True if a declaration received at that time applies to the contract: it had begun by then and, for a withdrawal, its withdrawal period
 * had not passed.
 */
export async function isReached(
  tx: DatabaseTransaction,
  accountId: string,
  { kind, receivedAt }: { kind: 'cancellation' | 'withdrawal'; receivedAt: Date },
): Promise<boolean> {
  const subscription = await queries.findByAccount(tx, accountId)
  if (!subscription) return false
  return kind === 'withdrawal'
    ? isWithdrawable(subscription, receivedAt)
    : subscription.started_at <= receivedAt && isUnderContract(accessOf(subscription), receivedAt)
}

function isWithdrawable(subscription: queries.Subscription, declaredAt: Date): boolean {
  const { state, started_at: startedAt } = subscription
  return state !== 'ended' && startedAt <= declaredAt && declaredAt < withdrawalDeadline(startedAt)
}

/**
 * Withdraws from the contract if declared in time: access ends at once, and everything paid is refunded. Returns false if none is running
 * or the time was over. A repeated declaration acts once. @spec law 2.8, law 2.6
 */
export async function withdrawFor(
  platform: Pick<CustomerPlatform, 'clock' | 'brand' | 'config' | 'mail' | 'payments'>,
  tx: DatabaseTransaction,
  accountId: string,
  declaredAt: Date,
): Promise<boolean> {
  const now = platform.clock.now()
  const subscription = await queries.lockByAccount(tx, accountId)
  if (!subscription || !isWithdrawable(subscription, declaredAt)) return false
  await queries.saveSubscription(
    tx,
    subscription,
    {
      open_order_id: await cancelOpenOrder(tx, subscription.open_order_id, now),
      state: 'ended',
      cancel_at: subscription.cancel_at ?? now,
      expire_at: now,
      next_plan: null,
      ...NO_NEXT_PRICE,
      next_try_at: null,
    },
    now,
  )
  if (subscription.months_paid > 0) await noteWithdrawal(platform, tx, accountId, now)
  for (const charge of await paidFor(tx, subscription.id, subscription.started_at)) {
    const amountCents = charge.amount_cents - (charge.refunded_cents ?? 0)
    if (amountCents > 0) await giveBack(platform, tx, charge, { amountCents, reason: 'withdrawal' }, now)
  }
  await noteEvent(tx, { kind: 'contract_withdrawn', accountId, deviceId: null }, now)
  return true
}
