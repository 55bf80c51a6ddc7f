import { useEffect, useRef, useState } from 'react'
import type { Playback } from '../store/playback.ts'
import type { AudioScreen, VideoScreen } from '../store/screen.ts'

/** The length of a jump, in seconds, from which a way back is offered. */
const JUMP_SECONDS = 60
/** Another jump within this time, in ms, counts as still looking for the place. */
const LOOKING_MS = 10_000

export type Jumps = {
  seek: (seconds: number) => void
  /** Toggles play and pause; restarts after the end. */
  toggle: () => void
  /** The position before the last long jumps; null: none to return to. */
  leftAt: number | null
  forgetLeftAt: () => void
}

/** Seeks within a title and remembers where a long jump began; several in quick succession count as one. */
export function useJumps({ store, screen: { engine }, request }: Playback<VideoScreen | AudioScreen>): Jumps {
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const jumpedAtMs = useRef(0)
  const itemId = request.item.id
  useEffect(() => setLeftAt(null), [itemId])
  const seek = (seconds: number) => {
    const { position, live } = engine.snapshot()
    if (Math.abs(seconds - position) >= JUMP_SECONDS && !live) {
      const isLooking = performance.now() - jumpedAtMs.current < LOOKING_MS
      setLeftAt((left) => (isLooking ? (left ?? position) : position))
      jumpedAtMs.current = performance.now()
    }
    store.seek(seconds)
  }
  const toggle = () => {
    if (engine.snapshot().state === 'ended') seek(0)
    engine.toggle()
  }
  return { seek, toggle, leftAt, forgetLeftAt: () => setLeftAt(null) }
}
