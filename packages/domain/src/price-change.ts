/** When a member who was told of a new price pays it. @spec decisions 14.23 */
import { PLAN_MONTHS, monthsAfter } from './period.ts'
import type { Plan } from './pricing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A higher price counts no earlier than so long after its mail. */
export const PRICE_NOTICE_WEEKS = 6
/** Members are told no earlier than so long before they pay it, so that the mail is not forgotten by then. */
export const TOLD_AHEAD_WEEKS = 10

const WEEK_MS = 7 * DAY_MS

export type PaidCourse = { plan: Plan; anchorAt: Date; monthsPaid: number }

/** The start of the first period that can cost the new price: one that begins at or after `from`, told in time at `now`. */
export function periodOfNewPrice(
  { plan, anchorAt, monthsPaid }: PaidCourse,
  { from, now, isHigher }: { from: Date; now: Date; isHigher: boolean },
): Date {
  const notice = isHigher ? PRICE_NOTICE_WEEKS * WEEK_MS : 0
  const earliest = Math.max(from.getTime(), now.getTime() + notice)
  for (let months = monthsPaid; ; months += PLAN_MONTHS[plan]) {
    const start = monthsAfter(anchorAt, months)
    if (start.getTime() >= earliest) return start
  }
}

/** Whether it is time to tell of a price that counts from `start` on. */
export function isTimeToTell(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() <= TOLD_AHEAD_WEEKS * WEEK_MS
}
