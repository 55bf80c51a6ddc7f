/** The kids area's queries: kid-safe titles only, even if the device is not locked. */
import * as content from '@quintet/contracts/content'
import { KIDS_CATEGORY, isVertical, genreSlug, type Vertical } from '@quintet/domain/catalogue/categories'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { ageOfGuidance } from '@quintet/domain/youth/rating'
import { queryOptions } from '@tanstack/react-query'
import { toCard, type Card } from '../../api/card.ts'
import type { Asker } from '../../api/asker.ts'

const ROW_LIMIT = 24
const RELATED_SHOWN = 8

export const isForKids = ({ categories, attributes }: content.ContentItem): boolean =>
  isKidSafe({ age: ageOfGuidance(attributes.parental_guidance ?? null), categories })

export type KidsRow = {
  id: string
  name: string
  /** The vertical whose colour and icon the row uses, if its genre is a vertical. */
  vertical: Vertical | null
  cards: Card[]
}

/** Returns one row per genre of the kids category; titles without a genre form a row of their own. */
export const kidsRowsQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['kids-rows'],
    queryFn: async ({ signal }): Promise<KidsRow[]> => {
      const query = { category: KIDS_CATEGORY, limit: ROW_LIMIT, lang: site.language }
      const rows = site.isMember
        ? await call(content.listRows, { query }, { signal })
        : await call(content.listRowsInfo, { params: { productId: site.productId }, query }, { signal })
      return rows
        .map(({ id, category_name: name, items }) => {
          const genre = genreSlug(id)
          return {
            id,
            name,
            vertical: isVertical(genre) ? genre : null,
            cards: items.filter(isForKids).map(toCard),
          }
        })
        .filter(({ cards }) => cards.length > 0)
    },
  })

export const kidsRelatedQuery = ({ call, site }: Asker, id: number) =>
  queryOptions({
    queryKey: ['kids-related', id],
    queryFn: async ({ signal }): Promise<Card[]> => {
      const related = await call(
        content.listRelated,
        { params: { id }, query: { kind: 'similar', lang: site.language } },
        { signal },
      )
      return related.filter(isForKids).slice(0, RELATED_SHOWN).map(toCard)
    },
  })
