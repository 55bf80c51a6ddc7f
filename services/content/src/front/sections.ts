/** The sections of a page at a given time with their titles: what members are served, and what editors preview. @spec decisions 13.15 */
import type { ContentItem } from '@quintet/contracts/content'
import type { FrontSection, SectionRule } from '@quintet/contracts/operator/front-pages'
import { BANNER_SIZE, bannerOfDay, HERO_SIZE, rowLimit } from '@quintet/domain/catalogue/browsing'
import { type Vertical, VERTICALS } from '@quintet/domain/catalogue/categories'
import {
  CHOSEN_MAX,
  type FrontPage,
  type RowSort,
  sectionsAt,
  standardNames,
  standardTitles,
  type TitlesWanted,
} from '@quintet/domain/catalogue/front-page'
import { categoryName } from '../catalogue/category-names.ts'
import { wireAt } from '../catalogue/live-wire.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { SortKey } from '../catalogue/title-orders.ts'
import { jsonOf } from '../catalogue/title-record.ts'
import type { Title } from '../catalogue/title.ts'
import type { Works } from './kept-pages.ts'

/** Of so many newest titles, those with a wide picture may be the hero. */
const LOOKED_AT_FOR_HERO = 40
/** The artwork with which a title can fill a page's width. @spec catalogue 3.2 */
const WIDE = ['background_', 'thumb_landscape_']

/** The visible part of the catalogue, and the viewer: `index` comes from visibility.ts. */
export type Seen = { index: TitleIndex; works: Works; isMember: boolean; now: Date }

export type Filled = {
  section: FrontSection
  /** Null if they differ by member, or if the page loads them itself. */
  titles: Title[] | null
}

/**
 * The sections of a page that nobody has arranged: the standard ones. In a library whose titles have none of the tags that these look for,
 * the hero shows the newest titles instead, and the home page also has a row of the newest titles of each category.
 */
export function standardSections(page: FrontPage, seen: Pick<Seen, 'index' | 'now'>): FrontSection[] {
  const standard = standardNames(page).map((name): FrontSection => ({
    kind: 'standard',
    id: name,
    ...ALWAYS,
    name,
  }))
  const isTagged = standard.some(
    (section) => wantedByStandard(page, section)?.tags && titlesOfStandard(page, section, seen)?.length,
  )
  if (isTagged) return standard
  const hero = newestHero(page === 'home' ? 'movies' : page, seen)
  return standard.flatMap((section) => {
    if (section.id === 'hero' && hero) return [hero]
    return page === 'home' && section.id === 'continue' ? [section, ...VERTICALS.map(newestRow)] : [section]
  })
}

const ALWAYS = { from: null, until: null, audience: 'everyone' } as const
const NEWEST = { by: 'genre', genre: '', sort: 'added,desc' } as const

function newestRow(vertical: Vertical): FrontSection {
  const heading = { de: categoryName(vertical, 'de'), en: categoryName(vertical, 'en') }
  return { kind: 'row', id: `new-${vertical}`, ...ALWAYS, vertical, rule: NEWEST, heading }
}

/** The newest titles with a picture that fills a page's width; null if there are none. */
function newestHero(vertical: Vertical, { index, now }: Pick<Seen, 'index' | 'now'>): FrontSection | null {
  const newest = listed(index, { category: vertical, sort: NEWEST.sort, limit: LOOKED_AT_FOR_HERO }, now)
  const ids = newest.filter((title) => isWide(title, now)).map(({ id }) => id)
  if (ids.length === 0) return null
  return {
    kind: 'hero',
    id: 'hero',
    ...ALWAYS,
    vertical,
    rule: { by: 'titles', ids: ids.slice(0, HERO_SIZE) },
  }
}

function isWide(title: Title, now: Date): boolean {
  const { artwork } = JSON.parse(jsonOf(wireAt(title, 'de', now))) as Pick<ContentItem, 'artwork'>
  return Object.keys(artwork).some((key) => WIDE.some((shape) => key.startsWith(shape)))
}

