/** Formats numbers, times and prices for display. */
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import { formatDuration } from '@quintet/domain/catalogue/duration'
import type { Texts } from './en.ts'

/** Returns "1 h 42 m", or an empty string. @spec catalogue 5.2 */
export function formatLength(seconds: number | undefined): string {
  return formatDuration(seconds) ?? ''
}

// Cached: creating a format takes longer than everything else about a price, and a page may have dozens.
const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = locale + currency
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  moneyFormats.set(key, format)
  return format
}

export function formatCents(
  { cents, currency }: { cents: number; currency: string },
  { locale }: Pick<Texts, 'locale'>,
): string {
  return moneyFormat(locale, currency).format(cents / 100)
}

/** Formats a price from the API: a decimal number in its currency. */
export function formatPrice(
  { price, currency }: { price: number; currency: string },
  { locale }: Texts,
): string {
  return moneyFormat(locale, currency).format(price)
}

/**
 * Returns "Sat 21 Nov, 20:15" in the user's time zone; the day is left out if it is the same as that of `now`. If the time zone is unknown
 * (null), uses Germany's and names it: "20:15 CET".
 */
export function formatMoment(
  time: string,
  now: string,
  readersZone: string | null,
  { locale }: Texts,
): string {
  const timeZone = readersZone ?? TIME_ZONE
  const dayOf = (moment: string) => new Intl.DateTimeFormat('en', { timeZone }).format(new Date(moment))
  const isToday = dayOf(time) === dayOf(now)
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(readersZone === null ? { timeZoneName: 'short' } : {}),
  }).format(new Date(time))
}

/** Returns "42 min left" or "1 h 12 m left". */
export function formatTimeLeft(seconds: number, { item }: Texts): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60 ? item.minutesLeft(minutes) : item.hoursLeft(formatLength(seconds))
}

/** Returns a name's first letter, whole even if it takes several code points. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toLocaleUpperCase() ?? ''
}
