/**
 * The film that its page came with: made ready before the app was there, which takes it over. It waits here, since neither can hand
 * anything to the other. Nothing of the app is imported. Decision 0084.
 */
import type { Playable } from '../../../playing/play-request.ts'
import type { VideoScreen } from './screen.ts'
import type { Source } from './source.ts'

/** A title whose beginning is loaded, or about to be, in a screen that the player takes over. */
export type Ready = Pick<Playable, 'id' | 'type'> & {
  source: Promise<Source | null>
  /** Once the engine has the stream. */
  loaded: Promise<void>
  screen: VideoScreen
  /** Called once: the player has it, or nobody wants it. */
  release: () => void
}

let arrived: Ready | null = null

export const arrivedNow = (): Ready | null => arrived

export function keepArrived(ready: Ready | null): void {
  arrived = ready
}
