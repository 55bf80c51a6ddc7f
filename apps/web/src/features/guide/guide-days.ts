/** The days of the guide in German time: visitors' pages are cached and the same for everyone. */
import { dayOf, TIME_ZONE } from '@quintet/domain/basics/calendar'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'

// Days are counted from noon: around midnight, the day of 25 hours would be counted twice, or that of 23 left out.
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Returns today and the planned days, in order, in the form used in addresses: `2026-11-24`. */
export function guideDays(now: string): string[] {
  const noon = noonOf(dayOf(new Date(now)))
  return Array.from({ length: SCHEDULE_DAYS }, (_, ahead) => dayOf(new Date(noon + ahead * DAY_MS)))
}

/** Returns the time range of a guide day: today from now on, other days from the morning. */
export function timesOfDay(day: string, now: string): { from: string; to: string } {
  const noon = noonOf(day)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(noon),
  )
  const midnight = noon - hour * HOUR_MS
  const morning = midnight + 6 * HOUR_MS
  const from = day === dayOf(new Date(now)) ? now : new Date(morning).toISOString()
  return { from, to: new Date(midnight + DAY_MS).toISOString() }
}
