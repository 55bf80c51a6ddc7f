/** The engine of the audio bar: gapless for music where possible; books, channels and older recordings play one source at a time. */
import type { Source } from '../store/source.ts'
import { playsAddress } from './airplay.ts'
import type { Following, MediaEngine, Start } from './engine.ts'
import { isJoinable } from './gapless/gapless-engine.ts'
import { makeTwoDecks } from './gapless/two-decks.ts'
import { makeMediaEngine } from './media-engine.ts'

/** Delegates every call to the engine of the loaded source. The element is kept, and with it the browser's permission to play. */
export function makeAudioEngine(media: HTMLMediaElement): MediaEngine {
  const listeners = new Set<() => void>()
  const tell = () => {
    heedPassed()
    for (const listener of listeners) listener()
  }
  let joins = false
  let engine = makeMediaEngine(media)
  engine.subscribe(tell)
  let loudness = 1
  let loaded: Source | null = null
  let following: readonly Following[] = []
  let isRemote = false
  // A timeline continues with the next track by itself.
  const heedPassed = () => {
    const at = following.findIndex(({ source }) => source.manifest === engine.snapshot().manifest)
    loaded = following[at]?.source ?? loaded
    following = following.slice(at + 1)
  }
  const engineFor = (source: Source) => {
    // A remote device fetches each track by its own address.
    if ((isJoinable(source) && !isRemote) === joins) return engine
    joins = !joins
    engine.destroy()
    engine = joins ? makeTwoDecks(media) : makeMediaEngine(media)
    engine.setLoudness(loudness)
    engine.subscribe(tell)
    return engine
  }
  const load = (source: Source, start: Start) => {
    loaded = source
    const on = engineFor(source)
    on.setRemote(isRemote)
    on.load(source, start)
  }
  return {
    load,
    setLoudness(share) {
      loudness = share
      engine.setLoudness(share)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      listeners.clear()
      engine.destroy()
    },
    halt: () => engine.halt(),
    holdLease: (manifest, lease) => engine.holdLease(manifest, lease),
    place: () => engine.place(),
    play: () => engine.play(),
    pause: () => engine.pause(),
    toggle: () => engine.toggle(),
    seek: (seconds) => engine.seek(seconds),
    setVolume: (volume) => engine.setVolume(volume),
    setMuted: (isMuted) => engine.setMuted(isMuted),
    setRate: (rate) => engine.setRate(rate),
    setLevel: (id) => engine.setLevel(id),
    limitHeight: (height) => engine.limitHeight(height),
    setAudio: (id) => engine.setAudio(id),
    setRemote(wished) {
      const has = loaded?.manifest !== undefined && playsAddress(media, loaded.manifest)
      if (wished === isRemote && wished === has) return
      isRemote = wished
      // A waiting queue is fetched by the remote device once it starts.
      if (!loaded) return
      if (!isJoinable(loaded)) return engine.setRemote(wished)
      const { position, state } = engine.snapshot()
      // The element knows a remote device's position before its events do; on a timeline, its clock is another one.
      const startAt = joins ? position : media.currentTime || position
      load(loaded, { startAt, staysPaused: state === 'paused' })
      return engine.follow(following)
    },
    follow(next) {
      following = next
      engine.follow(next)
    },
    isLoaded: (source) => engine.isLoaded(source),
    retry: () => engine.retry(),
    snapshot: () => engine.snapshot(),
  }
}
