/** What stands on the home and on each category's page: in which order, when, and for whom. @spec decisions 13.15 */
import { BANNER_SIZE, HERO_SIZE, rowLimit, SECTION_OWNERS, type Sort, TOP_SIZE } from './browsing.ts'
import { TAGS, VERTICALS, type Vertical } from './categories.ts'

export const FRONT_PAGES = ['home', ...VERTICALS] as const
export type FrontPage = (typeof FRONT_PAGES)[number]

/** The sections that the catalogue's rules give the pages. @spec catalogue 2.4.1, catalogue 2.6.1 */
export const STANDARD_NAMES = [
  'banner',
  'hero',
  'continue',
  'top10Movies',
  'mostPopular',
  'hipHop',
  'audiobooks',
  'live',
  'panels',
  'teams',
  'new',
  'top10',
  'highlights',
  'favorites',
  'discover',
  'genres',
] as const
export type StandardName = (typeof STANDARD_NAMES)[number]

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
] satisfies StandardName[]

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
] satisfies StandardName[]

const WITH_CHANNELS: readonly Vertical[] = ['movies', 'music-stream', 'sports']

/** The sections of a page in the order of the rules. */
export function standardNames(page: FrontPage): readonly StandardName[] {
  if (page === 'home') return HOME
  return CATEGORY.filter(
    (name) => (name !== 'live' || WITH_CHANNELS.includes(page)) && (name !== 'teams' || page === 'sports'),
  )
}

/** What a list of titles is asked for. */
export type TitlesWanted = {
  category: string
  contentOwner?: string
  tags?: string
  sort?: Sort
  page?: number
  limit: number
}

/** Which titles a section of the rules shows; null: they differ from member to member, or are no one list. */
export function standardTitles(page: FrontPage, name: StandardName): TitlesWanted | null {
  return page === 'home' ? homeTitles(name) : categoryTitles(page, name)
}

/** Their tags. @spec catalogue 9.2 */
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

/** Of the home. */
export function homeTitles(name: StandardName): TitlesWanted | null {
  return HOME_TITLES[name] ?? null
}

/** Of the page of a category. */
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

/** The orders of a row by rule; the first is that of the house. */
export const ROW_SORTS = ['order,asc', 'added,desc', 'popularity,desc', 'year,desc', 'title,asc'] as const
export type RowSort = (typeof ROW_SORTS)[number] & Sort

export const SECTIONS_MAX = 40
/** Titles of a row that are chosen one by one. */
export const CHOSEN_MAX = 30
export const HEADING_MAX_LENGTH = 80

/** When and to whom a section is shown; times in ISO 8601, `until` is the first moment without it. */
export type Showing = { from: string | null; until: string | null; audience: Audience }
type AnySection = Showing & { kind: string; name?: string }

function isHero({ kind, name }: AnySection): boolean {
  return kind === 'hero' || name === 'hero'
}

/** The sections that stand there at a time, in order; of several heroes the first. */
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

/** When what is shown changes by itself, in milliseconds, ascending. */
export function turnsOf(sections: readonly Showing[]): number[] {
  return sections
    .flatMap(({ from, until }) => [from, until])
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
    .toSorted((a, b) => a - b)
}

type Placed = { kind: string; id: string; name?: StandardName; vertical?: Vertical }

/** The first section that cannot stand on this page, by its place; -1: all can. */
export function misplacedSection(page: FrontPage, sections: readonly Placed[]): number {
  return sections.findIndex(({ id, name, vertical }, place) => {
    const before = sections.slice(0, place)
    const isTwice = before.some((other) => other.id === id || (name !== undefined && other.name === name))
    const isForeign = name !== undefined && !standardNames(page).includes(name)
    const isOfOther = page !== 'home' && vertical !== undefined && vertical !== page
    return isTwice || isForeign || isOfOther
  })
}
