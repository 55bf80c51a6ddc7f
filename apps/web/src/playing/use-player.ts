import { createContext, use, useSyncExternalStore } from 'react'
import type { PlayRequest } from './play-request.ts'
import type { Player } from './player.ts'

export const PlayerContext = createContext<Player | null>(null)

/** Returns the page's player, which stays the same for the life of the page. */
export function usePlayer(): Player {
  const player = use(PlayerContext)
  if (!player) throw new Error('No player is around this component.')
  return player
}

/** Returns what is playing now, for pages that mark it. */
export function useNowPlaying(): PlayRequest | null {
  const { subscribe, requestNow } = usePlayer()
  return useSyncExternalStore(subscribe, requestNow, () => null)
}
