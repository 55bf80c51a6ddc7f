import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { KEPT_POSITIONS } from './store/kept-positions-key.ts'

/** Sends positions that did not arrive: when the page opens, when the connection is back, and after playing. */
export function useKeptPositions(isPlaying: boolean): void {
  const profileId = useQuery(meQuery(useAsker())).data?.profile.id
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
