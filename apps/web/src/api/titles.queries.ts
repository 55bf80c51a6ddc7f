/** Queries of titles' own pages and of categories, which the home does not need. @spec catalogue 6.1 */
import * as content from '@quintet/contracts/content'
import type { ContentItem } from '@quintet/contracts/content'
import type { KIDS_CATEGORY, Vertical } from '@quintet/domain/catalogue/categories'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { pictureOf, toCard, type Card, type PictureSource } from './card.ts'
import { listItems } from './catalogue.queries.ts'

const SHOWCASE_MAX_WIDTH = 1024
const SHOWCASE_TITLES = 2
/** Radio channels may precede the first albums; their pictures are not suitable as posters. */
const SHOWCASE_LOOKED_AT = 12

export type RowOfCards = { id: string; name: string; cards: Card[] }

/** Returns the first `rows` genres of a category with their titles; all genres if `rows` is not given. */
export const rowsQuery = (
  { call, site }: Asker,
  { rows: most, ...query }: { category: Vertical; limit?: number; rows?: number },
) =>
  queryOptions({
    queryKey: ['rows', query, ...(most === undefined ? [] : [most])],
    queryFn: async ({ signal }): Promise<RowOfCards[]> => {
      const asked = { ...query, lang: site.language }
      const rows = site.isMember
        ? await call(content.listRows, { query: asked }, { signal })
        : await call(
            content.listRowsInfo,
            { params: { productId: site.productId }, query: asked },
            { signal },
          )
      return rows
        .slice(0, most)
        .map((row) => ({ id: row.id, name: row.category_name, cards: row.items.map(toCard) }))
    },
  })

export const itemQuery = ({ call, site }: Asker, id: number) =>
  queryOptions({
    queryKey: ['item', id],
    queryFn: async ({ signal }): Promise<ContentItem | null> => {
      const query = { lang: site.language }
      const [item] = site.isMember
        ? await call(content.getContent, { params: { id }, query }, { signal })
        : await call(content.getContentInfo, { params: { productId: site.productId, id }, query }, { signal })
      return item ?? null
    },
  })

export const childrenQuery = ({ call, site }: Asker, id: number) =>
  queryOptions({
    queryKey: ['children', id],
    queryFn: ({ signal }): Promise<ContentItem[]> => {
      const query = { lang: site.language }
      return site.isMember
        ? call(content.listChildren, { params: { id }, query }, { signal })
        : call(content.listChildrenInfo, { params: { productId: site.productId, id }, query }, { signal })
    },
  })

export const extrasQuery = ({ call, site }: Asker, id: number) =>
  queryOptions({
    queryKey: ['extras', id],
    queryFn: ({ signal }): Promise<ContentItem[]> =>
      call(content.listExtras, { params: { id }, query: { lang: site.language } }, { signal }),
  })

export const relatedQuery = ({ call, site }: Asker, id: number, kind: 'similar' | 'popular') =>
  queryOptions({
    queryKey: ['related', kind, id],
    queryFn: async ({ signal }): Promise<Card[]> =>
      (
        await call(content.listRelated, { params: { id }, query: { kind, lang: site.language } }, { signal })
      ).map(toCard),
  })

/** Returns the genres of a vertical by identifier, in the language of the page. */
export const categoryNamesQuery = ({ call, site }: Asker, vertical: Vertical) =>
  queryOptions({
    queryKey: ['category-names', vertical],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const genres = await call(
        content.listSubcategories,
        { params: { category: vertical }, query: { lang: site.language } },
        { signal },
      )
      return Object.fromEntries(genres.map(({ id, category_name }) => [id, category_name]))
    },
  })

/** Returns the wide, textless pictures of the editors' picks in a vertical or for kids, for the service's own posters. */
export const showcaseQuery = (asker: Asker, category: Vertical | typeof KIDS_CATEGORY) =>
  queryOptions({
    queryKey: ['showcase', category],
    queryFn: async ({ signal }): Promise<(PictureSource | null)[]> => {
      const items = await listItems(
        asker,
        { category, sort: 'order,asc', limit: SHOWCASE_LOOKED_AT },
        { signal },
      )
      const titles = items.filter(({ kind }) => kind !== 'channel').slice(0, SHOWCASE_TITLES)
      return titles.map((item) => pictureOf(item, ['background'], SHOWCASE_MAX_WIDTH) ?? null)
    },
  })
