import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { onPrepare, playRequestNow, returnFocus, subscribeToPlayRequests } from '../../api/play.ts'
import { useSite } from '../../api/use-asker.ts'
import { KEPT_POSITIONS } from './kept-positions-key.ts'

const loadPlayer = () => import('./player.tsx')
const Player = lazy(async () => ({ default: (await loadPlayer()).Player }))

/** Where a player appears; nothing of it is loaded until somebody is about to play. */
export function PlayerHost() {
  const request = useSyncExternalStore(subscribeToPlayRequests, playRequestNow, () => null)
  const { productId, isMember } = useSite()
  useEffect(() => {
    onPrepare((item) => {
      let stop: (() => void) | undefined
      let isOver = false
      const prepare = async () => {
        const { prepareAhead } = await loadPlayer()
        if (item && !isOver) stop = prepareAhead(item, productId)
      }
      void prepare()
      return () => {
        isOver = true
        stop?.()
      }
    })
  }, [productId])
  useEffect(() => {
    if (isMember && hasKeptPositions()) void loadPlayer().then(({ sendKeptPositions }) => sendKeptPositions())
  }, [isMember])
  useEffect(() => {
    if (!request) returnFocus()
  }, [request])
  if (!request) return null
  return (
    <Suspense>
      <Player request={request} />
    </Suspense>
  )
}

function hasKeptPositions(): boolean {
  try {
    return localStorage.getItem(KEPT_POSITIONS) !== null
  } catch {
    return false
  }
}
