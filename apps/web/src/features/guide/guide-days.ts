/** The days of the guide, by the clock of Germany: pages of visitors are kept, and are the same for everybody. */
import { SCHEDULE_DAYS } from '@quintet/domain/schedule'

const DAY_MS = 24 * 60 * 60 * 1000
const TIME_ZONE = 'Europe/Berlin'

/** `2026-11-24`, as addresses have it. */
export function dayOf(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(time)
}

/** Today and the days that are planned, the first one first. */
export function guideDays(now: string): string[] {
  return Array.from({ length: SCHEDULE_DAYS }, (_, ahead) =>
    dayOf(new Date(Date.parse(now) + ahead * DAY_MS)),
  )
}

/** From when to when a day of the guide reaches: today from now on, another day from the morning. */
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
