/** The fields of a title that editors may override after its import. @spec decisions 13.3 */
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
  'countries',
  'rental',
  'order',
  'trackNumber',
  'chapters',
  'skips',
  'work',
  'broadcast',
  'moments',
] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** The fields that a version of a title may record. @spec decisions 13.11 */
export const VERSION_FIELDS = [...SHEET_FIELDS, 'artwork', 'trailer', 'subtitles'] as const
export type VersionField = (typeof VERSION_FIELDS)[number]

/** Fields in which a part (an episode, a track) follows an edit of its parent if both had the same value. */
export const FOLLOWED_FIELDS: readonly SheetField[] = ['rating', 'rights', 'countries', 'rental']

const ONLY_FOR: Partial<Record<SheetField, readonly Kind[]>> = {
  rental: ['movie', 'series', 'audiobook', 'game', 'event'],
  chapters: ['movie', 'episode', 'audiobook', 'event'],
  skips: ['movie', 'episode', 'event'],
  work: ['track'],
  trackNumber: ['track'],
  broadcast: ['event'],
  moments: ['event'],
}

/** The fields of its tracks that an album's page edits together. @spec decisions 13.45 */
export const TRACK_FIELDS = [
  'trackNumber',
  'textDe',
  'textEn',
  'people',
  'work',
] as const satisfies SheetField[]
export type TrackField = (typeof TRACK_FIELDS)[number]

/** Kinds of titles that can have a trailer. */
const WITH_TRAILER: readonly Kind[] = ['movie', 'series', 'episode', 'event', 'game']

export function hasTrailer(kind: Kind): boolean {
  return WITH_TRAILER.includes(kind)
}

/** Kinds of titles whose film can have subtitles. */
const WITH_SUBTITLES: readonly Kind[] = ['movie', 'episode', 'event', 'extra']

export function hasSubtitles(kind: Kind): boolean {
  return WITH_SUBTITLES.includes(kind)
}

/** How many tags a title can have, and of how many characters each. */
export const TITLE_TAGS = { count: 30, length: 100 } as const
/** The same for the reasons of a rating, such as violence or language. */
export const RATING_REASONS = { count: 6, length: 40 } as const

/** True if titles of this kind have the field. */
export function hasField(kind: Kind, field: SheetField): boolean {
  return ONLY_FOR[field]?.includes(kind) ?? true
}

/** True if the end is after the beginning or either of them is open. ISO 8601. */
export function isSpan(from: string | null, until: string | null): boolean {
  return from === null || until === null || Date.parse(from) < Date.parse(until)
}

/** True if each part ends after it begins and none begins before the one above it does. */
export function areInOrder(parts: readonly { start: number; end: number }[]): boolean {
  return parts.every(({ start, end }, place) => start < end && start >= (parts[place - 1]?.start ?? 0))
}

/** Parses a time as an editor writes it, in seconds: `1:02:03.5`, `2:03`, `90`; null if it is not a time. */
export function secondsOf(written: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/.exec(written.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** The inverse of `secondsOf`, in the shortest notation. */
export function writtenTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const rest = Math.round((seconds - whole) * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${head}:${two(whole % 60)}${rest > 0 ? String(rest / 1000).slice(1) : ''}`
}
