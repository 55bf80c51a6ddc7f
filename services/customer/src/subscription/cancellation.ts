/** Ending a subscription: cancelling to the end of the period, taking that back, withdrawing. @spec decisions 3.5 */
import { messages } from '@quintet/contracts/messages'
import { Problem } from '@quintet/contracts/problem'
import type { User } from '@quintet/contracts/user'
import { GIFT_OFFER } from '@quintet/domain/gift'
import { endIfCancelled, hasAccess, isUnderContract, restOf } from '@quintet/domain/subscription'
import { withdrawalDeadline } from '@quintet/domain/withdrawal'
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

/** Throws `invalid_request` where the typed e-mail is another one, `no_subscription` where nothing runs. */
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

export type End = { end: Date; refund: { cents: number; currency: string } | null }

/**
 * Cancels what runs; when it ends and what goes back then, or null where nothing runs. Cancelled before, it stays as it was.
 * @spec law 3.6
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
  // Who cancels is not charged again.
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
      ...(['past_due', 'paused'].includes(subscription.state) ? { state: 'ended' as const } : {}),
    },
    now,
  )
  await noteEvent(tx, { kind: 'subscription_cancelled', accountId, deviceId: null }, now)
  return endOf(subscription, expireAt)
}

/** When a subscription ends, and what of its paid period goes back then. */
export function endOf(subscription: queries.Subscription, end: Date): End {
  const { state, currency, price_cents: price, paid_cents: paid } = subscription
  const cents = state === 'active' ? restOf(queries.courseOf(subscription), paid ?? price, end) : 0
  return { end, refund: cents > 0 ? { cents, currency } : null }
}

export function accessOf({ state, expire_at: expireAt }: queries.Subscription) {
  return { state, expireAt }
}

/** Throws `not_cancelled` where there is nothing to take back, or it took effect already. */
export async function resume({ db, clock }: CustomerPlatform, viewer: Member): Promise<User> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const subscription = await queries.lockByAccount(tx, viewer.accountId)
    const isRunning = subscription?.cancel_at && hasAccess(accessOf(subscription), now)
    // A gift was not ordered, so nothing is to be charged after it: who wants to go on orders then.
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

/** Whether a declaration received at that time has a contract to end: one that runs since, and can still be withdrawn from. */
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
 * Withdraws from the contract if that was declared within its time: access ends at once, and all that was paid goes back in
 * full. False where nothing runs or the time was over. Declared twice it acts once. @spec law 2.8, law 2.6
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
