/** Catalogue queries of the pages: members and visitors call different endpoints for the same things. @spec catalogue 6.1 */
import * as content from '@quintet/contracts/content'
import type { ContentItem, ContentQuery } from '@quintet/contracts/content'
import { totalIn } from '@quintet/contracts/list-total'
import type { KIDS_CATEGORY, Vertical } from '@quintet/domain/catalogue/categories'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { pictureOf, toCard, toCardInShape, type Card, type PictureSource, type Shape } from './card.ts'

const SHOWCASE_MAX_WIDTH = 1024
const SHOWCASE_TITLES = 2
/** Radio channels may precede the first albums; their pictures are not suitable as posters. */
const SHOWCASE_LOOKED_AT = 12

export type ListQuery = Partial<
  Pick<ContentQuery, 'category' | 'contentOwner' | 'tags' | 'sort' | 'page' | 'limit' | 'ids' | 'search'>
>

type ListOptions = { signal: AbortSignal; onHeaders?: (headers: Headers) => void }

const listItems = ({ call, site }: Asker, query: ListQuery, options: ListOptions): Promise<ContentItem[]> => {
  const asked = { ...query, lang: site.language }
  return site.isMember
    ? call(content.listContent, { query: asked }, options)
    : call(content.listContentInfo, { params: { productId: site.productId }, query: asked }, options)
}

/** Returns the titles of these ids, however many, in requests of the size a list allows; those the asker may not see are left out. */
export async function titlesById(
  asker: Asker,
  ids: readonly number[],
  { signal, ...only }: { signal: AbortSignal; category?: Vertical },
): Promise<ContentItem[]> {
  const found = []
  for (let from = 0; from < ids.length; from += content.LIMIT_MAX) {
    const page = ids.slice(from, from + content.LIMIT_MAX).join(',')
    found.push(listItems(asker, { ...only, ids: page, limit: content.LIMIT_MAX }, { signal }))
  }
  return (await Promise.all(found)).flat()
}

/** One page of a list, with the total number of titles. */
export type ResultsPart = { cards: Card[]; total: number }

/** Returns the pages of an endless grid: a page with fewer items than the limit is the last. @spec catalogue 4.2 */
export const resultsQuery = (asker: Asker, query: ListQuery, pageSize: number, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ['results', query, firstPage],
    queryFn: async ({ pageParam, signal }): Promise<ResultsPart> => {
      let total = 0
      const items = await listItems(
        asker,
        { ...query, page: pageParam, limit: pageSize },
        { signal, onHeaders: (headers) => (total = totalIn(headers).count) },
      )
      return { cards: items.map(toCard), total }
    },
    initialPageParam: firstPage,
    getNextPageParam: (last, pages) => (last.cards.length < pageSize ? undefined : firstPage + pages.length),
  })

/** Returns cards with their pictures in the shape of their verticals, unless another shape is given. */
export const cardsQuery = (asker: Asker, query: ListQuery, shape?: Shape) =>
  queryOptions({
    queryKey: ['cards', query, ...(shape ? [shape] : [])],
    queryFn: async ({ signal }): Promise<Card[]> =>
      (await listItems(asker, query, { signal })).map((item) =>
        shape ? toCardInShape(item, shape) : toCard(item),
      ),
  })

/** Returns whole items, for places that show more than a card, such as the hero. */
export const itemsQuery = (asker: Asker, query: ListQuery) =>
  queryOptions({
    queryKey: ['items', query],
    queryFn: ({ signal }) => listItems(asker, query, { signal }),
  })

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
