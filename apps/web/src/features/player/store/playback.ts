import type { PlayRequest } from '../../../playing/play-request.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import type { PlayerStore } from './player-store.ts'
import type { Screen } from './screen.ts'
import type { Source } from './source.ts'
import type { PlayerState } from './state.ts'

/** What a view of one medium shows, and the store that it sends commands to. */
export type Playback<Of extends Screen = Screen> = {
  store: PlayerStore
  state: PlayerState
  request: PlayRequest
  screen: Of
  playing: EngineSnapshot
  /** Null: not known yet, or nothing to be had. */
  source: Source | null
}

/** Whether it plays, or would if it were loaded. */
export const isPlaying = ({ state }: EngineSnapshot): boolean => state === 'playing' || state === 'buffering'
