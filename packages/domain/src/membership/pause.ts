/** Paused memberships: for whole months after the paid period, without access and without charges. @spec decisions 3.29 */
import { monthsAfter } from '../basics/calendar.ts'

export const PAUSE_MONTHS = [1, 2, 3] as const
export type PauseMonths = (typeof PAUSE_MONTHS)[number]

/** Returns when a pause of so many months ends that begins at the end of the paid period. */
export function pauseEnd(periodEndsAt: Date, months: number): Date {
  return monthsAfter(periodEndsAt, months)
}

/**
 * Returns the billing state of a paused membership: as in a trial nothing is paid yet, and charges fall on the day on which the pause ends.
 * `planSinceMonths` becomes negative to keep how long the plan has already run.
 */
export function pausedCourse(
  {
    periodEndsAt,
    monthsPaid,
    planSinceMonths,
  }: { periodEndsAt: Date; monthsPaid: number; planSinceMonths: number },
  months: number,
): { periodStartsAt: Date; periodEndsAt: Date; anchorAt: Date; monthsPaid: 0; planSinceMonths: number } {
  const end = pauseEnd(periodEndsAt, months)
  return {
    periodStartsAt: periodEndsAt,
    periodEndsAt: end,
    anchorAt: end,
    monthsPaid: 0,
    planSinceMonths: planSinceMonths - monthsPaid,
  }
}
