import { addToPlaylist, removeFromPlaylist } from '@quintet/contracts/playlist'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { playlistQuery } from '../../api/playlist.queries.ts'
import { reportFailure } from '../../shell/report.ts'

/**
 * Tells whether a title is a favorite, and toggles it at once; if the service refuses, logs that and reverts.
 * @spec catalogue 4.1, catalogue 8.2
 */
export function useFavorite({ id, category }: { id: number; category: string }) {
  const asker = useAsker()
  const cache = useQueryClient()
  const { queryKey } = playlistQuery(asker)
  const { data: isFavorite = false } = useQuery({
    ...playlistQuery(asker),
    enabled: asker.site.isMember,
    select: (entries) => entries.some(({ contentId }) => contentId === id),
  })
  // Without useMutation: it would add a kilobyte to every first load for this one call.
  const change = async (isWanted: boolean) => {
    await cache.cancelQueries({ queryKey })
    const before = cache.getQueryData(queryKey)
    cache.setQueryData(queryKey, (entries = []) => {
      const others = entries.filter(({ contentId }) => contentId !== id)
      return isWanted ? [{ contentId: id, category }, ...others] : others
    })
    try {
      const entries = await (isWanted
        ? call(addToPlaylist, { body: { contentId: id, category } })
        : call(removeFromPlaylist, { params: { contentId: id } }))
      cache.setQueryData(queryKey, entries)
    } catch (error) {
      cache.setQueryData(queryKey, before)
      reportFailure(error)
    }
  }
  return { isFavorite, toggle: () => void change(!isFavorite) }
}
