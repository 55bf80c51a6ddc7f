import { useEffect, useState } from 'react'
import type { Playback } from '../store/playback.ts'
import type { VideoScreen } from '../store/screen.ts'

/** A jump that is worth a way back. */
const JUMP_SECONDS = 60

export type Jumps = {
  seek: (seconds: number) => void
  /** Plays and pauses; from the end, begins again. */
  toggle: () => void
  /** Where one was before the last long jump; null: nowhere to go back to. */
  leftAt: number | null
  forgetLeftAt: () => void
}

/** Moving inside the film, and the way back from a long jump. */
export function useJumps({ store, screen: { engine }, request }: Playback<VideoScreen>): Jumps {
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const itemId = request.item.id
  useEffect(() => setLeftAt(null), [itemId])
  const seek = (seconds: number) => {
    const { position, live } = engine.snapshot()
    if (Math.abs(seconds - position) >= JUMP_SECONDS && !live) setLeftAt(position)
    store.seek(seconds)
  }
  const toggle = () => {
    if (engine.snapshot().state === 'ended') seek(0)
    engine.toggle()
  }
  return { seek, toggle, leftAt, forgetLeftAt: () => setLeftAt(null) }
}
