/** The favorites of one category as cards, newest first. @spec catalogue 2.13.1 */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Card } from '../../api/card.ts'
import { favoriteCardsQuery } from '../../api/favorite-cards.queries.ts'
import { playlistQuery } from '../../api/playlist.queries.ts'
import { type Asker, useAsker } from '../../api/asker.ts'

const idsIn = (entries: readonly { contentId: number; category: string }[], vertical: Vertical) =>
  entries.filter(({ category }) => category.split(':')[0] === vertical).map(({ contentId }) => contentId)

export async function loadFavorites(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  if (!asker.site.isMember) return
  const ids = idsIn(await queryClient.ensureQueryData(playlistQuery(asker)), vertical)
  if (ids.length > 0) await queryClient.ensureQueryData(favoriteCardsQuery(asker, ids))
}

type FavoriteCards = { cards?: Card[]; isPending: boolean; isError: boolean }

/** Returns no cards while they load, if loading failed, and for visitors. */
export function useFavoriteCards(vertical: Vertical): FavoriteCards {
  const asker = useAsker()
  const playlist = useQuery({ ...playlistQuery(asker), enabled: asker.site.isMember })
  const ids = idsIn(playlist.data ?? [], vertical)
  const titles = useQuery(favoriteCardsQuery(asker, ids))
  const isPending = playlist.isPending || (ids.length > 0 && titles.isPending)
  const isError = playlist.isError || titles.isError
  if (isPending || isError) return { isPending, isError }
  const cards = ids.flatMap((id) => titles.data?.find((card) => card.id === id) ?? [])
  return { cards, isPending, isError }
}
