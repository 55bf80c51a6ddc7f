/** The keys and screens of the device know what plays and can steer it. */
import { useEffect, useRef } from 'react'
import type { Playable } from '../../api/play.ts'
import type { PlayState } from './engine.ts'

type Handlers = {
  toggle: () => void
  skip: (seconds: number) => void
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

const SKIP_SECONDS = 10

export function useMediaSession(item: Playable, state: PlayState, handlers: Handlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const { title, byline, picture } = item
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: byline ?? '',
      artwork: (picture?.sizes ?? []).map(([src, width]) => ({
        src,
        sizes: `${width}x${width}`,
        type: 'image/webp',
      })),
    })
  }, [title, byline, picture])
  useEffect(() => {
    if ('mediaSession' in navigator)
      navigator.mediaSession.playbackState =
        state === 'playing' || state === 'buffering' ? 'playing' : 'paused'
  }, [state])
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const actions: [MediaSessionAction, () => void][] = [
      ['play', () => latest.current.toggle()],
      ['pause', () => latest.current.toggle()],
      ['seekbackward', () => latest.current.skip(-SKIP_SECONDS)],
      ['seekforward', () => latest.current.skip(SKIP_SECONDS)],
      ['previoustrack', () => latest.current.previous?.()],
      ['nexttrack', () => latest.current.next?.()],
    ]
    for (const [name, handle] of actions) navigator.mediaSession.setActionHandler(name, handle)
    return () => {
      for (const [name] of actions) navigator.mediaSession.setActionHandler(name, null)
      navigator.mediaSession.metadata = null
    }
  }, [])
}
