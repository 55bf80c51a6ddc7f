/** Connects playback to the device's media keys and lock screen. @spec product 2.12 */
import { useEffect, useRef } from 'react'
import type { Playable } from '../../../playing/play-request.ts'
import type { EngineSnapshot } from '../engine/engine.ts'

type Handlers = {
  play: () => void
  pause: () => void
  skip: (seconds: number) => void
  seek: (seconds: number) => void
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

/** The skip distance when the device does not specify one. */
export type SkipSeconds = { back: number; forward: number }
const USUAL_SKIP: SkipSeconds = { back: 10, forward: 10 }

type Told = Pick<Playable, 'title' | 'byline' | 'collection' | 'picture'>

export function useMediaSession(
  item: Told,
  playing: EngineSnapshot,
  handlers: Handlers,
  skips = USUAL_SKIP,
): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const { title, byline, collection, picture } = item
  const { state, duration, rate } = playing
  const isPlaying = state === 'playing' || state === 'buffering'
  const hasNext = handlers.next !== undefined
  const hasPrevious = handlers.previous !== undefined
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: byline ?? '',
      album: collection ?? '',
      artwork: (picture?.sizes ?? []).map(([src, width]) => ({
        src,
        sizes: `${width}x${width}`,
        type: 'image/webp',
      })),
    })
  }, [title, byline, collection, picture])
  // Updated once per second; the device extrapolates in between.
  const second = Math.floor(playing.position)
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
    if (duration > 0)
      navigator.mediaSession.setPositionState({
        duration,
        playbackRate: rate,
        position: Math.min(second, duration),
      })
  }, [isPlaying, duration, rate, second])
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const actions: [MediaSessionAction, (details: MediaSessionActionDetails) => void][] = [
      ['play', () => latest.current.play()],
      ['pause', () => latest.current.pause()],
      ['seekbackward', ({ seekOffset }) => latest.current.skip(-(seekOffset ?? skips.back))],
      ['seekforward', ({ seekOffset }) => latest.current.skip(seekOffset ?? skips.forward)],
      ['seekto', ({ seekTime }) => latest.current.seek(seekTime ?? 0)],
    ]
    // Actions without an effect are not offered.
    if (hasPrevious) actions.push(['previoustrack', () => latest.current.previous?.()])
    if (hasNext) actions.push(['nexttrack', () => latest.current.next?.()])
    for (const [name, handle] of actions) navigator.mediaSession.setActionHandler(name, handle)
    return () => {
      for (const [name] of actions) navigator.mediaSession.setActionHandler(name, null)
    }
  }, [hasNext, hasPrevious, skips])
  useEffect(
    () => () => {
      if ('mediaSession' in navigator) navigator.mediaSession.metadata = null
    },
    [],
  )
}
