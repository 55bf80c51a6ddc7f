/** The favorites of one category as cards, newest first. @spec catalogue 2.6, 2.13 */
import type { Vertical } from '@quintet/domain/categories'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Card } from './card.ts'
import { cardsQuery, type Asker } from './catalogue.queries.ts'
import { playlistQuery } from './playlist.queries.ts'
import { useAsker } from './use-asker.ts'

// As many as one list call takes.
const SHOWN_MAX = 100

const idsIn = (entries: readonly { contentId: number; category: string }[], vertical: Vertical) =>
  entries
    .filter(({ category }) => category.split(':')[0] === vertical)
    .map(({ contentId }) => contentId)
    .slice(0, SHOWN_MAX)

const byIds = (asker: Asker, ids: readonly number[]) =>
  cardsQuery(asker, { ids: ids.join(','), limit: Math.max(1, ids.length) })

export async function loadFavorites(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  if (!asker.site.isMember) return
  const ids = idsIn(await queryClient.ensureQueryData(playlistQuery(asker)), vertical)
  if (ids.length > 0) await queryClient.ensureQueryData(byIds(asker, ids))
}

/** Undefined while they are on their way, and for visitors. */
export function useFavoriteCards(vertical: Vertical): Card[] | undefined {
  const asker = useAsker()
  const { data: entries } = useQuery({ ...playlistQuery(asker), enabled: asker.site.isMember })
  const ids = idsIn(entries ?? [], vertical)
  const { data: cards } = useQuery({
    ...byIds(asker, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!entries) return undefined
  return ids.flatMap((id) => cards?.find((card) => card.id === id) ?? [])
}
