/**
 * The player's interface to engines: it never uses a library directly. Further engines (another screen, downloads) fit the same few calls.
 */
import type { SegmentLease } from '@quintet/contracts/playback'
import type { Source } from '../store/source.ts'

export type PlayState = 'loading' | 'playing' | 'paused' | 'buffering' | 'ended'

/** Why playback stopped; the texts name cause and remedy. */
export type EngineError = 'network' | 'media' | 'unsupported' | 'ended'

export type QualityLevel = { id: number; /** Lines, such as 720. */ height: number; bitrate: number }
export type AudioTrack = { id: number; language: string; label: string }

/** Players keep some segments behind the edge, which still counts as live. */
export const LIVE_WITHIN_SECONDS = 20

/** The window of a running broadcast: its seekable range, and the time of day at its position 0. */
export type LiveWindow = { start: number; edge: number; epochMs: number | null }

/** The position and the title's duration, in seconds. */
export type Place = { position: number; duration: number }

export type EngineSnapshot = Place & {
  /** The address of the manifest that this state belongs to; null: nothing is loaded. */
  manifest: string | null
  state: PlayState
  /** In seconds. */
  bufferedTo: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** True if there is a sound track; assumed until known otherwise. */
  hasSound: boolean
  rate: number
  levels: readonly QualityLevel[]
  /** Null: chosen by the engine. */
  chosenLevel: number | null
  currentLevel: number | null
  audios: readonly AudioTrack[]
  chosenAudio: number | null
  live: LiveWindow | null
  /** How far a film that is still being packaged can be played, in seconds; null: it is complete. */
  madeTo: number | null
  /** True if the engine can use further tracks, passed by `follow`. */
  wantsNext: boolean
  /** The manifest of a further track that was dropped because the service refused its media; null once another one is passed. */
  refused: string | null
  /** The connection is lost; playback continues from the buffer, and the engine retries by itself. */
  isOffline: boolean
  error: EngineError | null
  /** A code that the member can report. */
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
  refused: null,
  isOffline: false,
  error: null,
  errorCode: null,
}

/** Returns the state that survives loading another source: volume, speed and connection. */
export function stays({ volume, isMuted, rate, isOffline }: EngineSnapshot): Partial<EngineSnapshot> {
  return { volume, isMuted, rate, isOffline }
}

/** The next source, and for how many seconds it cross-fades with its predecessor; 0: joined without a gap. @spec decisions 11.16 */
export type Following = { source: Source; overlap: number }

/** How a source starts. */
export type Start = {
  /** In seconds. */
  startAt: number
  /** Only the beginning is loaded until `play`. */
  isAhead?: boolean
  staysPaused?: boolean
}

/** The calls that every engine supports, whatever plays in it. */
export type Engine = {
  /** Loads a source and plays it, unless told otherwise. */
  load: (source: Source, start: Start) => void
  /** Stops because the stream was refused or ended elsewhere. */
  halt: () => void
  /** Allows fetching segments from the lease's address until it expires. */
  holdLease: (manifest: string | undefined, lease: SegmentLease | undefined) => void
  /** Null while the duration is unknown. For a game, the time played with duration 0; a partner's player has no position. */
  place: () => Place | null
  subscribe: (listener: () => void) => () => void
  destroy: () => void
}

/** An engine over a media element. */
export type MediaEngine = Engine & {
  play: () => void
  pause: () => void
  /** Pauses if playing or about to play, otherwise plays; reads the element itself, which changes before its events fire. */
  toggle: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  /** A fraction, 0 to 1, of the chosen volume, which is kept. */
  setLoudness: (share: number) => void
  /** Also applies to sources loaded afterwards. */
  setRate: (rate: number) => void
  /** Null: chosen by the engine. */
  setLevel: (id: number | null) => void
  /** The most lines the engine may choose by itself; null: no limit. */
  limitHeight: (height: number | null) => void
  setAudio: (id: number) => void
  /** Gives the element the manifest's own address, which a remote screen needs; `false` reverts to the feed. */
  setRemote: (isRemote: boolean) => void
  /**
   * The sources to play after the loaded one, in order and without a gap; engines that cannot join tracks ignore it. @spec decisions 11.8
   */
  follow: (next: readonly Following[]) => void
  /** True if the beginning of a source passed to `follow` is buffered: `load` then plays it at once. */
  isLoaded: (source: Source) => boolean
  /** After an error, loads again at the position where it stopped. */
  retry: () => void
  snapshot: () => EngineSnapshot
}

/** An engine whose content plays by itself in a frame: a game, or a partner's player. */
export type FrameEngine = Engine & {
  /** The embed code; null: nothing to show. */ frame: () => string | null
}
