import { useEffect, useRef, useState } from 'react'
import type { Playback } from '../store/playback.ts'
import type { AudioScreen, VideoScreen } from '../store/screen.ts'

/** A jump that is worth a way back. */
const JUMP_SECONDS = 60
/** Who jumps again this soon is still looking for the place. */
const LOOKING_MS = 10_000

export type Jumps = {
  seek: (seconds: number) => void
  /** Plays and pauses; from the end, begins again. */
  toggle: () => void
  /** Where one was before the last long jumps; null: nowhere to go back to. */
  leftAt: number | null
  forgetLeftAt: () => void
}

/** Moving inside a title, and the way back from long jumps: several in a row are one. */
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
