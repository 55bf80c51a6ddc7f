/** Rentals of single titles. @spec accounts 1.3 */
import { DAY_MS, HOUR_MS } from '../basics/milliseconds.ts'
import { monthOf, nextMonthStart } from '../basics/calendar.ts'

export const RENTAL_START_DAYS = 30
export const RENTAL_FINISH_HOURS = 48

export type RentalTimes = { startBy: Date; finishBy: Date | null }

/** Returns until when a title rented at `now` must be started. */
export function startBy(now: Date): Date {
  return new Date(now.getTime() + RENTAL_START_DAYS * DAY_MS)
}

/** Returns until when a title started at `now` must be finished. */
export function finishBy(now: Date): Date {
  return new Date(now.getTime() + RENTAL_FINISH_HOURS * HOUR_MS)
}

/** True if a rented title can be played: before its start deadline or, once started, before its finish deadline. */
export function isRentalOpen({ startBy: lastStart, finishBy: end }: RentalTimes, now: Date): boolean {
  return now < (end ?? lastStart)
}

/** From this many hours, the remaining time is shown in days. */
const DAYS_FROM_HOURS = 72

/** Returns the remaining time: to start, in days and near the end in hours; once started, to finish, in hours. */
export function rentalLeft(
  { startBy: lastStart, finishBy: end }: RentalTimes,
  now: Date,
): { unit: 'days' | 'hours'; count: number } {
  const hours = ((end ?? lastStart).getTime() - now.getTime()) / HOUR_MS
  if (hours >= DAYS_FROM_HOURS) return { unit: 'days', count: Math.round(hours / 24) }
  // The client's clock may be slightly behind the server's.
  return { unit: 'hours', count: Math.min(Math.ceil(hours), end ? RENTAL_FINISH_HOURS : DAYS_FROM_HOURS) }
}

/** Returns the month that a credit belongs to, and when the next one is available. */
export function creditMonth(now: Date): { month: string; renewsAt: Date } {
  return { month: monthOf(now), renewsAt: nextMonthStart(now) }
}
