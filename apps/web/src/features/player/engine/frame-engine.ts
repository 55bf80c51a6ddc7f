import type { FrameEngine } from './engine.ts'

const NO_PLACE = { position: 0, duration: 0 }

/** Plays by showing a frame. What is in the frame already stays when another stream begins: loaded anew, a game would begin again. */
export function makeFrameEngine(): FrameEngine {
  let frame: string | null = null
  const listeners = new Set<() => void>()
  const show = (next: string | null) => {
    frame = next
    for (const listener of listeners) listener()
  }
  return {
    load: ({ embedscript }) => show(frame ?? embedscript ?? null),
    halt: () => show(null),
    // No proxy lends what comes from another origin.
    holdLease: () => undefined,
    place: () => NO_PLACE,
    frame: () => frame,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: () => listeners.clear(),
  }
}
