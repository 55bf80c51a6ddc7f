/** Renting single titles. @spec accounts 1.3 */
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

/** From how many hours on what is left is told in days. */
const DAYS_FROM_HOURS = 72

/** How long a title can still be started, in days and at the end in hours; then how long it can be finished, in hours. */
export function rentalLeft(
  { startBy: lastStart, finishBy: end }: RentalTimes,
  now: Date,
): { unit: 'days' | 'hours'; count: number } {
  const hours = ((end ?? lastStart).getTime() - now.getTime()) / HOUR_MS
  if (hours >= DAYS_FROM_HOURS) return { unit: 'days', count: Math.round(hours / 24) }
  // The reader's clock may be a little behind the service's.
  return { unit: 'hours', count: Math.min(Math.ceil(hours), end ? RENTAL_FINISH_HOURS : DAYS_FROM_HOURS) }
}

/** The month that a credit belongs to, and when the next one comes. */
export function creditMonth(now: Date): { month: string; renewsAt: Date } {
  return { month: monthOf(now), renewsAt: nextMonthStart(now) }
}
