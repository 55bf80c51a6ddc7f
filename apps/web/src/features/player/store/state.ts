/** The states, events and effects of the player. The rules are in `machine.ts`. */
import type { RunningStream } from '@quintet/contracts/problems'
import type { YouthAge } from '@quintet/domain/youth/youth-hours'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import type { EngineError, Place } from '../engine/engine.ts'
import type { Source } from './source.ts'

/** Why a title cannot be played; the texts name cause and remedy. */
export type PlaybackProblem =
  | EngineError
  | 'not_playable'
  | 'no_subscription'
  | 'rental_required'
  | 'not_available_here'
  | 'unauthenticated'
  | 'other'

export type Failure =
  | { kind: 'too-many'; streams: readonly RunningStream[] }
  | ({ kind: 'youth' } & YouthRefusal)
  | { kind: 'problem'; problem: PlaybackProblem; /** A code that the member can report. */ code?: string }

/** The refusal of a title rated 16 or 18: when its hours begin, and whether a PIN can be entered or set. */
export type YouthRefusal = { age: YouthAge; opensAt: string | null; pin: 'enter' | 'set' | null }

/** Where playback was interrupted. */
export type Pause = { position: number; isPaused: boolean }

/** The state in which a stream ended. */
export type Ending = {
  at: Pause
  /** True if it ended because nothing was heard from this device: it was asleep or cut off. */
  wasSilent: boolean
  /** True if the page is hidden. */
  isHidden: boolean
}

/** A title that is playing. */
export type Playing = {
  request: PlayRequest
  source: Source
  /** In seconds. */
  startAt: number
  staysPaused: boolean
  /** True once the service has answered Play. A preloaded stream may have ended earlier: until then, only the response decides. */
  isAnswered: boolean
}

/** A queue that can be continued here. */
export type Waiting = {
  request: PlayRequest
  /** In seconds. */
  position: number
  elsewhere: Elsewhere
}

/** Where it was played last: on a device of this name, in another window of this browser, or (null) only here. */
export type Elsewhere = { device: string } | 'window' | null

/** A counter of requests, by which late responses are recognised. */
type Attempt = { attempt: number }

export type PlayerState = Attempt &
  (
    | { is: 'nothing' }
    /** Nothing is playing yet; a title's beginning is loading because the user is about to press Play. */
    | { is: 'preparing'; item: Playable }
    /** A queue is present but not playing: after a reload, or because it plays elsewhere. Play continues at `position`. */
    | ({ is: 'waiting' } & Waiting)
    | {
        is: 'starting'
        request: PlayRequest
        /** Where playback was interrupted, if it was. */ from: Pause | null
      }
    | ({ is: 'running' } & Playing)
    /** A title is replaced by another of the same medium: the screen stays. */
    | { is: 'handing-over'; request: PlayRequest }
    | {
        is: 'failed'
        request: PlayRequest
        failure: Failure
        /** The playback in which the engine failed and may recover by itself; null: a new stream is needed. */
        playing: Playing | null
        /** Where it resumes as soon as the page is visible. */
        resumes: Pause | null
      }
    /** The title has ended; its screen and stream are still there. */
    | ({ is: 'ended' } & Playing)
  )

export type PlayerEvent =
  // Requests by the user.
  | { is: 'play'; request: PlayRequest }
  | { is: 'move'; to: Playable }
  | { is: 'queue'; request: PlayRequest }
  | { is: 'go-on' }
  | { is: 'seek'; seconds: number }
  | { is: 'close' }
  | { is: 'retry' }
  // Things that happened in the meantime.
  | ({ is: 'restored' } & Waiting)
  | { is: 'other-window'; position: number }
  | { is: 'prepared'; item: Playable }
  | { is: 'lapsed' }
  | { is: 'opened'; attempt: number; source: Source; isAnswered: boolean }
  | { is: 'refused'; attempt: number; failure: Failure }
  | ({ is: 'stream-ended'; code?: string } & Ending)
  /** The engine has continued with the next, already joined track. */
  | { is: 'went-on'; item: Playable; source: Source }
  | { is: 'engine-failed'; problem: EngineError; code?: string }
  | { is: 'engine-mended' }
  | { is: 'reached-end' }
  | { is: 'left-end' }
  | { is: 'online' }
  | { is: 'seen' }

export type Effect =
  /** Opens a stream for the title and sets up a screen for it. */
  | { do: 'open'; attempt: number; request: PlayRequest }
  /** Changes to another title in the same screen. */
  | { do: 'hand-over'; attempt: number; request: PlayRequest }
  /** Sets up an empty screen for a queue that can be continued. */
  | { do: 'show'; item: Playable }
  | { do: 'seek'; seconds: number }
  /** Keeps the stream alive and loads it. */
  | ({ do: 'run' } & Playing)
  /** The engine has continued with another track by itself: the stream follows. */
  | ({ do: 'go-on'; attempt: number; /** Where the track before ended. */ left: Place } & Playing)
  /** The running stream has been announced: the response's source applies. */
  | { do: 'renew'; source: Source }
  /** Reports the position and ends the stream. */
  | { do: 'leave' }
  /** Drops a stream that is already over. */
  | { do: 'forget' }
  /** Ends a stream that is no longer wanted. */
  | { do: 'end'; streamId: string | null }
  /** Stops playback. */
  | { do: 'halt' }
  /** Makes the engine retry. */
  | { do: 'repair' }
  | { do: 'play-from'; seconds: number }
  /** Removes the screen. */
  | { do: 'release' }

export type Step = { state: PlayerState; effects: readonly Effect[] }

/** Returns the request that is playing or about to. */
export function requestOf(state: PlayerState): PlayRequest | null {
  return state.is === 'nothing' || state.is === 'preparing' ? null : state.request
}

/** Returns the title with an open stream, even if its engine has failed. */
export function playingOf(state: PlayerState): Playing | null {
  if (state.is === 'running' || state.is === 'ended') return state
  return state.is === 'failed' ? state.playing : null
}
