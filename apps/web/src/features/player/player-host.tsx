import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { orNewBuild } from '../../shell/new-build.ts'
import {
  onPrepare,
  playRequestNow,
  returnFocus,
  subscribeToPlayRequests,
  type PlayRequest,
} from '../../playing/play.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { KEPT_POSITIONS } from './store/kept-positions-key.ts'

const loadPlayer = () => import('./player.tsx')

/**
 * Where a player appears; nothing of it is loaded until somebody is about to play. No Suspense: React keeps back what a boundary
 * waited for until 300 ms are over, also where it was there after one.
 */
export function PlayerHost() {
  const [Player, setPlayer] = useState<ComponentType<{ request: PlayRequest }> | null>(null)
  const request = useSyncExternalStore(subscribeToPlayRequests, playRequestNow, () => null)
  const asker = useAsker()
  const { productId } = asker.site
  const profileId = useQuery(meQuery(asker)).data?.profile.id
  useEffect(() => {
    onPrepare((item, isPressed) => {
      let stop: (() => void) | undefined
      let isOver = false
      const prepare = async () => {
        const { prepareAhead, Player: loaded } = await loadPlayer()
        setPlayer(() => loaded)
        if (item && !isOver) stop = prepareAhead(item, productId, isPressed)
      }
      void prepare()
      return () => {
        isOver = true
        stop?.()
      }
    })
  }, [productId])
  // When the page opens, when the connection is back, and after playing.
  const isPlaying = request !== null
  useEffect(() => {
    if (profileId === undefined) return undefined
    const send = () => {
      if (hasKeptPositions()) void loadPlayer().then(({ sendKeptPositions }) => sendKeptPositions(profileId))
    }
    if (!isPlaying) send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [profileId, isPlaying])
  useEffect(() => {
    if (!request) returnFocus()
    else if (!Player) void loadPlayer().then((loaded) => setPlayer(() => loaded.Player), orNewBuild)
  }, [request, Player])
  return request && Player && <Player request={request} />
}

function hasKeptPositions(): boolean {
  try {
    return localStorage.getItem(KEPT_POSITIONS) !== null
  } catch {
    return false
  }
}
