import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { makePlayer } from '../../playing/player.ts'
import { PlayerContext } from '../../playing/use-player.ts'
import { useKeptPositions } from './use-kept-positions.ts'
import { useKeptQueue } from './use-kept-queue.ts'

/** Queries that depend on what was watched: the continue row, the title's page, its rental. */
const SHOW_WATCHED = ['continue', 'history', 'progress', 'rentals', 'item', 'children']

/**
 * Provides the player to its child pages and renders it after them once it has loaded. Without Suspense: React would hold back a boundary's
 * content for 300 ms, even if it arrives after one.
 */
export function PlayerRoom({ children }: { children: ReactNode }) {
  const asker = useAsker()
  const cache = useQueryClient()
  const [view, setView] = useState<ReactNode>(null)
  const [player] = useState(() =>
    makePlayer(async (tell) => {
      const { PlayerStore, PlayerView } = await import('./player.tsx')
      const store = new PlayerStore({
        productId: () => asker.site.productId,
        profileId: () => cache.getQueryData(meQuery(asker).queryKey)?.profile.id,
        onWatched: () => {
          for (const key of SHOW_WATCHED) void cache.invalidateQueries({ queryKey: [key] })
        },
        onRequest: tell,
      })
      setView(<PlayerView store={store} />)
      return store
    }),
  )
  const isPlaying = useSyncExternalStore(player.subscribe, player.requestNow, () => null) !== null
  const profileId = useQuery(meQuery(asker)).data?.profile.id
  useKeptPositions(profileId, isPlaying)
  useKeptQueue(profileId, player)
  useEffect(() => {
    if (!isPlaying) player.returnFocus()
  }, [isPlaying, player])
  return (
    <PlayerContext value={player}>
      {children}
      {view}
    </PlayerContext>
  )
}
