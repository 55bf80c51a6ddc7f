/** Steps that become due with time: reminders, charges, retries, ends. Each is one transaction. @spec decisions 3.17, decisions 3.18 */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { TRIAL_NOTICE_DAYS } from '@quintet/domain/membership/trial'
import { nextStep, restOf } from '@quintet/domain/membership/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { methodName } from '../texts/format.ts'
import { paidFor } from '../payments/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { readerLanguage, sendLetter } from './mails.ts'
import { chargeNextPeriod, endUnpaid } from './periods.ts'
import { laterPrice, NO_NEXT_PRICE, priceOfPeriod } from './prices.ts'
import * as queries from './queries.ts'
import { giveBack } from './refunds.ts'
import { beginPause } from './pause.ts'
import { upcomingBill } from './service.ts'

export type StepParts = Pick<CustomerPlatform, 'db' | 'clock' | 'log' | 'brand' | 'config' | 'mail'>

/** The delay before a failed step is retried. */
const ASIDE_MS = 15 * 60 * 1000
/** How often to check whether a cancellation has been decided on. */
const REST_MS = 6 * HOUR_MS

/**
 * Takes the step that has been due longest; returns false if none is due. A failing step is put aside, so that it does not hold up the
 * others.
 */
export async function takeDueStep(parts: StepParts): Promise<boolean> {
  const { db, clock, log } = parts
  const now = clock.now()
  let due: queries.Subscription | undefined
  try {
    await db.transaction().execute(async (tx) => {
      due = await queries.lockDue(tx, now)
      if (due) await takeStep(parts, tx, due, now)
    })
  } catch (error) {
    if (!due) throw error
    log.error({ err: error, subscription: due.id }, 'subscription step failed')
    await queries.putAside(db, due.id, new Date(now.getTime() + ASIDE_MS))
  }
  return due !== undefined
}

async function takeStep(
  parts: StepParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  const step = nextStep(queries.courseOf(subscription))
  if (!step || step.at > now) await queries.saveSubscription(tx, subscription, {}, now)
  else if (step.kind === 'remind') await remind(parts, tx, subscription, now)
  else if (step.kind === 'pause') await beginPause(tx, subscription, now)
  else if (step.kind === 'charge') await chargeUnlessCancelled(parts, tx, subscription, now)
  else if (step.kind === 'give_up') await endUnpaid(parts, tx, subscription, now)
  else await takeEnd(parts, tx, subscription, now)
}

async function chargeUnlessCancelled(
  parts: StepParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  if (await queries.hasOpenCancellation(tx, subscription.account_id, now))
    return queries.putAside(tx, subscription.id, new Date(now.getTime() + REST_MS))
  await chargeNextPeriod(parts, tx, subscription, { now })
}

// If a jump of the clock skipped several mails, only the last one is sent.
async function remind(
  parts: StepParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  const remindersSent = subscription.reminders_sent + 1
  const saved = await queries.saveSubscription(tx, subscription, { reminders_sent: remindersSent }, now)
  const method = await queries.defaultMethod(tx, subscription.account_id)
  const { state, period_ends_at: end } = subscription
  if (state === 'past_due' || state === 'ended') return
  const { endsDiscount } = queries.courseOf(subscription)
  if ((state === 'active' && !endsDiscount) || (state !== 'trialing' && remindersSent > 1))
    return announceDebit(parts, tx, { subscription, method }, now)
  const isLast = state === 'trialing' && remindersSent === TRIAL_NOTICE_DAYS.length
  const nextIsDue = saved.due_at !== null && saved.due_at <= now
  if (!isLast && nextIsDue) return
  const price = priceOfPeriod(subscription, end)
  const facts = {
    plan: subscription.next_plan ?? subscription.plan,
    price,
    discount: laterPrice(subscription, price),
    end,
    method: method ? methodName(method, await readerLanguage(tx, subscription.account_id)) : null,
  }
  const letter = LETTER_OF[state]
  await sendLetter(parts, tx, subscription.account_id, [letter, facts], now)
}

const LETTER_OF = { trialing: 'trialEnds', paused: 'pauseEnds', active: 'discountEnds' } as const

async function announceDebit(
  parts: StepParts,
  tx: DatabaseTransaction,
  { subscription, method }: { subscription: queries.Subscription; method: MethodFacts | undefined },
  now: Date,
): Promise<void> {
  const bill = upcomingBill(subscription, now)
  // After a jump of the clock, the announcement would come too late.
  if (!method?.mandate || !bill?.due || bill.due <= now) return
  const facts = { price: bill.price, due: bill.due, mandate: method.mandate }
  await sendLetter(parts, tx, subscription.account_id, ['debitAnnounced', facts], now)
}

/** Ends a cancelled subscription and refunds what was paid beyond its end. */
async function takeEnd(
  parts: StepParts,
  tx: DatabaseTransaction,
  subscription: queries.Subscription,
  now: Date,
): Promise<void> {
  await queries.saveSubscription(
    tx,
    subscription,
    { state: 'ended', next_plan: null, ...NO_NEXT_PRICE, next_try_at: null },
    now,
  )
  const { expire_at: expireAt, period_ends_at: periodEndsAt, state } = subscription
  if (!expireAt || expireAt >= periodEndsAt || state !== 'active') return
  const paid = await paidFor(tx, subscription.id, subscription.period_starts_at)
  for (const charge of paid) {
    const left = charge.amount_cents - (charge.refunded_cents ?? 0)
    const rest = restOf(queries.courseOf(subscription), charge.amount_cents, expireAt)
    const amountCents = Math.min(left, rest)
    if (amountCents > 0) await giveBack(parts, tx, charge, { amountCents, reason: 'annual_rest' }, now)
  }
}
