import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { toCard, type Card } from './card.ts'
import { titlesById } from './catalogue.queries.ts'

/** Returns the cards of favorites by id, in no order; sends no request if there are none. @spec catalogue 2.13.1 */
export const favoriteCardsQuery = (asker: Asker, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', 'favorites', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Card[]> => (await titlesById(asker, ids, { signal })).map(toCard),
  })
