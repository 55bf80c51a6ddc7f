/**
 * Plays music on two decks, each a timeline with an element of its own: joined tracks share a deck, a cross-faded one waits on the other
 * until it is due. The second deck exists only while something waits on it. @spec decisions 11.16
 */
import type { SegmentLease } from '@quintet/contracts/playback'
import type { Source } from '../../store/source.ts'
import type { EngineSnapshot, Following, MediaEngine, Start } from '../engine.ts'
import { Fade, type Deck } from './fade.ts'
import { GaplessEngine } from './gapless-engine.ts'

/** No fade with less time left: after seeking to the very end, the user hears the end. */
const LEAST_FADE_SECONDS = 0.5
/** Timers may fire slightly early. */
const TIMER_SLACK_MS = 5

type Waiting = Deck & Following & { isBeginning: boolean }

export function makeTwoDecks(media: HTMLMediaElement): MediaEngine {
  return new TwoDecks(media)
}

class TwoDecks implements MediaEngine {
  /** Both elements; the second is created on demand. */
  readonly #elements: HTMLMediaElement[]
  readonly #listeners = new Set<() => void>()
  #on: Deck
  #waiting: Waiting | null = null
  #fade: Fade | null = null
  #next: readonly Following[] = []
  /** The manifest of the playing track. When it changes, that track and those before it are removed from the upcoming ones. */
  #plays: string | null | undefined
  /** True if some of the upcoming tracks do not fit on the decks yet. */
  #isFull = false
  /** The manifest that failed to load on the other deck. */
  #failed: string | undefined
  /** True if the browser lets only one element play. */
  #isRefused = false
  #loudness = 1
  /** True while several changes are made before listeners are notified. */
  #isBusy = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(media: HTMLMediaElement) {
    this.#elements = [media]
    this.#on = this.#makeDeck(media)
  }

  #makeDeck(media: HTMLMediaElement): Deck {
    const engine = new GaplessEngine(media)
    engine.subscribe(() => this.#follow())
    return { engine, media }
  }

  // A change on the other deck may affect this one's state too: whether more can be used.
  #follow() {
    if (this.#isBusy) return
    this.#goOn(this.#on.engine.snapshot().manifest)
    if (this.#waiting?.engine.snapshot().error) this.#change(() => this.#giveUp())
    this.#watch()
    for (const listener of this.#listeners) listener()
  }

  #goOn(manifest: string | null | undefined) {
    if (manifest === this.#plays) return
    this.#plays = manifest
    this.#next = this.#next.slice(this.#next.findIndex(({ source }) => source.manifest === manifest) + 1)
  }

  #change(make: () => void) {
    const wasBusy = this.#isBusy
    this.#isBusy = true
    make()
    this.#isBusy = wasBusy
    this.#follow()
  }

  load(source: Source, start: Start) {
    this.#change(() => {
      this.#endFade()
      const waiting = this.#waiting
      if (waiting && waiting.source.manifest === source.manifest) this.#takeOver(waiting).engine.destroy()
      this.#goOn(source.manifest)
      this.#on.engine.setLoudness(this.#loudness)
      this.#on.engine.load(source, start)
      this.#lay()
    })
  }

  follow(next: readonly Following[]) {
    this.#change(() => {
      this.#next = next
      this.#failed = undefined
      this.#lay()
    })
  }

  /** The waiting track failed to load: it is loaded again when the current one is over. */
  #giveUp() {
    this.#failed = this.#waiting?.source.manifest
    this.#lay()
  }

  isLoaded(source: Source) {
    const waits = this.#waiting?.source.manifest === source.manifest && this.#waiting?.engine.isAtHand
    return waits === true || this.#on.engine.isLoaded(source)
  }

  /** Distributes the upcoming tracks: those before the first fade on this deck, the faded one and those joined to it on the other. */
  #lay() {
    const next = this.#isRefused ? this.#next.map(({ source }) => ({ source, overlap: 0 })) : this.#next
    const fadedAt = next.findIndex(({ overlap }) => overlap > 0)
    this.#on.engine.follow(sourcesOf(fadedAt < 0 ? next : next.slice(0, fadedAt)))
    const faded = next[fadedAt]
    const rest = next.slice(fadedAt + 1)
    const further = rest.findIndex(({ overlap }) => overlap > 0)
    const isPlaced = faded !== undefined && this.#await(faded)
    if (isPlaced) this.#waiting?.engine.follow(sourcesOf(further < 0 ? rest : rest.slice(0, further)))
    this.#isFull = faded !== undefined && (!isPlaced || further >= 0)
    if (!faded) this.#dropWaiting()
  }

  /** Returns true if the track is waiting on the other deck. */
  #await(faded: Following): boolean {
    const { source } = faded
    if (this.#waiting && this.#waiting.source.manifest !== source.manifest) this.#dropWaiting()
    if (this.#failed !== undefined && source.manifest === this.#failed) this.#dropWaiting()
    else if (!this.#waiting && !this.#fade) {
      const deck = this.#makeDeck(this.#freeElement())
      this.#waiting = { ...deck, ...faded, isBeginning: false }
      deck.engine.setMuted(this.#on.media.muted)
      deck.engine.setRate(this.#on.media.defaultPlaybackRate)
      deck.engine.setLoudness(0)
      deck.engine.load(source, { startAt: 0, staysPaused: true })
    }
    return this.#waiting !== null
  }

  #freeElement(): HTMLMediaElement {
    const free = this.#elements.find((media) => media !== this.#on.media)
    if (free) return free
    const spare = document.createElement('audio')
    // Attached to the page like the first: some browsers only continue playback for attached elements.
    this.#on.media.after(spare)
    this.#elements.push(spare)
    return spare
  }

  #dropWaiting() {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.engine.destroy()
  }

  /** Starts the waiting track when it is due; it becomes the current one as soon as it plays. */
  #watch() {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    const { engine, media } = this.#on
    if (!waiting || this.#fade || waiting.isBeginning || media.paused) return
    const waitSeconds = engine.secondsLeft - waiting.overlap
    if (waitSeconds > 0) {
      const waitMs = (waitSeconds / media.playbackRate) * 1000 + TIMER_SLACK_MS
      this.#timer = setTimeout(() => this.#watch(), waitMs)
    } else if (engine.secondsLeft > LEAST_FADE_SECONDS && waiting.engine.isAtHand) void this.#begin(waiting)
  }

  async #begin(waiting: Waiting) {
    waiting.isBeginning = true
    const plays = await waiting.engine.begin()
    if (this.#waiting !== waiting) return
    waiting.isBeginning = false
    const { engine, media } = this.#on
    const seconds = Math.min(waiting.overlap, engine.secondsLeft)
    if (plays && !media.paused && seconds > 0 && engine.secondsLeft <= waiting.overlap)
      return this.#change(() => {
        const goes = this.#takeOver(waiting)
        const onOver = () => this.#change(() => this.#endFade())
        this.#fade = new Fade({ goes, comes: this.#on, seconds, loudness: this.#loudness, onOver })
        this.#lay()
      })
    // The user has paused or moved elsewhere in the meantime.
    waiting.engine.pause()
    waiting.engine.seek(0)
    if (plays || media.paused) return undefined
    this.#isRefused = true
    return this.#change(() => this.#lay())
  }

  /** Makes the waiting deck current and returns the previous one. */
  #takeOver(waiting: Waiting): Deck {
    const left = this.#on
    this.#on = { engine: waiting.engine, media: waiting.media }
    this.#waiting = null
    this.#goOn(waiting.source.manifest)
    return left
  }

  #endFade() {
    const fade = this.#fade
    if (!fade) return
    this.#fade = null
    fade.end()
    this.#lay()
  }

  play() {
    this.#on.engine.play()
    this.#fade?.goOn()
  }

  pause() {
    for (const { engine } of this.#decks()) engine.pause()
  }

  halt() {
    this.#change(() => {
      this.pause()
      this.#endFade()
    })
  }

  toggle() {
    if (this.#on.media.paused) this.play()
    else this.pause()
  }

  seek(seconds: number) {
    this.#change(() => {
      this.#endFade()
      this.#on.engine.seek(seconds)
    })
  }

  setVolume(volume: number) {
    for (const { engine } of this.#decks()) engine.setVolume(volume)
  }

  setMuted(isMuted: boolean) {
    for (const { engine } of this.#decks()) engine.setMuted(isMuted)
  }

  setLoudness(share: number) {
    this.#loudness = share
    if (this.#fade) this.#fade.setLoudness(share)
    else this.#on.engine.setLoudness(share)
  }

  setRate(rate: number) {
    for (const { engine } of this.#decks()) engine.setRate(rate)
  }

  holdLease(manifest: string | undefined, lease: SegmentLease | undefined) {
    for (const { engine } of this.#decks()) engine.holdLease(manifest, lease)
  }

  // Music has one quality and one language.
  setLevel() {}
  limitHeight() {}
  setAudio() {}
  // Remote playback goes through the other engine, by address.
  setRemote() {}

  retry() {
    this.#on.engine.retry()
  }

  place() {
    return this.#on.engine.place()
  }

  snapshot(): EngineSnapshot {
    const playing = this.#on.engine.snapshot()
    const wantsNext = !this.#isFull && (this.#waiting ? this.#waiting.engine.wantsMore : playing.wantsNext)
    const refused = playing.refused ?? this.#waiting?.engine.snapshot().refused ?? null
    const isIt = playing.wantsNext === wantsNext && playing.refused === refused
    return isIt ? playing : { ...playing, wantsNext, refused }
  }

  subscribe(listener: () => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  destroy() {
    clearTimeout(this.#timer)
    this.#listeners.clear()
    this.#fade?.end()
    this.#dropWaiting()
    this.#on.engine.destroy()
    for (const spare of this.#elements.slice(1)) spare.remove()
  }

  #decks(): Deck[] {
    return [this.#on, this.#waiting, this.#fade?.goes ?? null].filter((deck) => deck !== null)
  }
}

const sourcesOf = (following: readonly Following[]) => following.map(({ source }) => source)
