/** What the audio bar is playing, for lists that show and pause it. Loaded with them and with the player, not with every page. */
import { useSyncExternalStore } from 'react'

export type SoundNow = {
  id: number
  /** Its album, book or channel. */
  groupId: number
  /** False if it is paused. */
  isOn: boolean
  /** Pauses it, or continues it. */
  toggle: () => void
}

let sound: SoundNow | null = null
const listeners = new Set<() => void>()

/** Called by the player; null: nothing plays in the bar, or it waits to be continued. */
export function tellSound(next: SoundNow | null): void {
  sound = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSoundNow(): SoundNow | null {
  return useSyncExternalStore(
    subscribe,
    () => sound,
    () => null,
  )
}
