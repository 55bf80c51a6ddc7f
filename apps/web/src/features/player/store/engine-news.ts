import { BEFORE_LOADING, stays, type EngineSnapshot } from '../engine/engine.ts'
import { playingOf, requestOf, type Ending, type PlayerEvent, type PlayerState } from './state.ts'

/** Returns the event that an engine's snapshot implies and the player does not know yet; null: none. */
export function newsOf(
  state: PlayerState,
  snapshot: EngineSnapshot,
  ending: () => Ending,
): PlayerEvent | null {
  const playing = playingOf(state)
  if (!playing || snapshot.manifest !== playing.source.manifest) return null
  const code = snapshot.errorCode === null ? {} : { code: snapshot.errorCode }
  switch (snapshot.error) {
    case null:
      break
    case 'ended':
      return playing.isAnswered ? { is: 'stream-ended', ...ending(), ...code } : null
    default:
      return isSaid(state, snapshot) ? null : { is: 'engine-failed', problem: snapshot.error, ...code }
  }
  if (state.is === 'failed') return { is: 'engine-mended' }
  if (state.is === 'running' && snapshot.state === 'ended') return { is: 'reached-end' }
  return state.is === 'ended' && snapshot.state !== 'ended' ? { is: 'left-end' } : null
}

const isSaid = (state: PlayerState, { error }: EngineSnapshot) =>
  state.is === 'failed' && state.failure.kind === 'problem' && state.failure.problem === error

/** The requested start of a title that is not loaded yet. */
function wishedPlace(state: PlayerState): number {
  const from = state.is === 'starting' ? state.from?.position : undefined
  return from ?? requestOf(state)?.startAt ?? 0
}

/** Until the next title is loaded, the engine still reports the previous one's position, which is hidden here. */
export function snapshotFor(state: PlayerState, snapshot: EngineSnapshot): EngineSnapshot {
  if (state.is === 'waiting') {
    const { request, position } = state
    const duration = request.item.seconds ?? 0
    return { ...BEFORE_LOADING, ...stays(snapshot), state: 'paused', position, duration }
  }
  const isLoading = state.is === 'starting' || state.is === 'handing-over'
  const playing = state.is === 'failed' ? null : playingOf(state)
  const isOfAnother = playing !== null && snapshot.manifest !== (playing.source.manifest ?? null)
  if (!isLoading && !isOfAnother) return snapshot
  return { ...BEFORE_LOADING, ...stays(snapshot), position: playing?.startAt ?? wishedPlace(state) }
}
