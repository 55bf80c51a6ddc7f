/** Caches notes: pieces of an album repeat most of them. */
import { RATE } from '../mix.ts'

const MAX_BYTES = 64 * 1024 * 1024

const kept = new Map<string, Float32Array>()
let bytes = 0

/** Returns the note with this name, played only if it is not cached. The oldest are evicted when there are too many. */
export function keptNote(name: string, play: () => Float32Array): Float32Array {
  const known = kept.get(name)
  if (known) return known
  const note = play()
  kept.set(name, note)
  bytes += note.byteLength
  for (const [oldest, { byteLength }] of kept) {
    if (bytes <= MAX_BYTES || oldest === name) break
    kept.delete(oldest)
    bytes -= byteLength
  }
  return note
}

/** Clears the cache. */
export function forgetKeptNotes(): void {
  kept.clear()
  bytes = 0
}

/** Returns this many seconds of silence. */
export const silence = (seconds: number) => new Float32Array(Math.max(1, Math.round(seconds * RATE)))

/** Fades a note out within `release` seconds after it is released. */
export function letGo(note: Float32Array, held: number, release: number): void {
  const from = Math.round(held * RATE)
  for (let i = from; i < note.length; i++)
    note[i] = (note[i] ?? 0) * Math.max(0, 1 - (i - from) / (release * RATE)) ** 2
}

/** Scales a note so that its loudest sample is 1. */
export function normalised(note: Float32Array): Float32Array {
  let peak = 0
  for (let i = 0; i < note.length; i++) peak = Math.max(peak, Math.abs(note[i] ?? 0))
  if (peak > 0) for (let i = 0; i < note.length; i++) note[i] = (note[i] ?? 0) / peak
  return note
}
