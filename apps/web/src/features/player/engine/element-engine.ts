/** The common part of engines over a media element: state updates, pausing and sound settings. */
import type { Source } from '../store/source.ts'
import { withdrawSources } from './airplay.ts'
import { makeElementSound, type ElementSound } from './element-sound.ts'
import { BEFORE_LOADING, type EngineSnapshot } from './engine.ts'
import { makeSegmentLeases } from './segment-leases.ts'

export abstract class ElementEngine {
  protected readonly media: HTMLMediaElement
  protected readonly leases = makeSegmentLeases()
  protected readonly sound: ElementSound
  /** Aborted when the engine is destroyed. */
  protected readonly ended = new AbortController()
  protected staysPaused = false
  readonly #listeners = new Set<() => void>()
  #snapshot: EngineSnapshot = BEFORE_LOADING

  constructor(media: HTMLMediaElement) {
    this.media = media
    this.sound = makeElementSound(media, this.update, this.ended.signal)
  }

  /** Releases what feeds the element. */
  protected abstract leave(): void

  readonly snapshot = (): EngineSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  play() {
    void this.begin()
  }

  /** Plays; returns false if the browser refuses because it requires a click first. The play button provides one. */
  async begin(): Promise<boolean> {
    this.staysPaused = false
    try {
      await this.media.play()
      return true
    } catch {
      if (this.media.paused) this.update({ state: 'paused' })
      return false
    }
  }

  pause() {
    this.media.pause()
  }

  halt() {
    this.media.pause()
  }

  toggle() {
    if (this.media.paused) this.play()
    else this.pause()
  }

  setVolume(volume: number) {
    this.sound.setVolume(volume)
  }

  setMuted(isMuted: boolean) {
    this.sound.setMuted(isMuted)
  }

  setLoudness(share: number) {
    this.sound.setLoudness(share)
  }

  setRate(rate: number) {
    this.sound.setRate(rate)
  }

  holdLease(manifest: string | undefined, lease: Source['segments']) {
    if (manifest !== undefined) this.leases.hold(manifest, lease)
  }

  destroy() {
    this.ended.abort()
    this.#listeners.clear()
    this.leave()
    withdrawSources(this.media)
    this.media.removeAttribute('src')
    this.media.load()
  }

  protected readonly update = (change: Partial<EngineSnapshot>): void => {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}
