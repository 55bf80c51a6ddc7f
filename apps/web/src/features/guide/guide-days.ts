/** The days of the guide in German time: visitors' pages are cached and the same for everyone. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'

const TIME_ZONE = 'Europe/Berlin'

/** Returns a day in the form used in addresses: `2026-11-24`. */
export function dayOf(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(time)
}

/** Returns today and the planned days, in order. */
export function guideDays(now: string): string[] {
  return Array.from({ length: SCHEDULE_DAYS }, (_, ahead) =>
    dayOf(new Date(Date.parse(now) + ahead * DAY_MS)),
  )
}

/** Returns the time range of a guide day: today from now on, other days from the morning. */
export function timesOfDay(day: string, now: string): { from: string; to: string } {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(noon),
  )
  const midnight = noon - hour * 60 * 60 * 1000
  const morning = midnight + 6 * 60 * 60 * 1000
  const from = day === dayOf(new Date(now)) ? now : new Date(morning).toISOString()
  return { from, to: new Date(midnight + DAY_MS).toISOString() }
}
