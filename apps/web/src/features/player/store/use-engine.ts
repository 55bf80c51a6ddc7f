import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { BEFORE_LOADING, stays, type Engine, type EngineSnapshot } from '../engine/engine.ts'
import { makeHlsEngine } from '../engine/hls-engine.ts'
import type { PlaybackControl, PlaybackState } from './use-playback.ts'

const noSubscription = () => () => {}
const nothingYet = () => BEFORE_LOADING

/** An engine over the page's own media element, for as long as it is there. */
export function useEngineOver(media: RefObject<HTMLMediaElement | null>): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null)
  useEffect(() => {
    if (!media.current) return undefined
    const made = makeHlsEngine(media.current)
    setEngine(made)
    return () => made.destroy()
  }, [media])
  return engine
}

/** The engine loads whatever stream runs and tells the stream where it stands. */
export function usePlaying(engine: Engine | null, playback: PlaybackControl): EngineSnapshot {
  const { state, report } = playback
  const loaded = useSyncExternalStore(
    engine?.subscribe ?? noSubscription,
    engine?.snapshot ?? nothingYet,
    nothingYet,
  )
  const playing = isOfAnother(loaded, state) ? { ...BEFORE_LOADING, ...stays(loaded) } : loaded
  const manifest = state.status === 'running' ? state.source.manifest : undefined
  const startAt = state.status === 'running' ? state.startAt : 0
  const growsTo = state.status === 'running' ? state.source.growsTo : undefined
  const staysPaused = state.status === 'running' && state.staysPaused === true
  useEffect(() => {
    if (engine && manifest) engine.load(manifest, startAt, { growsTo, staysPaused })
  }, [engine, manifest, startAt, growsTo, staysPaused])
  const isRefused = state.status === 'failed' || state.status === 'too_many'
  useEffect(() => {
    if (isRefused) engine?.pause()
  }, [engine, isRefused])

  // Where it stands: quietly while it plays, at once on pause and at the end.
  const { position, duration } = playing
  const isStill = playing.state === 'paused' || playing.state === 'ended'
  useEffect(() => {
    if (duration > 0) report({ position, duration }, false)
  }, [report, position, duration])
  useEffect(() => {
    const now = engine?.snapshot()
    if (isStill && now && now.duration > 0) report(now, true)
  }, [engine, report, isStill])
  useGoingOn(engine, playing, playback)
  return playing
}

/**
 * A stream that ended because this device slept or was cut off begins again where it stood, before anybody is told; one that
 * was paused stays so, and waits until somebody sees it. @spec product 2.10
 */
function useGoingOn(
  engine: Engine | null,
  { error, state }: EngineSnapshot,
  playback: PlaybackControl,
): void {
  const { state: stream, isAnswered, wasSilent, goOn } = playback
  const wasPaused = useRef(false)
  const isEnded =
    (stream.status === 'failed' && stream.problem === 'ended') || (error === 'ended' && isAnswered)
  useLayoutEffect(() => {
    if (!isEnded) {
      wasPaused.current = state === 'paused' || state === 'ended'
      return undefined
    }
    if (!engine || !wasSilent()) return undefined
    const begin = () => goOn({ position: engine.snapshot().position, isPaused: wasPaused.current })
    if (!document.hidden || !wasPaused.current) return begin()
    document.addEventListener('visibilitychange', begin, { once: true })
    return () => document.removeEventListener('visibilitychange', begin)
  }, [engine, isEnded, state, wasSilent, goOn])
}

// Until the next title is loaded the engine still tells where the last one stands, which is no place in this one.
function isOfAnother({ manifest }: EngineSnapshot, state: PlaybackState): boolean {
  if (state.status === 'running') return manifest !== (state.source.manifest ?? null)
  return state.status === 'starting'
}
