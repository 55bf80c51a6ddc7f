/**
 * What is ready before the player is: a media element with its engine and the stream in it. One at a time; the player takes
 * it over. It knows nothing of the app, which may not be there yet.
 */
import type { Playable } from '../../../playing/play.ts'
import type { Engine } from '../engine/engine.ts'
import { makeHlsEngine } from '../engine/hls-engine.ts'
import type { Source } from './source.ts'

/** A media element and its engine; the player puts the element into the page. */
export type Screen = { video: HTMLVideoElement; engine: Engine }

export type Ready = Pick<Playable, 'id' | 'type'> & {
  source: Promise<Source | null>
  /** Once the engine has the stream. */
  loaded: Promise<void>
  screen: Screen
  /** Called once: the player has it, or nobody wants it. */
  release: () => void
}

let ready: Ready | null = null

export function makeScreen(): Screen {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  return { video, engine: makeHlsEngine(video) }
}

export const readyNow = (): Ready | null => ready

export function keepReady(made: Ready): void {
  ready = made
}

/** Gives it out of hand. */
export function releaseReady(): Ready | null {
  const released = ready
  ready = null
  released?.release()
  return released
}
