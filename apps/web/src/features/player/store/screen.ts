/** A screen for a title: an element and the engine that plays in it. */
import type { FrameEngine, MediaEngine } from '../engine/engine.ts'
import { makeFrameEngine } from '../engine/frame-engine.ts'
import { makeAudioEngine } from '../engine/audio-engine.ts'
import { makeMediaEngine } from '../engine/media-engine.ts'

import type { ScreenKind } from './screen-of.ts'

export type VideoScreen = { kind: 'video'; element: HTMLVideoElement; engine: MediaEngine }
export type AudioScreen = { kind: 'audio'; element: HTMLAudioElement; engine: MediaEngine }
export type FrameScreen = { kind: 'frame'; engine: FrameEngine }
export type Screen = VideoScreen | AudioScreen | FrameScreen

export function makeVideoScreen(): VideoScreen {
  const element = document.createElement('video')
  element.playsInline = true
  element.preload = 'auto'
  return { kind: 'video', element, engine: makeMediaEngine(element) }
}

/** Returns an empty screen of a kind. */
export function makeScreen(kind: ScreenKind): Screen {
  if (kind === 'video') return makeVideoScreen()
  if (kind === 'frame') return { kind, engine: makeFrameEngine() }
  const element = document.createElement('audio')
  return { kind, element, engine: makeAudioEngine(element) }
}
