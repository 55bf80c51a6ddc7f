import type { PlayRequest } from '../../../playing/play-request.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import type { PlayerStore } from './player-store.ts'
import type { Screen } from './screen.ts'
import type { Source } from './source.ts'
import type { PlayerState } from './state.ts'

/** What a view of one medium shows, with the store that it sends commands to. */
export type Playback<Of extends Screen = Screen> = {
  store: PlayerStore
  state: PlayerState
  request: PlayRequest
  screen: Of
  playing: EngineSnapshot
  /** Null: not known yet, or unavailable. */
  source: Source | null
}

/** True if it is playing, or would be if it were buffered. */
export const isPlaying = ({ state }: EngineSnapshot): boolean => state === 'playing' || state === 'buffering'

/** Returns the position to offer a way back to: before a jump away from it, or where a title that was started over would have resumed. */
export function lostPlaceOf({ source, request }: Pick<Playback, 'source' | 'request'>): number | undefined {
  const left = request.startAt === 0 ? source?.startAt : undefined
  return source?.backTo ?? (left || undefined)
}
