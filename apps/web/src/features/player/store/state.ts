/** What the player can be doing, what it is told, and what it then has done. The rules are in `machine.ts`. */
import type { RunningStream } from '@quintet/contracts/problems'
import type { YouthAge } from '@quintet/domain/youth-hours'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import type { EngineError, Place } from '../engine/engine.ts'
import type { Source } from './source.ts'

/** Why a title does not play; the texts name cause and remedy. */
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
  | { kind: 'problem'; problem: PlaybackProblem; /** What a member can tell the service. */ code?: string }

/** A title of 16 or 18 that may not begin: when its hours begin, and what a PIN would do. */
export type YouthRefusal = { age: YouthAge; opensAt: string | null; pin: 'enter' | 'set' | null }

/** Where playing broke off. */
export type Pause = { position: number; isPaused: boolean }

/** How a stream stood that ended. */
export type Ending = {
  at: Pause
  /** Whether it ended because this device was not heard of: it slept, or was cut off. */
  wasSilent: boolean
  /** Whether nobody sees the page. */
  isHidden: boolean
}

/** A title that plays. */
export type Playing = {
  request: PlayRequest
  source: Source
  /** Seconds. */
  startAt: number
  staysPaused: boolean
  /** Whether Play was answered. What was made ready may have ended before: until then, only the answer tells what follows. */
  isAnswered: boolean
}

/** What could go on here. */
export type Waiting = {
  request: PlayRequest
  /** Seconds. */
  position: number
  elsewhere: Elsewhere
}

/** Where it was heard last: on a device of this name, in another window of this browser, or nowhere but here. */
export type Elsewhere = { device: string } | 'window' | null

/** Counts the titles asked for, so that a late answer is known as one. */
type Attempt = { attempt: number }

export type PlayerState = Attempt &
  (
    | { is: 'nothing' }
    /** Nothing plays yet; this title's beginning is being loaded, since somebody is about to press Play. */
    | { is: 'preparing'; item: Playable }
    /** A queue is there and does not play: after a reload, or since it plays elsewhere. Play goes on at `position`. */
    | ({ is: 'waiting' } & Waiting)
    | { is: 'starting'; request: PlayRequest; /** Where it broke off, if it did. */ from: Pause | null }
    | ({ is: 'running' } & Playing)
    /** One title gives way to another of its medium: the screen stays. */
    | { is: 'handing-over'; request: PlayRequest }
    | {
        is: 'failed'
        request: PlayRequest
        failure: Failure
        /** What the engine failed at and may mend by itself; null: another stream is needed. */
        playing: Playing | null
        /** Where it goes on as soon as somebody looks. */
        resumes: Pause | null
      }
    /** The title is at its end; its screen and its stream are still there. */
    | ({ is: 'ended' } & Playing)
  )

export type PlayerEvent =
  // What somebody wants.
  | { is: 'play'; request: PlayRequest }
  | { is: 'move'; to: Playable }
  | { is: 'queue'; request: PlayRequest }
  | { is: 'go-on' }
  | { is: 'seek'; seconds: number }
  | { is: 'close' }
  | { is: 'retry' }
  // What happened meanwhile.
  | ({ is: 'restored' } & Waiting)
  | { is: 'other-window'; position: number }
  | { is: 'prepared'; item: Playable }
  | { is: 'lapsed' }
  | { is: 'opened'; attempt: number; source: Source; isAnswered: boolean }
  | { is: 'refused'; attempt: number; failure: Failure }
  | ({ is: 'stream-ended'; code?: string } & Ending)
  /** The engine plays the next track, which had been joined. */
  | { is: 'went-on'; item: Playable; source: Source }
  | { is: 'engine-failed'; problem: EngineError; code?: string }
  | { is: 'engine-mended' }
  | { is: 'reached-end' }
  | { is: 'left-end' }
  | { is: 'online' }
  | { is: 'seen' }

export type Effect =
  /** Asks for a stream of the title, and puts up a screen that it plays in. */
  | { do: 'open'; attempt: number; request: PlayRequest }
  /** Goes on with another title in the same screen. */
  | { do: 'hand-over'; attempt: number; request: PlayRequest }
  /** Puts up an empty screen for what could go on. */
  | { do: 'show'; item: Playable }
  | { do: 'seek'; seconds: number }
  /** Keeps the stream alive and loads it. */
  | ({ do: 'run' } & Playing)
  /** The engine went on with another track by itself: the stream follows. */
  | ({ do: 'go-on'; attempt: number; /** Where the track before ended. */ left: Place } & Playing)
  /** The stream that runs was announced: what came with the answer counts. */
  | { do: 'renew'; source: Source }
  /** Says where it stands and ends the stream. */
  | { do: 'leave' }
  /** The stream is over already. */
  | { do: 'forget' }
  /** Ends a stream that nobody waits for any more. */
  | { do: 'end'; streamId: string | null }
  /** Stops what plays. */
  | { do: 'halt' }
  /** Has the engine try again. */
  | { do: 'repair' }
  | { do: 'play-from'; seconds: number }
  /** Takes the screen away. */
  | { do: 'release' }

export type Step = { state: PlayerState; effects: readonly Effect[] }

/** What is played, or is about to be. */
export function requestOf(state: PlayerState): PlayRequest | null {
  return state.is === 'nothing' || state.is === 'preparing' ? null : state.request
}

/** The title whose stream is there, also while its engine has failed. */
export function playingOf(state: PlayerState): Playing | null {
  if (state.is === 'running' || state.is === 'ended') return state
  return state.is === 'failed' ? state.playing : null
}
