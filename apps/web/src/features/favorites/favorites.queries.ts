import { LIMIT_MAX, listContent } from '@quintet/contracts/content'
import type { PlaylistEntry } from '@quintet/contracts/playlist'
import type { Vertical } from '@quintet/domain/categories'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toCard, type Card } from '../../api/card.ts'
import type { Asker } from '../../api/asker.ts'

/** The order of the rows. */
const ROWS: readonly Vertical[] = ['movies', 'music-stream', 'pc-games', 'audio-books', 'sports']

export type FavoritesRow = { vertical: Vertical; cards: Card[] }

/** Returns the favorites' titles by id; sends no request if there are none. @spec catalogue 2.13.1 */
export const favoriteCardsQuery = ({ call, site }: Asker, entries: readonly PlaylistEntry[]) => {
  const ids = entries.map(({ contentId }) => contentId)
  return queryOptions({
    queryKey: ['favorites', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Card[]> => {
      const pages = Array.from({ length: Math.ceil(ids.length / LIMIT_MAX) }, (_, page) =>
        ids.slice(page * LIMIT_MAX, (page + 1) * LIMIT_MAX),
      )
      const items = await Promise.all(
        pages.map((page) =>
          call(
            listContent,
            { query: { ids: page.join(','), sort: 'order,asc', limit: LIMIT_MAX, lang: site.language } },
            { signal },
          ),
        ),
      )
      return items.flat().map(toCard)
    },
  })
}

/** Returns one row per category, latest favorite first; removed favorites disappear at once. */
export function rowsOfFavorites(entries: readonly PlaylistEntry[], cards: readonly Card[]): FavoritesRow[] {
  const latestFirst = entries.flatMap(({ contentId }) => cards.filter(({ id }) => id === contentId))
  return ROWS.map((vertical) => ({
    vertical,
    cards: latestFirst.filter((card) => card.vertical === vertical),
  })).filter((row) => row.cards.length > 0)
}
