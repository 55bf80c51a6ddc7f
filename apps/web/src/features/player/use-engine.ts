import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { BEFORE_LOADING, type Engine, type EngineSnapshot } from './engine.ts'
import type { PlaybackControl } from './use-playback.ts'

const noSubscription = () => () => {}
const nothingYet = () => BEFORE_LOADING

/** The engine over a media element, loading whatever stream runs and telling it where it stands. */
export function useEngine(
  media: RefObject<HTMLMediaElement | null>,
  { state, report }: PlaybackControl,
): { engine: Engine | null; playing: EngineSnapshot } {
  const [engine, setEngine] = useState<Engine | null>(null)
  const playing = useSyncExternalStore(
    engine?.subscribe ?? noSubscription,
    engine?.snapshot ?? nothingYet,
    nothingYet,
  )
  const source = state.status === 'running' ? state.playback.manifest : undefined
  const startAt = state.status === 'running' ? state.startAt : 0

  useEffect(() => {
    let isOver = false
    let made: Engine | null = null
    const make = async () => {
      const { makeHlsEngine } = await import('./hls-engine.ts')
      if (isOver || !media.current) return
      made = makeHlsEngine(media.current)
      setEngine(made)
    }
    void make()
    return () => {
      isOver = true
      made?.destroy()
    }
  }, [media])

  useEffect(() => {
    if (engine && source) engine.load(source, startAt)
  }, [engine, source, startAt])

  // Where it stands: quietly while it plays, at once on pause and at the end.
  const isStill = playing.state === 'paused' || playing.state === 'ended'
  useEffect(() => {
    if (playing.duration > 0) report(playing.position, false)
  }, [report, playing.position, playing.duration])
  useEffect(() => {
    const now = engine?.snapshot()
    if (isStill && now && now.duration > 0) report(now.position, true)
  }, [engine, report, isStill])

  return { engine, playing }
}
