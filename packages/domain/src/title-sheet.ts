/** What editors may write of a title, over what its import says. @spec decisions 13.3 */
import type { Kind } from './categories.ts'

export const SHEET_FIELDS = [
  'textDe',
  'textEn',
  'year',
  'rating',
  'people',
  'categories',
  'tags',
  'rights',
  'rental',
  'order',
  'chapters',
  'skips',
  'work',
  'broadcast',
  'moments',
] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** What a version of a title may tell of. @spec decisions 13.11 */
export const VERSION_FIELDS = [...SHEET_FIELDS, 'artwork', 'trailer', 'subtitles'] as const
export type VersionField = (typeof VERSION_FIELDS)[number]

/** Where a part (an episode, a track) says the same as what it belongs to, it follows an edit of it. */
export const FOLLOWED_FIELDS: readonly SheetField[] = ['rating', 'rights', 'rental']

const ONLY_FOR: Partial<Record<SheetField, readonly Kind[]>> = {
  rental: ['movie', 'series', 'audiobook', 'game', 'event'],
  chapters: ['movie', 'episode', 'audiobook', 'event'],
  skips: ['movie', 'episode', 'event'],
  work: ['track'],
  broadcast: ['event'],
  moments: ['event'],
}

/** Kinds of titles that are shown with a trailer. */
const WITH_TRAILER: readonly Kind[] = ['movie', 'series', 'episode', 'event', 'game']

export function hasTrailer(kind: Kind): boolean {
  return WITH_TRAILER.includes(kind)
}

/** Kinds of titles whose film has words to read. */
const WITH_SUBTITLES: readonly Kind[] = ['movie', 'episode', 'event', 'extra']

export function hasSubtitles(kind: Kind): boolean {
  return WITH_SUBTITLES.includes(kind)
}

/** Whether titles of a kind have a field. */
export function hasField(kind: Kind, field: SheetField): boolean {
  return ONLY_FOR[field]?.includes(kind) ?? true
}

/** Whether something ends after it begins; an open end is none, an open beginning neither. ISO 8601. */
export function isSpan(from: string | null, until: string | null): boolean {
  return from === null || until === null || Date.parse(from) < Date.parse(until)
}

/** Whether parts of a recording each end after they begin and none begins before the one above it does. */
export function areInOrder(parts: readonly { start: number; end: number }[]): boolean {
  return parts.every(({ start, end }, place) => start < end && start >= (parts[place - 1]?.start ?? 0))
}

/** Seconds as an editor writes them: `1:02:03.5`, `2:03`, `90`; null where it is no time. */
export function secondsOf(written: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/.exec(written.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** The other way round, as short as it goes. */
export function writtenTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const rest = Math.round((seconds - whole) * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${head}:${two(whole % 60)}${rest > 0 ? String(rest / 1000).slice(1) : ''}`
}
