import { useState } from 'react'
import type { EngineSnapshot } from '../engine/engine.ts'

/** Tells whether the first frame was shown. Once it was, it stays until the next one, even when seeking back to the very start. */
export function useHasPicture({ manifest, duration, live, position, state }: EngineSnapshot): boolean {
  const [seenOf, setSeenOf] = useState<string | null>(null)
  const hasBegun = (duration > 0 || live !== null) && (position > 0 || state === 'playing')
  if (hasBegun && seenOf !== manifest) setSeenOf(manifest)
  return hasBegun || (manifest !== null && seenOf === manifest)
}
