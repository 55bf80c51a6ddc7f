/** Queries of lists, which every page has: members and visitors call different endpoints for the same things. @spec catalogue 6.1 */
import * as content from '@quintet/contracts/content'
import type { ContentItem, ContentQuery } from '@quintet/contracts/content'
import { totalIn } from '@quintet/contracts/list-total'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { toBannerCard, toCard, toCardInShape, type BannerCard, type Card, type Shape } from './card.ts'

export type ListQuery = Partial<
  Pick<ContentQuery, 'category' | 'contentOwner' | 'tags' | 'sort' | 'page' | 'limit' | 'ids' | 'search'>
>

type ListOptions = { signal: AbortSignal; onHeaders?: (headers: Headers) => void }

export const listItems = (
  { call, site }: Asker,
  query: ListQuery,
  options: ListOptions,
): Promise<ContentItem[]> => {
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

/** Returns the first title of a list with its wide picture, for a banner. */
export const bannerQuery = (asker: Asker, query: ListQuery) =>
  queryOptions({
    queryKey: ['banner', query],
    queryFn: async ({ signal }): Promise<BannerCard | null> => {
      const [item] = await listItems(asker, { ...query, limit: 1 }, { signal })
      return item ? toBannerCard(item, asker.site) : null
    },
  })

/** Returns whole items, for places that show more than a card, such as the hero. */
export const itemsQuery = (asker: Asker, query: ListQuery) =>
  queryOptions({
    queryKey: ['items', query],
    queryFn: ({ signal }) => listItems(asker, query, { signal }),
  })
