import type { PlaylistEntry } from '@quintet/contracts/playlist'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toCard, type Card } from '../../api/card.ts'
import type { Asker } from '../../api/asker.ts'
import { titlesById } from '../../api/catalogue.queries.ts'

/** The order of the rows. */
const ROWS: readonly Vertical[] = ['movies', 'music-stream', 'pc-games', 'audio-books', 'sports']

export type FavoritesRow = { vertical: Vertical; cards: Card[] }

/** Returns the favorites' titles by id; sends no request if there are none. @spec catalogue 2.13.1 */
export const favoriteCardsQuery = (asker: Asker, entries: readonly PlaylistEntry[]) => {
  const ids = entries.map(({ contentId }) => contentId)
  return queryOptions({
    queryKey: ['favorites', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Card[]> => (await titlesById(asker, ids, { signal })).map(toCard),
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
