/** The sizes used in browsing: how many titles a list, a row and a grid hold. @spec catalogue 9.1 */
import { dayOf } from '../basics/calendar.ts'
import { DAY_MS } from '../basics/milliseconds.ts'
import type { Vertical } from './categories.ts'

/** Default size of lists and rows whose caller names no limit. */
export const LIST_SIZE = 15
export const ROW_SIZE = 8

/** Slides of the home page's hero, loaded in one request. */
export const HERO_SIZE = 5
export const HERO_SLIDE_MS = 6000
export const HERO_FADE_MS = 500

/** Titles that a category's banner rotates through. */
export const BANNER_SIZE = 5

/** Returns the index of the banner title of the day: the same for everyone and for the whole day in Germany. */
export function bannerOfDay(count: number, now: string): number {
  return count === 0 ? 0 : Math.floor(Date.parse(dayOf(new Date(now))) / DAY_MS) % count
}

/** Sizes of the sections on category pages. */
export const TOP_SIZE = 10
const SPORTS_ROW_SIZE = 6

/** Maximum length of a category, genre or owner in a list request. */
export const FILTER_MAX_LENGTH = 100

/** A search counts up to this many matches; beyond that it only reports that there are more. @spec decisions 4.35 */
export const MATCHES_COUNTED = 10_000

/** The sort keys of a list request. @spec decisions 4.2 */
const SORT_KEYS = ['order', 'title', 'year', 'added', 'popularity', 'relevance'] as const
export const SORTS = SORT_KEYS.flatMap((key) => [`${key},asc` as const, `${key},desc` as const])
export type Sort = (typeof SORTS)[number]

const RESULTS = { pageSize: 36, perRow: 6 }
const SPORTS_RESULTS = { pageSize: 28, perRow: 4 }

/** Page size and columns of a results grid. */
export function resultsGrid(vertical: Vertical | null): { pageSize: number; perRow: number } {
  return vertical === 'sports' ? SPORTS_RESULTS : RESULTS
}

/** How many titles a category row fetches, enough to scroll it; sports rows hold six. */
export function rowLimit(vertical: Vertical): number {
  return vertical === 'sports' ? SPORTS_ROW_SIZE : LIST_SIZE
}

/** How many cards a row shows at once on wide screens. @spec catalogue 2.4.2 */
export function itemsPerRow(vertical: Vertical): 3 | 4 | 5 {
  if (vertical === 'sports') return 3
  return vertical === 'audio-books' || vertical === 'music-stream' ? 4 : 5
}

/** The content owner whose titles fill the curated sections of a vertical, where there is one. @spec catalogue 9.2 */
export const SECTION_OWNERS: Partial<Record<Vertical, string>> = {
  'pc-games': 'utomik',
  sports: 'inverleigh',
}

/** How many genres a vertical's recommended page shows as rows, in the order of the library. */
export const GENRE_ROWS: Record<Vertical, number> = {
  movies: 7,
  'music-stream': 5,
  'audio-books': 2,
  'pc-games': 20,
  sports: 9,
}

/** The verticals that offer genres as pictures, how many of them, and in how many columns. */
export const DISCOVER_VERTICALS: readonly Vertical[] = ['music-stream', 'sports', 'movies']
export const DISCOVER_SIZE = 3
export function discoverColumns(vertical: Vertical): 2 | 3 {
  return vertical === 'sports' ? 2 : 3
}
