/** The sections of the home page and the category pages: their order, schedule and audience. @spec decisions 13.15 */
import { BANNER_SIZE, HERO_SIZE, rowLimit, SECTION_OWNERS, type Sort, TOP_SIZE } from './browsing.ts'
import { TAGS, VERTICALS, type Vertical } from './categories.ts'

export const FRONT_PAGES = ['home', ...VERTICALS] as const
export type FrontPage = (typeof FRONT_PAGES)[number]

/** The standard sections that the specification gives the pages, in their order. @spec catalogue 2.4.1, catalogue 2.6.1 */
const HOME = [
  'banner',
  'hero',
  'continue',
  'top10Movies',
  'mostPopular',
  'hipHop',
  'audiobooks',
  'live',
  'panels',
] as const
const CATEGORY = [
  'hero',
  'continue',
  'teams',
  'live',
  'new',
  'top10',
  'highlights',
  'favorites',
  'discover',
  'genres',
] as const
export type StandardName = (typeof HOME | typeof CATEGORY)[number]
export const STANDARD_NAMES: readonly StandardName[] = [...new Set([...HOME, ...CATEGORY])]

const WITH_CHANNELS: readonly Vertical[] = ['movies', 'music-stream', 'sports']

/** Returns the standard sections of a page in their specified order. */
export function standardNames(page: FrontPage): readonly StandardName[] {
  if (page === 'home') return HOME
  return CATEGORY.filter(
    (name) => (name !== 'live' || WITH_CHANNELS.includes(page)) && (name !== 'teams' || page === 'sports'),
  )
}

/** The query for a list of titles. */
export type TitlesWanted = {
  category: string
  contentOwner?: string
  tags?: string
  sort?: Sort
  page?: number
  limit: number
}

/** Returns the query of a standard section; null if its titles differ per member or do not form a single list. */
export function standardTitles(page: FrontPage, name: StandardName): TitlesWanted | null {
  return page === 'home' ? homeTitles(name) : categoryTitles(page, name)
}

/** The queries of the home page's sections. @spec catalogue 9.2 */
const HOME_TITLES: Partial<Record<StandardName, TitlesWanted>> = {
  banner: { category: 'audio-books', tags: TAGS.highlights, limit: 1 },
  // @spec decisions 6.1
  hero: {
    category: 'movies',
    contentOwner: '',
    tags: TAGS.highlights,
    sort: 'order,asc',
    page: 1,
    limit: HERO_SIZE,
  },
  top10Movies: { category: 'movies', tags: TAGS.top10, limit: TOP_SIZE },
  mostPopular: {
    category: 'movies',
    tags: TAGS.favorites,
    sort: 'popularity,desc',
    limit: rowLimit('movies'),
  },
  hipHop: { category: 'music-stream:hip-hop', limit: rowLimit('music-stream') },
  audiobooks: { category: 'audio-books', tags: TAGS.favorites, limit: rowLimit('audio-books') },
}

/** Returns the query of a standard section on the home page. */
export function homeTitles(name: StandardName): TitlesWanted | null {
  return HOME_TITLES[name] ?? null
}

/** Returns the query of a standard section on a category page. */
export function categoryTitles(vertical: Vertical, name: StandardName): TitlesWanted | null {
  const contentOwner = SECTION_OWNERS[vertical]
  const tagged = (tags: string, limit = rowLimit(vertical)): TitlesWanted => ({
    category: vertical,
    ...(contentOwner ? { contentOwner } : {}),
    tags,
    limit,
  })
  switch (name) {
    case 'hero':
      return { category: vertical, tags: TAGS.highlights, limit: BANNER_SIZE }
    case 'new':
      return { category: vertical, sort: 'added,desc', limit: rowLimit(vertical) }
    case 'top10':
      return tagged(TAGS.top10, TOP_SIZE)
    case 'highlights':
    case 'favorites':
      return tagged(TAGS[name])
    default:
      return null
  }
}

export const AUDIENCES = ['everyone', 'visitors', 'members'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The sort orders of a rule-based row; the first is the editorial order. */
export const ROW_SORTS = ['order,asc', 'added,desc', 'popularity,desc', 'year,desc', 'title,asc'] as const
export type RowSort = (typeof ROW_SORTS)[number] & Sort

export const SECTIONS_MAX = 40
/** The maximum number of hand-picked titles in a row. */
export const CHOSEN_MAX = 30
export const HEADING_MAX_LENGTH = 80

/** When and to whom a section is shown; times in ISO 8601, with `until` exclusive. */
export type Showing = { from: string | null; until: string | null; audience: Audience }
type AnySection = Showing & { kind: string; name?: string }

function isHero({ kind, name }: AnySection): boolean {
  return kind === 'hero' || name === 'hero'
}

/** Returns the sections shown at a time, in order, with only the first of several heroes. */
export function sectionsAt<Section extends AnySection>(
  sections: readonly Section[],
  { isMember, now }: { isMember: boolean; now: Date },
): Section[] {
  const time = now.getTime()
  const shown = sections.filter(
    ({ from, until, audience }) =>
      (from === null || Date.parse(from) <= time) &&
      (until === null || time < Date.parse(until)) &&
      (audience === 'everyone' || (audience === 'members') === isMember),
  )
  const hero = shown.find(isHero)
  return shown.filter((section) => section === hero || !isHero(section))
}

/** Returns the times, in milliseconds and ascending, at which the shown sections change on schedule. */
export function turnsOf(sections: readonly Showing[]): number[] {
  return sections
    .flatMap(({ from, until }) => [from, until])
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
    .toSorted((a, b) => a - b)
}

type Placed = { kind: string; id: string; name?: StandardName; vertical?: Vertical }

/** Returns the index of the first section that is not allowed on this page; -1 if all are. */
export function misplacedSection(page: FrontPage, sections: readonly Placed[]): number {
  return sections.findIndex(({ id, name, vertical }, place) => {
    const before = sections.slice(0, place)
    const isTwice = before.some((other) => other.id === id || (name !== undefined && other.name === name))
    const isForeign = name !== undefined && !standardNames(page).includes(name)
    const isOfOther = page !== 'home' && vertical !== undefined && vertical !== page
    return isTwice || isForeign || isOfOther
  })
}
