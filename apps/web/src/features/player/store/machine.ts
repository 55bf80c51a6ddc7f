/** The state machine of the player. Pure; `player-store.ts` has the effects carried out. */
import { secondsOfSound } from '@quintet/domain/listening/sound'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { followerOf, moveTo } from './queue.ts'
import { SCREEN_OF } from './screen-of.ts'
import type { Source } from './source.ts'
import {
  playingOf,
  requestOf,
  type Effect,
  type Failure,
  type Pause,
  type PlayerEvent,
  type PlayerState,
  type Playing,
  type Step,
} from './state.ts'

export const NOTHING: PlayerState = { is: 'nothing', attempt: 0 }

export function step(state: PlayerState, event: PlayerEvent): Step {
  switch (event.is) {
    case 'play':
      return play(state, event.request)
    case 'move':
      return move(state, event.to)
    case 'queue':
      return changeQueue(state, event.request)
    case 'restored':
    case 'other-window':
    case 'go-on':
    case 'seek':
      return wait(state, event)
    case 'close':
      return close(state)
    case 'retry':
      return retry(state)
    case 'prepared':
      return isIdle(state) ? to({ is: 'preparing', attempt: state.attempt, item: event.item }) : to(state)
    case 'lapsed':
      return state.is === 'preparing' ? to({ is: 'nothing', attempt: state.attempt }) : to(state)
    case 'opened':
      return opened(state, event)
    case 'refused':
      return refused(state, event)
    case 'stream-ended':
      return streamEnded(state, event)
    case 'went-on':
      return wentOn(state, event)
    case 'online':
      return isCutOff(state) ? startAgain(state, null) : to(state)
    case 'seen':
      return state.is === 'failed' && state.resumes ? startAgain(state, state.resumes) : to(state)
    default:
      return engineTold(state, event)
  }
}

const to = (state: PlayerState, ...effects: readonly Effect[]): Step => ({ state, effects })

const isIdle = ({ is }: PlayerState) => is === 'nothing' || is === 'preparing'

function play(state: PlayerState, request: PlayRequest): Step {
  const { item } = request
  const before = requestOf(state)
  if (before === null || state.is === 'waiting') return start(state, request, null)
  if (before.item.id !== item.id || before.item.type !== item.type) return goOver(state, before, request)
  if (state.is === 'failed') return retry({ ...state, request })
  // The same title continues, from the requested position if there is one.
  const { startAt } = request
  if (state.is === 'running' || state.is === 'ended')
    return to(
      { ...state, request },
      ...(startAt === undefined ? [] : [{ do: 'play-from', seconds: startAt } as const]),
    )
  return state.is === 'starting' || state.is === 'handing-over' ? to({ ...state, request }) : to(state)
}

function start(state: PlayerState, request: PlayRequest, from: Pause | null): Step {
  const attempt = state.attempt + 1
  return to({ is: 'starting', attempt, request, from }, { do: 'open', attempt, request })
}

// Within one medium the screen is kept, with its volume and the browser's permission to play.
function goOver(state: PlayerState, before: PlayRequest, request: PlayRequest): Step {
  const { item } = request
  const attempt = state.attempt + 1
  if (playingOf(state) && SCREEN_OF[before.item.type] === SCREEN_OF[item.type])
    return to({ is: 'handing-over', attempt, request }, { do: 'hand-over', attempt, request })
  const begun = start(state, request, null)
  return to(begun.state, { do: 'leave' }, ...begun.effects)
}

function move(state: PlayerState, item: Playable): Step {
  const request = requestOf(state)
  return request ? play(state, moveTo(item, request)) : to(state)
}

// The current title keeps playing unless it was removed; changing a waiting queue does not start it.
function changeQueue(state: PlayerState, request: PlayRequest): Step {
  if (state.is !== 'waiting') return play(state, request)
  const isSame = request.item.entry?.id === state.request.item.entry?.id
  return to({ ...state, request, position: isSame ? state.position : 0 })
}

type WaitEvent = PlayerEvent & { is: 'restored' | 'other-window' | 'go-on' | 'seek' }

/** Handles a queue that is not playing: it is restored with the page, yields to another window, and continues. @spec decisions 11.11 */
function wait(state: PlayerState, event: WaitEvent): Step {
  const { attempt } = state
  switch (event.is) {
    case 'restored': {
      const { request, position, elsewhere } = event
      if (!isIdle(state) && state.is !== 'waiting') return to(state)
      return to({ is: 'waiting', attempt, request, position, elsewhere }, { do: 'show', item: request.item })
    }
    case 'other-window': {
      const request = requestOf(state)
      if (!request || request.item.type !== 'AUDIO' || state.is === 'waiting') return to(state)
      const { position } = event
      const waiting: PlayerState = {
        is: 'waiting',
        attempt: attempt + 1,
        request,
        position,
        elsewhere: 'window',
      }
      return to(waiting, { do: 'leave' }, { do: 'halt' })
    }
    case 'go-on':
      return state.is === 'waiting'
        ? start(state, { ...state.request, startAt: state.position }, null)
        : to(state)
    default:
      return state.is === 'waiting'
        ? to({ ...state, position: event.seconds })
        : to(state, { do: 'seek', seconds: event.seconds })
  }
}

function close(state: PlayerState): Step {
  const request = requestOf(state)
  if (!request) return to(state)
  // A new attempt makes pending responses stale.
  const closed: PlayerState = { is: 'nothing', attempt: state.attempt + 1 }
  return to(closed, { do: 'leave' }, { do: 'release' })
}

