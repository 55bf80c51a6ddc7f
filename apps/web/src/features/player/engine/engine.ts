/**
 * What the player knows of the machines that play: it never touches a library. A further one (another screen, what was kept
 * offline) stands behind the same few calls.
 */
import type { SegmentLease } from '@quintet/contracts/playback'
import type { Source } from '../store/source.ts'

export type PlayState = 'loading' | 'playing' | 'paused' | 'buffering' | 'ended'

/** Why playing stopped; the texts name cause and remedy. */
export type EngineError = 'network' | 'media' | 'unsupported' | 'ended'

export type QualityLevel = { id: number; /** Lines, such as 720. */ height: number; bitrate: number }
export type AudioTrack = { id: number; language: string; label: string }

/** Players keep some segments behind the edge: that is live all the same. */
export const LIVE_WITHIN_SECONDS = 20

/** A broadcast that is still growing: where it can be sought, and which time of day its 0 is. */
export type LiveWindow = { start: number; edge: number; epochMs: number | null }

/** Where one stands, and how long the title is, in seconds. */
export type Place = { position: number; duration: number }

export type EngineSnapshot = Place & {
  /** Address of what all of this is about; null: nothing is loaded. */
  manifest: string | null
  state: PlayState
  /** Seconds. */
  bufferedTo: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** Whether it has a sound track at all; true until the opposite is known. */
  hasSound: boolean
  rate: number
  levels: readonly QualityLevel[]
  /** Null: the engine chooses. */
  chosenLevel: number | null
  currentLevel: number | null
  audios: readonly AudioTrack[]
  chosenAudio: number | null
  live: LiveWindow | null
  /** How far a film that is still being made can be played, in seconds; null: all of it is there. */
  madeTo: number | null
  /** What comes after all that is known could be used: it may be told by `follow`. */
  wantsNext: boolean
  /** The connection is lost; what is loaded plays on, and the engine tries again by itself. */
  isOffline: boolean
  error: EngineError | null
  /** What a member can tell the service about the error. */
  errorCode: string | null
}

export const BEFORE_LOADING: EngineSnapshot = {
  manifest: null,
  state: 'loading',
  position: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  isMuted: false,
  hasSound: true,
  rate: 1,
  levels: [],
  chosenLevel: null,
  currentLevel: null,
  audios: [],
  chosenAudio: null,
  live: null,
  madeTo: null,
  wantsNext: false,
  isOffline: false,
  error: null,
  errorCode: null,
}

/** What does not change with what is loaded: how it is heard, how fast it plays, and the connection. */
export function stays({ volume, isMuted, rate, isOffline }: EngineSnapshot): Partial<EngineSnapshot> {
  return { volume, isMuted, rate, isOffline }
}

/** What comes next, and for how many seconds it sounds together with what it follows; 0: it is joined to it. @spec decisions 11.16 */
export type Following = { source: Source; overlap: number }

/** How a source begins. */
export type Start = {
  /** Seconds. */
  startAt: number
  /** Only its beginning is loaded, until `play`. */
  isAhead?: boolean
  staysPaused?: boolean
}

/** What every engine does, whatever plays in it. */
export type Engine = {
  /** Loads a source and plays it, unless told otherwise. */
  load: (source: Source, start: Start) => void
  /** The stream was refused, or ended elsewhere. */
  halt: () => void
  /** Segments may be asked for at the lease's address until it has run out. */
  holdLease: (manifest: string | undefined, lease: SegmentLease | undefined) => void
  /** Null: it does not know yet how long the title is. That of a game is the time played, of 0; a partner's player has none. */
  place: () => Place | null
  subscribe: (listener: () => void) => () => void
  destroy: () => void
}

/** An engine over a media element. */
export type MediaEngine = Engine & {
  play: () => void
  pause: () => void
  /** Pauses what plays or is about to, else plays: by the element itself, which knows before its events tell. */
  toggle: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  /** Softer than the chosen volume, which stays: 0 to 1 of it. */
  setLoudness: (share: number) => void
  /** Also of what is loaded afterwards. */
  setRate: (rate: number) => void
  /** Null: let the engine choose. */
  setLevel: (id: number | null) => void
  /** No more lines than these when the engine chooses; null: no limit. */
  limitHeight: (height: number | null) => void
  setAudio: (id: number) => void
  /** Hands the manifest's address itself to the element, as a screen elsewhere needs it; `false` takes it back. */
  setRemote: (isRemote: boolean) => void
  /** What comes after what is loaded, in this order and without a gap; an engine that cannot join has no use for it. @spec decisions 11.8 */
  follow: (next: readonly Following[]) => void
  /** Whether the beginning of what was told by `follow` is there: `load` then plays it at once. */
  isLoaded: (source: Source) => boolean
  /** After an error: loads again where it stopped. */
  retry: () => void
  snapshot: () => EngineSnapshot
}

/** An engine whose medium plays by itself in a frame: a game, or a partner's player. */
export type FrameEngine = Engine & {
  /** The embed code; null: nothing to show. */ frame: () => string | null
}
