/** Paid periods: a month or a year, from the same day to the same day. @spec decisions 3.18 */
import { monthsAfter, startOfDayAfter } from '../basics/calendar.ts'
import type { Plan } from './pricing.ts'

export const PLAN_MONTHS: Record<Plan, number> = { monthly: 1, annually: 12 }

/** Returns the first period of a membership whose payment begins at `start`, as stated in orders. */
export function periodAfter(
  start: Date,
  plan: Plan,
): { startsAt: string; endsAt: string; monthsPaid: number } {
  const monthsPaid = PLAN_MONTHS[plan]
  return {
    startsAt: start.toISOString(),
    endsAt: monthsAfter(start, monthsPaid).toISOString(),
    monthsPaid,
  }
}

/** Returns the last whole day of a period, which ends on the day the next one begins. */
export function lastDayOf(endsAt: Date): Date {
  return startOfDayAfter(endsAt, -1)
}
