import { LIMIT_MAX, listContent, listMeant, listTrending } from '@quintet/contracts/content'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from '../../api/call.ts'
import { toCard, type Card } from '../../api/card.ts'
import type { Asker } from '../../api/asker.ts'
import type { Matches } from './matches.ts'

const ROW_OF_MATCHES = 12
const GRID_OF_MATCHES = 36

export const trendingQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['trending'],
    queryFn: async ({ signal }): Promise<Card[]> =>
      (await call(listTrending, { query: { lang: site.language } }, { signal })).map(toCard),
  })

/** Returns the name that a mistyped term may have meant. */
export const meantQuery = ({ call, site }: Asker, term: string) =>
  queryOptions({
    queryKey: ['meant', term],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await call(listMeant, { query: { search: term, lang: site.language } }, { signal }))[0] ?? null,
  })

/**
 * Returns the best matches of every vertical, or of one; with `wantsMore`, as many as one call can have. Keyed by term, so that an older
 * response never replaces a newer one.
 */
export const matchesQuery = (
  { site }: Asker,
  { term, vertical, wantsMore }: { term: string; vertical: Vertical | null; wantsMore: boolean },
) =>
  queryOptions({
    queryKey: ['matches', term, vertical, wantsMore],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Matches[]> =>
      Promise.all(
        (vertical ? [vertical] : VERTICALS).map(async (category) => {
          const { items, total } = await callForList(
            listContent,
            {
              query: {
                category,
                search: term,
                sort: 'relevance,desc',
                limit: wantsMore ? LIMIT_MAX : vertical ? GRID_OF_MATCHES : ROW_OF_MATCHES,
                lang: site.language,
              },
            },
            { signal },
          )
          return { vertical: category, cards: items.map(toCard), total }
        }),
      ),
  })
