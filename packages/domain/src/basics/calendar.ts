/** Days, months and quarters by the calendar of the country whose law governs the offer. @spec decisions 3.18 */
import { HOUR_MS } from './milliseconds.ts'

/** German law governs the offer, so days are German days. */
export const TIME_ZONE = 'Europe/Berlin'

/**
 * Returns the time so many months after `anchor`: the same day and time of day in Germany, or the month's last day. Always counted from the
 * anchor, so that a period that had to end on 28 February does not shift the later ones.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  return fromZoned(toZoned(anchor).add({ months }))
}

/** Returns the start of the day in Germany that is so many days after the day of `time`. */
export function startOfDayAfter(time: Date, days: number): Date {
  return fromZoned(toZoned(time).startOfDay().add({ days }))
}

/** Returns when a calendar day begins in Germany. */
export function startOfDay(day: string): Date {
  return fromZoned(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE))
}

/** Returns when a calendar day ends in Germany. */
export function endOfDay(day: string): Date {
  return startOfDayAfter(new Date(`${day}T12:00:00Z`), 1)
}

/** Returns when clocks in Germany show a date and time without a zone, such as `2026-11-24T15:30`. Throws if there is no such day. */
export function germanTime(written: string): Date {
  return fromZoned(Temporal.PlainDateTime.from(written).toZonedDateTime(TIME_ZONE))
}

/** 1 is Monday, 7 is Sunday. */
export function dayOfWeek(time: Date): number {
  return toZoned(time).dayOfWeek
}

// What the console uses of this file does without Temporal, which not every browser has.
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const utcDayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** From here on, Germany is one or two hours ahead of UTC. */
const SUMMER_TIME_SINCE = Date.UTC(1980, 0)

/** The calendar day in Germany, such as `2026-11-23`. */
export function dayOf(time: Date): string {
  const [winter, summer] = [1, 2].map((hours) => utcDayOf(time.getTime() + hours * HOUR_MS))
  // Asking the time zone takes ten times as long, and lists ask for thousands of days.
  if (winter !== undefined && winter === summer && time.getTime() >= SUMMER_TIME_SINCE) return winter
  const parts = DAY.formatToParts(time)
  const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value,
  )
  return [year.padStart(4, '0'), month, day].join('-')
}

/** The calendar month in Germany, such as `2026-11`. */
export function monthOf(time: Date): string {
  return dayOf(time).slice(0, 7)
}

/** The days of a month up to the day of `time`, in Germany. */
export function monthSoFar(time: Date): { from: string; to: string } {
  return { from: `${monthOf(time)}-01`, to: dayOf(time) }
}

/** The start of the calendar month after the one of `time`. */
export function nextMonthStart(time: Date): Date {
  return fromZoned(toZoned(time).with({ day: 1 }).startOfDay().add({ months: 1 }))
}

/** A calendar month such as `2026-11`, and a quarter such as `2026-Q4`. */
export const MONTH_PATTERN = /^2\d{3}-(?:0[1-9]|1[0-2])$/
export const QUARTER_PATTERN = /^2\d{3}-Q[1-4]$/

/** Returns when a calendar month begins in Germany. */
export function startOfMonth(month: string): Date {
  return fromZoned(Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(TIME_ZONE))
}

/** Returns the month so many months after `month`. */
export function monthPlus(month: string, months: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`
}

/** Returns all calendar months from the first to the last, inclusive. */
export function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const [first, last] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0) + 1) }, (_, index) =>
    monthPlus(from, index),
  )
}

/** Returns when the first month begins and the last one ends in Germany; undefined where a side is open. */
export function spanOfMonths({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  start: Date | undefined
  end: Date | undefined
} {
  return {
    start: from === undefined ? undefined : startOfMonth(from),
    end: to === undefined ? undefined : startOfMonth(monthPlus(to, 1)),
  }
}

/** The quarter that a month belongs to. */
export function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
}

/** Returns the first and the last month of a quarter. */
export function quarterSpan(quarter: string): { from: string; to: string } {
  const from = `${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0')}`
  return { from, to: monthPlus(from, 2) }
}

/** The year in Germany. */
export function yearOf(time: Date): number {
  return Number(dayOf(time).slice(0, 4))
}

/** True if the local time is between two hours of the day; the span may cross midnight. */
export function isAt(time: Date, { from, to, zone }: { from: number; to: number; zone: string }): boolean {
  const { hour } = toZoned(time, zone)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Returns the next time after `time` at which the local clock shows this hour. */
export function zonedHourAfter(time: Date, hour: number, zone: string): Date {
  const here = toZoned(time, zone)
  const today = here.startOfDay().with({ hour })
  return fromZoned(today.epochMilliseconds > time.getTime() ? today : today.add({ days: 1 }))
}

function toZoned(time: Date, zone: string = TIME_ZONE): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone)
}

function fromZoned(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds)
}
