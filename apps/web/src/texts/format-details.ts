/** Formats what titles' pages, the player and the account show, and no page needs at first. */
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import { displayedAge } from '@quintet/domain/youth/rating'
import type { Texts } from './en.ts'
import type { playbackEn } from './playback.en.ts'

/** Missing or unknown means all ages. @spec catalogue 5.1 */
export function formatRating(guidance: string | null, { item }: Texts): string {
  const age = displayedAge(guidance)
  return age === 'all' || age === 0
    ? item.rating.all
    : age === 'mature'
      ? item.rating.mature
      : item.rating.from(age)
}

/** Returns "1.2 GB", in the units members know from their device. */
export function formatBytes(bytes: number, { locale }: Pick<Texts, 'locale'>): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const)
  const maximumFractionDigits = unit === 'gigabyte' || bytes < 1e7 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(bytes / size)
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
    timeZone: TIME_ZONE,
  }).format(new Date(time))
}

/** Returns a text that fits into the badge of 54 px. */
export function formatRatingBadge(guidance: string | null, { item }: Texts): string {
  const age = displayedAge(guidance)
  const { all, mature, from } = item.ratingBadge
  return age === 'all' || age === 0 ? all : age === 'mature' ? mature : from(age)
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
