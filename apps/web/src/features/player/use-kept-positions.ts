import { useEffect } from 'react'
import { loadPart } from '../../shell/load-part.ts'
import { reportFailure } from '../../shell/report.ts'
import { KEPT_POSITIONS } from './store/kept-positions-key.ts'

/** Sends unsent positions: when the page opens, when the connection is back, and after playback. */
export function useKeptPositions(profileId: string | undefined, isPlaying: boolean): void {
  useEffect(() => {
    if (profileId === undefined) return undefined
    const send = () => {
      if (!hasKeptPositions()) return
      void loadSender().then((kept) => kept.sendKeptPositions(profileId), reportFailure)
    }
    if (!isPlaying) send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [profileId, isPlaying])
}

const loadSender = () => loadPart(() => import('./player.tsx'))

function hasKeptPositions(): boolean {
  try {
    return localStorage.getItem(KEPT_POSITIONS) !== null
  } catch {
    return false
  }
}
