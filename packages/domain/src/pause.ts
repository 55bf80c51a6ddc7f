/** A membership that rests: for whole months after what is paid, without access and without a charge. @spec decisions 3.29 */
import { monthsAfter } from './period.ts'

export const PAUSE_MONTHS = [1, 2, 3] as const
export type PauseMonths = (typeof PAUSE_MONTHS)[number]

/** When a pause of so many months is over that begins with the end of the paid period. */
export function pauseEnd(periodEndsAt: Date, months: number): Date {
  return monthsAfter(periodEndsAt, months)
}

/**
 * The course of a paused membership: as before a trial's end nothing is paid yet, and the day of its charges is that of the pause's
 * end. How long the plan has run is kept, below zero.
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
