/** When a member starts to pay an announced new price. @spec decisions 14.23 */
import { WEEK_MS } from '../basics/milliseconds.ts'
import { monthsAfter } from '../basics/calendar.ts'
import { PLAN_MONTHS } from './period.ts'
import type { Plan } from './pricing.ts'

/** The minimum time between the announcement of a higher price and its effect. */
const PRICE_NOTICE_WEEKS = 6
/** A price is announced no earlier than this before it takes effect, so that members still remember the mail. */
const TOLD_AHEAD_WEEKS = 10

export type PaidCourse = { plan: Plan; anchorAt: Date; monthsPaid: number }

/**
 * Returns the start of the first period that may cost the new price: it begins at or after `from` and, if announced `now`, leaves enough
 * notice.
 */
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

/** True if it is time to announce a price that applies from `start`. */
export function isTimeToTell(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() <= TOLD_AHEAD_WEEKS * WEEK_MS
}
