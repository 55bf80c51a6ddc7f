/**
 * What a player's controls know of the machine that plays: they never touch a media element or a library. Further engines
 * (casting, offline) stand behind the same few calls.
 */

export type PlayState = 'loading' | 'playing' | 'paused' | 'buffering' | 'ended'

/** Why playing stopped; the texts name cause and remedy. */
export type EngineError = 'network' | 'media' | 'unsupported' | 'ended'

export type QualityLevel = { id: number; /** Lines, such as 720. */ height: number; bitrate: number }
export type TextTrack = { id: number; language: string; label: string }

export type EngineSnapshot = {
  state: PlayState
  /** Seconds. */
  position: number
  duration: number
  bufferedTo: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  rate: number
  levels: readonly QualityLevel[]
  /** Null: the engine chooses. */
  chosenLevel: number | null
  currentLevel: number | null
  subtitles: readonly TextTrack[]
  chosenSubtitle: number | null
  error: EngineError | null
}

export const BEFORE_LOADING: EngineSnapshot = {
  state: 'loading',
  position: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
  levels: [],
  chosenLevel: null,
  currentLevel: null,
  subtitles: [],
  chosenSubtitle: null,
  error: null,
}

export type Engine = {
  /** Loads a manifest and plays from `startAt` seconds. */
  load: (manifest: string, startAt: number) => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  setRate: (rate: number) => void
  /** Null: let the engine choose. */
  setLevel: (id: number | null) => void
  setSubtitle: (id: number | null) => void
  /** After an error: loads again where it stopped. */
  retry: () => void
  subscribe: (listener: () => void) => () => void
  snapshot: () => EngineSnapshot
  destroy: () => void
}

export type MakeEngine = (media: HTMLMediaElement) => Engine
