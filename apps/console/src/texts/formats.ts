/** Formats for numbers, amounts, times and sizes. */
import { serviceNow } from '../api/service-clock.ts'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import type { Language } from '@quintet/domain/basics/languages'

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
/** As disks are sold, and as `quintet doctor` counts. */
const GIGABYTE = 1e9
const MEGABYTE = 1e6
const KILOBYTE = 1e3
const HOUR_SECONDS = 3600

export type Formats = ReturnType<typeof formatsIn>

export function formatsIn(language: Language) {
  const locale = LOCALES[language]
  // Those of invoices, periods and deadlines, wherever the reader is.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale)
  const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const upToOneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const exactPercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const days = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' })
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    /** The day in Germany. */
    day: (iso: string) => day.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    number: (value: number) => number.format(value),
    /** A duration, such as 31 days. */
    spanOfDays: (count: number) => days.format(count),
    hundredths: (value: number) => twoDigits.format(value),
    tenths: (value: number) => oneDigit.format(value),
    percent: (share: number) => percent.format(share),
    exactPercent: (share: number) => exactPercent.format(share),
    /** For a calendar month such as `2026-11`. */
    month: (name: string) => month.format(new Date(`${name}-01`)),
    monthAndYear: (name: string) => monthAndYear.format(new Date(`${name}-01`)).replaceAll(' ', '\u00a0'),
    shortMonth: (name: string) => shortMonth.format(new Date(`${name}-01`)),
    list: (names: readonly string[]) => list.format(names),
    country: (code: string) => countries.of(code) ?? code,
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    /** Also for prices below a cent. */
    smallMoney: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 5 }).format(
        cents / 100,
      ),
    gigabytes: (bytes: number) => `${upToOneDigit.format(bytes / GIGABYTE)} GB`,
    /** In a suitable unit. */
    bytes: (bytes: number) =>
      bytes > 0 && bytes < MEGABYTE / 10
        ? `${number.format(Math.ceil(bytes / KILOBYTE))} kB`
        : bytes < GIGABYTE
          ? `${upToOneDigit.format(bytes / MEGABYTE)} MB`
          : `${upToOneDigit.format(bytes / GIGABYTE)} GB`,
    hours: (seconds: number) => `${oneDigit.format(seconds / HOUR_SECONDS)} h`,
    /** How long ago, in hours up to two days. */
    ago(iso: string) {
      const hours = Math.round((Date.parse(iso) - serviceNow().getTime()) / 1000 / HOUR_SECONDS)
      return Math.abs(hours) < 48 ? ago.format(hours, 'hour') : ago.format(Math.round(hours / 24), 'day')
    },
    /** In seconds or minutes. */
    span: (seconds: number) =>
      seconds < 120 ? `${oneDigit.format(seconds)} s` : `${number.format(Math.round(seconds / 60))} min`,
  }
}