function startAgain(state: PlayerState, from: Pause | null): Step {
  const request = requestOf(state)
  if (!request) return to(state)
  const begun = start(state, request, from)
  return to(begun.state, { do: 'leave' }, ...begun.effects)
}

function retry(state: PlayerState): Step {
  if (state.is !== 'failed') return to(state)
  if (!state.playing) return startAgain(state, null)
  return to(runningAs(state, state.playing), { do: 'repair' })
}

function withPlaying(state: PlayerState, playing: Playing): PlayerState {
  if (state.is === 'failed') return { ...state, playing }
  return { ...playing, is: state.is === 'ended' ? 'ended' : 'running', attempt: state.attempt }
}

const runningAs = ({ attempt }: PlayerState, playing: Playing): PlayerState => ({
  ...playing,
  is: 'running',
  attempt,
})

function opened(state: PlayerState, { attempt, source, isAnswered }: PlayerEvent & { is: 'opened' }): Step {
  if (attempt !== state.attempt || isIdle(state)) return to(state, { do: 'end', streamId: source.streamId })
  const playing = playingOf(state)
  // A preloaded stream was announced. If it had to give way, the response is a different stream.
  if (playing && playing.source.streamId === source.streamId)
    return to(withPlaying(state, { ...playing, isAnswered }), { do: 'renew', source })
  const request = requestOf(state)
  if (!request) return to(state)
  if (!canPlay(request.item, source))
    return to(failedFor(state, request, { kind: 'problem', problem: 'not_playable' }), {
      do: 'end',
      streamId: source.streamId,
    })
  const from = state.is === 'starting' ? state.from : null
  const next: Playing = {
    request,
    source,
    startAt: from?.position ?? request.startAt ?? source.startAt,
    staysPaused: from?.isPaused === true,
    isAnswered,
  }
  return to(runningAs(state, next), { do: 'run', ...next })
}

// A game consists of its frame only, and audio has none.
function canPlay({ type }: Playable, { manifest, embedscript }: Source): boolean {
  if (type === 'GAME') return embedscript !== undefined
  return manifest !== undefined || (type !== 'AUDIO' && embedscript !== undefined)
}

const failedFor = (
  { attempt }: PlayerState,
  request: PlayRequest,
  failure: Failure,
): PlayerState & { is: 'failed' } => ({
  is: 'failed',
  attempt,
  request,
  failure,
  playing: null,
  resumes: null,
})

function refused(state: PlayerState, { attempt, failure }: PlayerEvent & { is: 'refused' }): Step {
  const request = requestOf(state)
  if (!request || attempt !== state.attempt) return to(state)
  return to(failedFor(state, request, failure), { do: 'forget' }, { do: 'halt' })
}

/**
 * A stream that ended because this device was asleep or cut off starts again at its position, without notice; a paused one stays paused,
 * and waits until the page is visible. @spec product 2.10
 */
function streamEnded(state: PlayerState, event: PlayerEvent & { is: 'stream-ended' }): Step {
  const { at, wasSilent, isHidden, code } = event
  const playing = playingOf(state)
  if (!playing?.isAnswered) return to(state)
  if (wasSilent && !(isHidden && at.isPaused)) return startAgain(state, at)
  const failure: Failure = { kind: 'problem', problem: 'ended', ...(code === undefined ? {} : { code }) }
  const failed = failedFor(state, playing.request, failure)
  return to({ ...failed, resumes: wasSilent ? at : null }, { do: 'halt' })
}

// Nothing is loaded or stopped: only the reported track changes.
function wentOn(state: PlayerState, { item, source }: PlayerEvent & { is: 'went-on' }): Step {
  if (state.is !== 'running') return to(state)
  const duration = state.source.sound ? secondsOfSound(state.source.sound) : 0
  const attempt = state.attempt + 1
  const request = moveTo(item, state.request)
  const next: Playing = { request, source, startAt: 0, staysPaused: false, isAnswered: true }
  const left = { position: duration, duration }
  return to({ ...next, is: 'running', attempt }, { do: 'go-on', attempt, left, ...next })
}

type EngineEvent = PlayerEvent & { is: 'engine-failed' | 'engine-mended' | 'reached-end' | 'left-end' }

function engineTold(state: PlayerState, event: EngineEvent): Step {
  const playing = playingOf(state)
  if (!playing) return to(state)
  switch (event.is) {
    case 'engine-failed': {
      const { problem, code } = event
      const failure: Failure = { kind: 'problem', problem, ...(code === undefined ? {} : { code }) }
      return to({ ...failedFor(state, playing.request, failure), playing })
    }
    case 'engine-mended':
      return state.is === 'failed' ? to(runningAs(state, playing)) : to(state)
    case 'reached-end':
      return state.is === 'running' ? end(state, playing) : to(state)
    default:
      return state.is === 'ended' ? to(runningAs(state, playing)) : to(state)
  }
}

function end(state: PlayerState, playing: Playing): Step {
  if (playing.request.item.type === 'TRAILER') return close(state)
  const follower = followerOf(playing.request)
  return follower ? move(state, follower) : to({ ...playing, is: 'ended', attempt: state.attempt })
}

const isCutOff = (state: PlayerState) =>
  state.is === 'failed' &&
  state.playing === null &&
  state.failure.kind === 'problem' &&
  state.failure.problem === 'network'
