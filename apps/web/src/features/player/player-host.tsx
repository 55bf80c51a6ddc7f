import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { onPrepare, playRequestNow, subscribeToPlayRequests } from '../../api/play.ts'

const loadPlayer = () => import('./player.tsx')
const loadEngine = () => import('./hls-engine.ts')
const Player = lazy(async () => ({ default: (await loadPlayer()).Player }))

/** Where a player appears; nothing of it is loaded until somebody is about to play. */
export function PlayerHost() {
  const request = useSyncExternalStore(subscribeToPlayRequests, playRequestNow, () => null)
  useEffect(() => {
    onPrepare(() => {
      void loadPlayer()
      void loadEngine()
    })
  }, [])
  if (!request) return null
  return (
    <Suspense>
      <Player request={request} />
    </Suspense>
  )
}
