/** A subscription's states, what they mean for access, and what happens next. @spec decisions 3.21 */
import { dunningEnd } from './dunning.ts'
import { DAY_MS } from '../basics/milliseconds.ts'
import { pauseEnd } from './pause.ts'
import { monthsAfter } from '../basics/calendar.ts'
import { PLAN_MONTHS } from './period.ts'
import type { Plan } from './pricing.ts'
import { TRIAL_NOTICE_DAYS } from './trial.ts'

export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

type Running = { state: SubscriptionState; expireAt: Date | null }

/**
 * True if a member may play. A failed charge does not take access away (`past_due`); a cancelled subscription keeps it until the end of the
 * paid or trial period; a paused one has none.
 */
export function hasAccess(subscription: Running | null, now: Date): boolean {
  return subscription !== null && subscription.state !== 'paused' && isUnderContract(subscription, now)
}

/** True if there is a membership to cancel: one that gives access or is paused. */
export function isUnderContract({ state, expireAt }: Running, now: Date): boolean {
  return state !== 'ended' && (expireAt === null || now < expireAt)
}

/** What the next step depends on. Months count from the anchor, the first paid day. */
export type SubscriptionCourse = {
  plan: Plan
  state: SubscriptionState
  anchorAt: Date
  /** Months paid from the anchor to the end of the current period; 0 in a trial. */
  monthsPaid: number
  /** The value of `monthsPaid` at which the current plan began. */
  planSinceMonths: number
  periodStartsAt: Date
  periodEndsAt: Date
  /** Where the paid part of the period ends and gift time begins; null if all of it is paid. */
  paidUntil: Date | null
  expireAt: Date | null
  /** Reminders sent in the current period. */
  remindersSent: number
  pastDueSince: Date | null
  nextTryAt: Date | null
  hasOpenOrder: boolean
  /** Length of the pause that follows the current period; null if a paid period follows. */
  pauseMonths: number | null
  /** True if the current period is the last one that a coupon discounts. */
  endsDiscount: boolean
}

export type Step = { kind: 'remind' | 'charge' | 'pause' | 'give_up' | 'end'; at: Date }

/**
 * How many days before a charge a member is notified, by state; on the last day only those who pay by direct debit, except in trials.
 * @spec law 3.12
 */
const NOTICE_DAYS = { trialing: TRIAL_NOTICE_DAYS, active: [1], paused: [7, 1] } as const

/** Before the first full-price period the notice is as long as before a pause ends. */
function noticeDays(
  state: keyof typeof NOTICE_DAYS,
  { endsDiscount }: SubscriptionCourse,
): readonly number[] {
  return state === 'active' && endsDiscount ? NOTICE_DAYS.paused : NOTICE_DAYS[state]
}

/** Returns the next step of a subscription and when it is due; null if something else has to happen first. */
export function nextStep(course: SubscriptionCourse): Step | null {
  if (course.state === 'ended') return null
  if (course.expireAt) return { kind: 'end', at: course.expireAt }
  if (course.hasOpenOrder) return null
  if (course.state === 'past_due') {
    if (course.nextTryAt) return { kind: 'charge', at: course.nextTryAt }
    return course.pastDueSince ? { kind: 'give_up', at: dunningEnd(course.pastDueSince) } : null
  }
  if (course.state === 'active' && course.pauseMonths !== null)
    return { kind: 'pause', at: course.periodEndsAt }
  const reminder = noticeDays(course.state, course)[course.remindersSent]
  if (reminder !== undefined)
    return { kind: 'remind', at: new Date(course.periodEndsAt.getTime() - reminder * DAY_MS) }
  return { kind: 'charge', at: course.periodEndsAt }
}

/**
 * Returns when a membership that goes on is charged next; null if no charge is planned: after a hard decline only another payment method
 * helps. @spec decisions 3.20
 */
export function nextChargeAt({
  state,
  periodEndsAt,
  nextTryAt,
  pauseMonths,
}: Pick<SubscriptionCourse, 'state' | 'periodEndsAt' | 'nextTryAt' | 'pauseMonths'>): Date | null {
  if (state === 'past_due') return nextTryAt
  return state === 'active' && pauseMonths !== null ? pauseEnd(periodEndsAt, pauseMonths) : periodEndsAt
}

/** Returns the period that the next charge pays for: it begins where the paid time ends and keeps the anchor's day. */
export function nextPeriod(
  { anchorAt, monthsPaid }: Pick<SubscriptionCourse, 'anchorAt' | 'monthsPaid'>,
  plan: Plan,
): { startsAt: Date; endsAt: Date; monthsPaid: number } {
  const months = monthsPaid + PLAN_MONTHS[plan]
  return {
    startsAt: monthsAfter(anchorAt, monthsPaid),
    endsAt: monthsAfter(anchorAt, months),
    monthsPaid: months,
  }
}

/**
 * Returns when a subscription cancelled at `now` ends: with the trial or paid period; an annual one from its second year after a month's
 * notice, if that is earlier, plus any gift time; an unpaid or paused one at once (section 309 Nr. 9 BGB).
 * @spec decisions 3.19
 */
export function endIfCancelled(course: SubscriptionCourse, now: Date): Date {
  if (endsAtOnce(course.state)) return now
  if (!isBeyondFirstYear(course)) return course.periodEndsAt
  const given = course.periodEndsAt.getTime() - paidEnd(course).getTime()
  const afterNotice = new Date(monthsAfter(now, 1).getTime() + given)
  return afterNotice < course.periodEndsAt ? afterNotice : course.periodEndsAt
}

/** True if a cancelled membership ends at once, since no paid or free period is running. */
export function endsAtOnce(state: SubscriptionState): boolean {
  return state === 'past_due' || state === 'paused'
}

/** Extends the current period by so many days, or slightly more where months differ in length; the day of later periods moves along. */
export function extended(
  {
    anchorAt,
    monthsPaid,
    periodEndsAt,
  }: Pick<SubscriptionCourse, 'anchorAt' | 'monthsPaid' | 'periodEndsAt'>,
  days: number,
): { anchorAt: Date; periodEndsAt: Date } {
  const wanted = periodEndsAt.getTime() + days * DAY_MS
  for (let more = days; ; more++) {
    const anchor = new Date(anchorAt.getTime() + more * DAY_MS)
    const end = monthsAfter(anchor, monthsPaid)
    if (end.getTime() >= wanted) return { anchorAt: anchor, periodEndsAt: end }
  }
}

type PaidPeriod = Pick<SubscriptionCourse, 'periodStartsAt' | 'periodEndsAt' | 'paidUntil'>

/**
 * Returns the refund when an annual plan ends early: the share of paid days that are left, rounded up. Gift days follow the paid ones, so
 * the paid part is cut short by the same time as the period.
 */
export function restOf(period: PaidPeriod, paidCents: number, end: Date): number {
  const length = paidEnd(period).getTime() - period.periodStartsAt.getTime()
  const left = Math.max(0, period.periodEndsAt.getTime() - end.getTime())
  return Math.min(paidCents, Math.ceil((paidCents * left) / length))
}

function paidEnd({ paidUntil, periodEndsAt }: Pick<PaidPeriod, 'periodEndsAt' | 'paidUntil'>): Date {
  return paidUntil ?? periodEndsAt
}

function isBeyondFirstYear({ plan, monthsPaid, planSinceMonths, state }: SubscriptionCourse): boolean {
  return plan === 'annually' && state === 'active' && monthsPaid - planSinceMonths > PLAN_MONTHS.annually
}
