import { useEffect } from 'react'
import { KEPT_POSITIONS } from './store/kept-positions-key.ts'

/** Sends unsent positions: when the page opens, when the connection is back, and after playback. */
export function useKeptPositions(profileId: string | undefined, isPlaying: boolean): void {
  useEffect(() => {
    if (profileId === undefined) return undefined
    const send = () => {
      if (hasKeptPositions()) void import('./player.tsx').then((kept) => kept.sendKeptPositions(profileId))
    }
    if (!isPlaying) send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [profileId, isPlaying])
}

function hasKeptPositions(): boolean {
  try {
    return localStorage.getItem(KEPT_POSITIONS) !== null
  } catch {
    return false
  }
}
