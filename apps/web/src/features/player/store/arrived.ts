/**
 * The film delivered with its page, prepared before the app loads and taken over by it. It is stored here, since neither side can hand it
 * to the other directly. Nothing of the app is imported. Decision 0084.
 */
import type { Playable } from '../../../playing/play-request.ts'
import type { VideoScreen } from './screen.ts'
import type { Source } from './source.ts'

/** A title whose beginning is loaded or loading, in a screen that the player takes over. */
export type Ready = Pick<Playable, 'id' | 'type'> & {
  source: Promise<Source | null>
  /** Resolves once the engine has the stream. */
  loaded: Promise<void>
  screen: VideoScreen
  /** Called once: when the player takes it over, or when nobody wants it. */
  release: () => void
}

let arrived: Ready | null = null

export const arrivedNow = (): Ready | null => arrived

export function keepArrived(ready: Ready | null): void {
  arrived = ready
}
