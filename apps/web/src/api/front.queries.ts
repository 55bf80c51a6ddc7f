/** The sections of a front page, as arranged by editors or by the default rules. @spec decisions 13.15 */
import type { ContentItem } from '@quintet/contracts/content'
import { getFrontPage, type ShownSection } from '@quintet/contracts/front-page'
import type { FrontPage, StandardName } from '@quintet/domain/catalogue/front-page'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { toBannerCard, toCard, type BannerCard, type Card } from './card.ts'

type Row = Extract<ShownSection, { kind: 'row' }>
type Banner = Extract<ShownSection, { kind: 'banner' }>

/** A section as a page holds it: cards instead of titles, except for the hero, which shows more of them. */
export type Section =
  | { kind: 'standard'; id: string; name: StandardName }
  | { kind: 'hero'; id: string; items: ContentItem[] }
  | (Omit<Row, 'items'> & { cards: Card[] })
  | (Omit<Banner, 'items'> & { card: BannerCard | undefined })

export const frontQuery = ({ call, site }: Asker, page: FrontPage) =>
  queryOptions({
    queryKey: ['front', page],
    queryFn: async ({ signal }): Promise<Section[]> => {
      const query = { lang: site.language }
      const sections = await call(getFrontPage, { params: { page }, query }, { signal })
      return sections.map((section) => toSection(section, site))
    },
  })

function toSection(section: ShownSection, site: Asker['site']): Section {
  if (section.kind === 'row') {
    const { items, ...row } = section
    return { ...row, cards: items.map(toCard) }
  }
  if (section.kind === 'banner') {
    const { items, ...banner } = section
    const [item] = items
    return { ...banner, card: item && toBannerCard(item, site) }
  }
  return section
}

/** True for the section at the head of a page; there is at most one. */
export function isHero(section: Section): boolean {
  return section.kind === 'hero' || (section.kind === 'standard' && section.name === 'hero')
}
