import type { FrameEngine } from './engine.ts'
import { watchTimePlayed, type TimePlayed } from './time-played.ts'

const NO_PLACE = { position: 0, duration: 0 }

/** Plays by showing a frame. A frame stays when its stream is renewed: reloading would restart a game. */
export function makeFrameEngine(): FrameEngine {
  let frame: string | null = null
  /** Null: not a game, or not started. */
  let played: TimePlayed | null = null
  const listeners = new Set<() => void>()
  const show = (next: string | null) => {
    frame = next
    for (const listener of listeners) listener()
  }
  return {
    load: ({ embedscript, type }, { startAt }) => {
      if (type === 'GAME') played ??= watchTimePlayed(startAt)
      show(frame ?? embedscript ?? null)
    },
    halt: () => show(null),
    // Leases do not apply: the content comes from another origin.
    holdLease: () => undefined,
    place: () => (played ? { position: played.seconds(), duration: 0 } : NO_PLACE),
    frame: () => frame,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      played?.stop()
      listeners.clear()
    },
  }
}
