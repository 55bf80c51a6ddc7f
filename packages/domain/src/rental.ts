/** Renting single titles. @spec accounts 1 */
import { monthOf, nextMonthStart } from './period.ts'

export const RENTAL_START_DAYS = 30
export const RENTAL_FINISH_HOURS = 48

const HOUR_MS = 60 * 60 * 1000

export type RentalTimes = { startBy: Date; finishBy: Date | null }

/** Until when a title that is rented at `now` has to be started. */
export function startBy(now: Date): Date {
  return new Date(now.getTime() + RENTAL_START_DAYS * 24 * HOUR_MS)
}

/** Until when a title that is started at `now` has to be finished. */
export function finishBy(now: Date): Date {
  return new Date(now.getTime() + RENTAL_FINISH_HOURS * HOUR_MS)
}

/** Whether a rented title plays: not yet started, until its last day to start; then until its hours are over. */
export function isRentalOpen({ startBy: lastStart, finishBy: end }: RentalTimes, now: Date): boolean {
  return now < (end ?? lastStart)
}

/** How long a title can still be started, then finished: days, rounded, while there are two, else hours begun. */
export function rentalLeft(
  { startBy: lastStart, finishBy: end }: RentalTimes,
  now: Date,
): { unit: 'days' | 'hours'; count: number } {
  const hours = ((end ?? lastStart).getTime() - now.getTime()) / HOUR_MS
  return hours >= 48
    ? { unit: 'days', count: Math.round(hours / 24) }
    : { unit: 'hours', count: Math.ceil(hours) }
}

/** The month that a credit belongs to, and when the next one comes. */
export function creditMonth(now: Date): { month: string; renewsAt: Date } {
  return { month: monthOf(now), renewsAt: nextMonthStart(now) }
}
