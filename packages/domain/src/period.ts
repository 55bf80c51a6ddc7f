/** How paid periods follow each other: by the calendar of the country whose law binds the offer. @spec decisions 3.18 */
import type { Plan } from './pricing.ts'

/** The law that binds the offer is German, and so are its days. */
export const TIME_ZONE = 'Europe/Berlin'

export const PLAN_MONTHS: Record<Plan, number> = { monthly: 1, annually: 12 }

/**
 * So many months after `anchor`: the same day and time of day in Germany, or the month's last day. Counted from the first
 * day on, so that a period that had to end on 28 February does not pull the later ones along.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  return fromZoned(toZoned(anchor).add({ months }))
}

/** The first period of a membership that begins to be paid for at `start`, as orders name it. */
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

/** The start of the day, in Germany, that lies so many days after the day of `time`. */
export function startOfDayAfter(time: Date, days: number): Date {
  return fromZoned(toZoned(time).startOfDay().add({ days }))
}

/** 1 is Monday, 7 Sunday. */
export function dayOfWeek(time: Date): number {
  return toZoned(time).dayOfWeek
}

/** The calendar day in Germany, such as `2026-11-23`. */
export function dayOf(time: Date): string {
  return toZoned(time).toPlainDate().toString()
}

/** The calendar month in Germany, such as `2026-11`. */
export function monthOf(time: Date): string {
  return toZoned(time).toPlainDate().toPlainYearMonth().toString()
}

/** The start of the calendar month after the one of `time`. */
export function nextMonthStart(time: Date): Date {
  return fromZoned(toZoned(time).with({ day: 1 }).startOfDay().add({ months: 1 }))
}

/** The year in Germany. */
export function yearOf(time: Date): number {
  return toZoned(time).year
}

function toZoned(time: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(TIME_ZONE)
}

function fromZoned(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds)
}
