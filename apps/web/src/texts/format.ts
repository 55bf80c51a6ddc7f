/** Formats numbers, times and prices for display. */
import { formatDuration } from '@quintet/domain/catalogue/duration'
import { displayedAge } from '@quintet/domain/youth/rating'
import type { Texts } from './en.ts'
import type { playbackEn } from './playback.en.ts'

/** Returns "1 h 42 m", or an empty string. @spec catalogue 5.2 */
export function formatLength(seconds: number | undefined): string {
  return formatDuration(seconds) ?? ''
}

/** Missing or unknown means all ages. @spec catalogue 5.1 */
export function formatRating(guidance: string | null, { item }: Texts): string {
  const age = displayedAge(guidance)
  return age === 'all' || age === 0
    ? item.rating.all
    : age === 'mature'
      ? item.rating.mature
      : item.rating.from(age)
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

/** Returns "1.2 GB", in the units members know from their device. */
export function formatBytes(bytes: number, { locale }: Pick<Texts, 'locale'>): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const)
  const maximumFractionDigits = unit === 'gigabyte' || bytes < 1e7 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(bytes / size)
}

/** Formats a price from the API: a decimal number in its currency. */
export function formatPrice(
  { price, currency }: { price: number; currency: string },
  { locale }: Texts,
): string {
  return moneyFormat(locale, currency).format(price)
}

/** In the user's time zone, unless one is given. */
export function formatDate(date: Date, { locale }: Pick<Texts, 'locale'>, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date)
}

/** Formats a day such as `2026-11-26`. */
export function formatDay(day: string, texts: Pick<Texts, 'locale'>): string {
  return formatDate(new Date(`${day}T12:00:00Z`), texts, 'UTC')
}

/** Formats a version named by date, such as `2026-11-26` or `2026-11-26.2`; returns any other unchanged. */
export function formatVersion(version: string, texts: Pick<Texts, 'locale'>): string {
  const [, day, place] = /^(\d{4}-\d\d-\d\d)(?:\.(\d))?$/.exec(version) ?? []
  if (day === undefined) return version
  const written = formatDay(day, texts)
  return place === undefined ? written : `${written} (${place})`
}

/** Returns the time of day in the user's time zone. In the browser only: the server does not know it. */
export function formatClock(time: string, { locale }: Texts): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(time))
}

/** Returns the time of day in Germany, the same on the server and in the browser. */
export function formatBroadcastTime(time: string, { locale }: Texts): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(new Date(time))
}

/** The time zone used if the user's is unknown. */
const HOUSE_TIME_ZONE = 'Europe/Berlin'

/**
 * Returns "Sat 21 Nov, 20:15" in the user's time zone; the day is left out if it is the same as that of `now`. If the time zone is unknown
 * (null), uses the default one and names it: "20:15 CET".
 */
export function formatMoment(
  time: string,
  now: string,
  readersZone: string | null,
  { locale }: Texts,
): string {
  const timeZone = readersZone ?? HOUSE_TIME_ZONE
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

/** Returns a text that fits into the badge of 54 px. */
export function formatRatingBadge(guidance: string | null, { item }: Texts): string {
  const age = displayedAge(guidance)
  const { all, mature, from } = item.ratingBadge
  return age === 'all' || age === 0 ? all : age === 'mature' ? mature : from(age)
}

/** Returns "42 min left" or "1 h 12 m left". */
export function formatTimeLeft(seconds: number, { item }: Texts): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60 ? item.minutesLeft(minutes) : item.hoursLeft(formatLength(seconds))
}

/** Returns the name of a language tag, from our own texts, since the server and the browser may use different names. */
export function formatLanguage(tag: string, languageNames: Record<string, string>): string {
  return languageNames[tag.toLowerCase().split('-')[0] ?? ''] ?? tag
}

/** Formats a playback speed: 1.5 as "1.5×". */
export function formatSpeed(speed: number, { locale }: Pick<Texts, 'locale'>): string {
  return `${new Intl.NumberFormat(locale).format(speed)}×`
}

/** Formats 75 as "1:15" and 3675 as "1:01:15". */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Returns a position in words, for screen readers: "1 minute 15 seconds". */
export function sayTime(
  seconds: number,
  player: Pick<typeof playbackEn, 'hours' | 'minutes' | 'seconds'>,
): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const parts = [
    ...(hours > 0 ? [player.hours(hours)] : []),
    ...(minutes > 0 ? [player.minutes(minutes)] : []),
    ...(rest > 0 || whole === 0 ? [player.seconds(rest)] : []),
  ]
  return parts.join(' ')
}

/** Returns a name's first letter, whole even if it takes several code points. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toLocaleUpperCase() ?? ''
}
