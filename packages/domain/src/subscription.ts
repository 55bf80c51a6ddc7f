/** A subscription's states, what they mean for access, and what happens next. @spec decisions 3.21 */
import { dunningEnd } from './dunning.ts'
import { monthsAfter, PLAN_MONTHS } from './period.ts'
import type { Plan } from './pricing.ts'
import { TRIAL_NOTICE_DAYS } from './trial.ts'

export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

const DAY_MS = 24 * 60 * 60 * 1000

type Running = { state: SubscriptionState; expireAt: Date | null }

/**
 * Whether a member may play. A failed charge does not take access away (`past_due`); a cancelled subscription gives it
 * until the end of the period that was paid for or tried; a paused one gives none.
 */
export function hasAccess(subscription: Running | null, now: Date): boolean {
  return subscription !== null && subscription.state !== 'paused' && isUnderContract(subscription, now)
}

/** Whether there is a membership that can be cancelled: one that gives access, or rests. */
export function isUnderContract({ state, expireAt }: Running, now: Date): boolean {
  return state !== 'ended' && (expireAt === null || now < expireAt)
}

/** What the next step depends on. Months count from the anchor, the first day that is paid for. */
export type SubscriptionCourse = {
  plan: Plan
  state: SubscriptionState
  anchorAt: Date
  /** Of the period that runs: 0 in a trial. */
  monthsPaid: number
  /** When the present plan began. */
  planSinceMonths: number
  periodStartsAt: Date
  periodEndsAt: Date
  /** Where given time follows on what is paid of the period; null: all of it is paid. */
  paidUntil: Date | null
  expireAt: Date | null
  /** Of the period that runs. */
  remindersSent: number
  pastDueSince: Date | null
  nextTryAt: Date | null
  hasOpenOrder: boolean
  /** Of the pause that follows on the running period; null: it is paid for. */
  pauseMonths: number | null
  /** The running period is the last that a coupon makes cheaper. */
  endsDiscount: boolean
}

export type Step = { kind: 'remind' | 'charge' | 'pause' | 'give_up' | 'end'; at: Date }

/**
 * How many days before it is charged for a member is told, by state; on the last day, but for trials, only who pays by direct debit.
 * @spec law 3.12
 */
export const NOTICE_DAYS = { trialing: TRIAL_NOTICE_DAYS, active: [1], paused: [7, 1] } as const

/** Before the first period at the full price a member is told as long ahead as before a pause ends. */
function noticeDays(
  state: keyof typeof NOTICE_DAYS,
  { endsDiscount }: SubscriptionCourse,
): readonly number[] {
  return state === 'active' && endsDiscount ? NOTICE_DAYS.paused : NOTICE_DAYS[state]
}

/** The one next step of a subscription and when it is due; null where something else has to happen first. */
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

/** The period that the next charge pays for: it begins where the paid time ends, and keeps the anchor's day. */
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
 * When a subscription ends that is cancelled at `now`: with the trial or the paid period; an annual one from its second year
 * on a month later, if that is earlier, with the given time after it; an unpaid and a paused one at once (section 309 Nr. 9 BGB).
 * @spec decisions 3.19
 */
export function endIfCancelled(course: SubscriptionCourse, now: Date): Date {
  if (course.state === 'past_due' || course.state === 'paused') return now
  if (!isBeyondFirstYear(course)) return course.periodEndsAt
  const given = course.periodEndsAt.getTime() - paidEnd(course).getTime()
  const afterNotice = new Date(monthsAfter(now, 1).getTime() + given)
  return afterNotice < course.periodEndsAt ? afterNotice : course.periodEndsAt
}

/**
 * The course with its running period so many days longer, or a little more where months are of unlike length: the day of later
 * periods moves along.
 */
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
 * What is refunded where an annual plan ends within its year: the share of the paid days that are left, rounded up. Given days come
 * last, so an end before the period's is as long before that of what is paid.
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