/** The sections shown on a page, with the titles of rows; rows without titles are left out. */
export function fillSections(page: FrontPage, sections: readonly FrontSection[], seen: Seen): Filled[] {
  return sectionsAt(sections, seen).flatMap<Filled>((section) => {
    if (section.kind === 'standard') return [{ section, titles: null }]
    const titles = titlesOf(section, sizeOf(page, section), seen)
    return titles.length === 0 ? [] : [{ section, titles }]
  })
}

type RuledSection = Exclude<FrontSection, { kind: 'standard' }>

function sizeOf(page: FrontPage, { kind, vertical, rule }: RuledSection): number {
  if (kind === 'banner') return 1
  if (kind === 'hero') return page === 'home' ? HERO_SIZE : BANNER_SIZE
  return rule.by === 'titles' ? CHOSEN_MAX : rowLimit(vertical)
}

function titlesOf({ vertical, rule }: RuledSection, limit: number, seen: Seen): Title[] {
  const { index, now } = seen
  const wanted = wantedBy(vertical, rule)
  if (wanted) return listed(index, { ...wanted, limit }, now)
  if (rule.by === 'titles')
    return rule.ids
      .flatMap((id) => index.find(id, now) ?? [])
      .filter((title) => title.vertical === vertical)
      .slice(0, limit)
  if (rule.by !== 'person') return []
  const ids = seen.works.get(rule.personId) ?? []
  return index.page({ ...orderOf(rule.sort), ids, category: vertical }, { from: 0, to: limit }, now).page
}

/** The query behind a rule; null if no other list can show it. */
export function wantedBy(
  vertical: Vertical,
  rule: SectionRule,
): (Omit<TitlesWanted, 'limit'> & { sort: RowSort }) | null {
  switch (rule.by) {
    case 'genre':
      return { category: rule.genre === '' ? vertical : `${vertical}:${rule.genre}`, sort: rule.sort }
    case 'tag':
      return { category: vertical, tags: rule.tag, sort: rule.sort }
    case 'owner':
      return { category: vertical, contentOwner: rule.owner, sort: rule.sort }
    default:
      return null
  }
}

/** The titles that a standard section would show; null if they differ by member. */
export function titlesOfStandard(
  page: FrontPage,
  section: FrontSection,
  { index, now }: Pick<Seen, 'index' | 'now'>,
): Title[] | null {
  const wanted = wantedByStandard(page, section)
  return wanted && listed(index, wanted, now)
}

function wantedByStandard(page: FrontPage, section: FrontSection): TitlesWanted | null {
  return section.kind === 'standard' ? standardTitles(page, section.name) : null
}

/** Those of a section's titles that are on the page that day: a category's hero shows its titles day by day. */
export function onThatDay(page: FrontPage, section: FrontSection, titles: Title[], now: Date): Title[] {
  const isHero = section.kind === 'hero' || (section.kind === 'standard' && section.name === 'hero')
  if (page === 'home' || !isHero) return titles
  const at = bannerOfDay(titles.length, now.toISOString())
  return titles.slice(at, at + 1)
}

function listed(
  index: TitleIndex,
  { category, tags, contentOwner, sort = 'order,asc', limit }: TitlesWanted,
  now: Date,
): Title[] {
  const wanted = { ...orderOf(sort), category, contentOwner: contentOwner || undefined }
  return index.page({ ...wanted, ...(tags ? { tags: [tags] } : {}) }, { from: 0, to: limit }, now).page
}

function orderOf(order: NonNullable<TitlesWanted['sort']>): {
  sort: SortKey | 'relevance'
  descending: boolean
} {
  const [sort, direction] = order.split(',') as [SortKey | 'relevance', 'asc' | 'desc']
  return { sort, descending: direction === 'desc' }
}
