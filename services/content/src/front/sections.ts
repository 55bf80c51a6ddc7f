/** The sections of a page at a given time with their titles: what members are served, and what editors preview. @spec decisions 13.15 */
import type { FrontSection, SectionRule } from '@quintet/contracts/operator/front-pages'
import { BANNER_SIZE, bannerOfDay, HERO_SIZE, rowLimit } from '@quintet/domain/browsing'
import type { Vertical } from '@quintet/domain/categories'
import {
  CHOSEN_MAX,
  type FrontPage,
  type RowSort,
  sectionsAt,
  standardNames,
  standardTitles,
  type TitlesWanted,
} from '@quintet/domain/front-page'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { SortKey } from '../catalogue/title-orders.ts'
import type { Title } from '../catalogue/title.ts'
import type { Works } from './kept-pages.ts'

/** The visible part of the catalogue, and the viewer: `index` comes from visibility.ts. */
export type Seen = { index: TitleIndex; works: Works; isMember: boolean; now: Date }

export type Filled = {
  section: FrontSection
  /** Null if they differ by member, or if the page loads them itself. */
  titles: Title[] | null
}

/** The standard sections of a page. */
export function standardSections(page: FrontPage): FrontSection[] {
  return standardNames(page).map((name) => ({
    kind: 'standard',
    id: name,
    from: null,
    until: null,
    audience: 'everyone',
    name,
  }))
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
  const wanted = section.kind === 'standard' ? standardTitles(page, section.name) : null
  return wanted && listed(index, wanted, now)
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
