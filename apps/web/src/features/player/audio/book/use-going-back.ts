/** Rewinds a book a little when it resumes after a pause, unless the position was changed in the meantime. @spec decisions 11.5 */
import { goingBackAfter } from '@quintet/domain/listening/listening'
import { useEffect, useRef } from 'react'
import type { Playback } from '../../store/playback.ts'
import type { AudioScreen } from '../../store/screen.ts'

const SAME_PLACE_SECONDS = 1

/** Returns replacements for the engine's own play and toggle. */
export function useGoingBack({ request, screen, playing, store }: Playback<AudioScreen>) {
  const { element, engine } = screen
  const isBook = request.item.vertical === 'audio-books'
  const paused = useRef<{ atMs: number; position: number } | null>(null)
  const isPaused = playing.state === 'paused'
  useEffect(() => {
    paused.current = isPaused ? { atMs: Date.now(), position: engine.snapshot().position } : null
  }, [engine, isPaused, request.item.id])
  const play = () => {
    const { position } = engine.snapshot()
    const before = paused.current
    if (isBook && before && Math.abs(before.position - position) < SAME_PLACE_SECONDS) {
      const back = goingBackAfter((Date.now() - before.atMs) / 1000)
      if (back > 0) store.seek(position - back)
    }
    engine.play()
  }
  return { play, toggle: () => (element.paused ? play() : engine.pause()) }
}
