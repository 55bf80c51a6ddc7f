/** Feeds an element one track after the other through a single SourceBuffer, each at its place on the timeline. @spec decisions 11.8 */
import type { SoundSpan } from '@quintet/domain/listening/sound'
import type { Source } from '../../store/source.ts'
import type { SegmentLeases } from '../segment-leases.ts'
import {
  aheadOf,
  endOf,
  heardBefore,
  indexAt,
  isBuffered,
  needAt,
  offsetOf,
  SOON_SECONDS,
  type OnLine,
  type Stretch,
} from './line.ts'
import { append, letGo, makeMediaSource, removeFrom, type OpenSource } from './source-buffer.ts'
import { FetchError, openTrack, type TrackMedia } from './track-media.ts'

/** Enough to bridge a network loss of this length. */
const AHEAD_SECONDS = 200
/** Kept for seeking back a little. */
const BEHIND_SECONDS = 60
const BEGINNING_SECONDS = 1
/** How much of the current and the previous track's beginning is kept, for "Previous track". */
const KEPT_SECONDS = 10
const RETRY_MS = 3000
/** The end is signalled to the decoder only this long before it, so that a late track can still be joined. */
const END_SECONDS = 8

type Entry = OnLine & Track & { media: TrackMedia | null; tried: Set<number> }

/** The data of a source needed to join it. */
export type Track = Pick<Source, 'loudness'> & { manifest: string; sound: SoundSpan }

export type FeedListener = {
  /** More data is buffered, or everything is. */
  changed: () => void
  /** A response has arrived. */
  came: () => void
  lost: () => void
  /** Playback cannot continue past what is buffered. */
  failed: (error: FetchError) => void
}

export class LineFeed {
  readonly #media: HTMLMediaElement
  readonly #leases: SegmentLeases
  readonly #listener: FeedListener
  readonly #aheadSeconds: number
  readonly #over = new AbortController()
  readonly #source: Promise<OpenSource>
  #opened: OpenSource | null = null
  /** The current fetch; aborted when another position is needed. */
  #asking = new AbortController()
  #line: readonly Entry[] = []
  #initOf: Entry | null = null
  /** The timeline position, in seconds, from which buffered data is obsolete. */
  #dropsFrom: number | null = null
  #wake: () => void = () => {}
  #isWoken = false
  #isComplete = false
  #refused: string | null = null
  #wasRefused = false
  #restsUntilMs = 0

  constructor(
    media: HTMLMediaElement,
    {
      leases,
      listener,
      aheadSeconds = AHEAD_SECONDS,
    }: { leases: SegmentLeases; listener: FeedListener; aheadSeconds?: number },
  ) {
    this.#media = media
    this.#leases = leases
    this.#listener = listener
    this.#aheadSeconds = aheadSeconds
    this.#source = makeMediaSource(media, this.#over.signal)
    void this.#source.then((source) => (this.#opened = source))
    void this.#run()
  }

  get line(): readonly (OnLine & Track)[] {
    return this.#line
  }

  /** True if everything on the timeline is buffered and there is room for more. */
  get wantsMore(): boolean {
    return this.#isComplete && this.aheadSeconds < this.#aheadSeconds
  }

  /** As `wantsMore`, or true once the last track is playing with enough of it buffered: the user may skip. */
  get wantsNext(): boolean {
    const last = this.#line.at(-1)
    const time = this.#media.currentTime
    if (!last || last.startsAt > time) return this.wantsMore
    const soon = Math.min(SOON_SECONDS, endOf(last) - time)
    return this.aheadSeconds >= soon - FRAME_SECONDS
  }

  /** The manifest of a later track that was taken off the timeline because the service refused its media; null once one is added. */
  get refused(): string | null {
    return this.#refused
  }

  /** True after the end was signalled to the decoder, or once the element has left the timeline: seeking needs a new one. */
  get isClosed(): boolean {
    return this.#opened !== null && this.#opened.media.readyState !== 'open'
  }

  /** True while the element plays this timeline, or is about to: Safari may have handed it an address for AirPlay. */
  get isPlaying(): boolean {
    return this.#opened === null || this.#media.currentSrc === this.#opened.address
  }

  /** True once the element is being fed. */
  get isOpen(): boolean {
    return this.#opened !== null
  }

  /** Seconds until the end of the timeline. */
  get secondsLeft(): number {
    const last = this.#line.at(-1)
    return last ? endOf(last) - this.#media.currentTime : Infinity
  }

  get aheadSeconds(): number {
    return aheadOf(stretchesOf(this.#media), this.#media.currentTime)
  }

  /** True if the track can start at once. */
  hasBeginning(index: number): boolean {
    const on = this.#line[index]
    return on !== undefined && isBuffered(beginningOf(on, BEGINNING_SECONDS), stretchesOf(this.#media))
  }

  /** Appends a track to the timeline. */
  add({ manifest, sound, loudness }: Track): void {
    const last = this.#line.at(-1)
    const startsAt = last ? endOf(last) : 0
    const fresh = { segments: null, media: null, tried: new Set<number>() }
    const entry = { manifest, sound, loudness, startsAt, ...fresh }
    this.#line = [...this.#line, entry]
    this.#refused = null
    this.#isComplete = false
    this.#goOn()
  }

  /** Removes all tracks from this index on. */
  cut(index: number): void {
    const first = this.#line[index]
    if (!first) return
    this.#line = this.#line.slice(0, index)
    this.#dropsFrom = Math.min(this.#dropsFrom ?? Infinity, first.startsAt)
    this.#asking.abort()
    this.tryAgain()
  }

  /** Called after a seek. */
  sought(): void {
    for (const { tried } of this.#line) tried.clear()
    this.#asking.abort()
    this.tryAgain()
  }

  /** Called as playback advances. */
  tick(): void {
    if (performance.now() >= this.#restsUntilMs) this.#goOn()
  }

  /** Called when the network may be back. */
  tryAgain(): void {
    this.#restsUntilMs = 0
    this.#goOn()
  }

  #goOn(): void {
    this.#isWoken = true
    this.#wake()
  }

  destroy(): void {
    this.#over.abort()
    this.#asking.abort()
    this.#goOn()
  }

  async #run(): Promise<void> {
    const { signal } = this.#over
    // The first track is fetched while the element is being set up.
    while (!signal.aborted) {
      this.#isWoken = false
      try {
        if (await this.#step()) continue
        await this.#rest()
      } catch (error) {
        if (!signal.aborted && !(await this.#goesOnAfter(error))) return
      }
    }
  }

  /** Returns true if it made progress. */
  async #step(): Promise<boolean> {
    if (this.#asking.signal.aborted) this.#asking = new AbortController()
    if (this.#dropsFrom !== null) return this.#drop(this.#dropsFrom)
    const time = this.#media.currentTime
    const place = { time, aheadSeconds: this.#aheadSeconds, buffered: stretchesOf(this.#media) }
    const need = needAt(this.#line, place, (track, segment) => this.#line[track]?.tried.has(segment) === true)
    const wasComplete = this.#isComplete
    this.#isComplete = need.is === 'all' && this.#line.length > 0
    if (this.#isComplete && !wasComplete) this.#listener.changed()
    switch (need.is) {
      case 'playlist':
        return this.#open(need.track)
      case 'segment':
        return this.#fetch(need)
      case 'all':
        await this.#tellEnd(time)
        return false
      default:
        return this.#letGo(time)
    }
  }

  async #letGo(time: number): Promise<boolean> {
    const at = indexAt(this.#line, time)
    const keeps = this.#line.slice(Math.max(0, at - 1), at + 1).map((on) => beginningOf(on, KEPT_SECONDS))
    const heard = heardBefore(stretchesOf(this.#media), time - BEHIND_SECONDS, keeps)
    if (heard) await letGo(await this.#source, heard)
    return heard !== null
  }

  async #open(track: number): Promise<boolean> {
    const entry = this.#line[track]
    if (!entry) return false
    entry.media = await this.#heard(track, openTrack(entry.manifest, this.#leases, this.#asking.signal))
    entry.segments = entry.media.playlist.segments
    return true
  }

  async #fetch({ track, segment }: { track: number; segment: number }): Promise<boolean> {
    const entry = this.#line[track]
    const place = entry?.segments?.[segment]
    if (!entry?.media || !place) return false
    const bytes = await this.#heard(track, entry.media.segment(place, this.#asking.signal))
    if (!this.#line.includes(entry)) return true
    const source = await this.#source
    const { codec, init } = entry.media
    const parts = this.#initOf === entry ? [bytes] : [init, bytes]
    const [offset, heardTo] = [offsetOf(entry), this.#media.currentTime]
    // Set before appending: even if that fails, the decoder may have received the initialisation.
    this.#initOf = entry
    const window = { offset, from: entry.startsAt, to: endOf(entry) }
    await append(source, { codec, window, parts, heardTo })
    entry.tried.add(segment)
    this.#listener.changed()
    return true
  }

  async #heard<T>(track: number, answer: Promise<T>): Promise<T> {
    try {
      const came = await answer
      this.#wasRefused = false
      this.#listener.came()
      return came
    } catch (error) {
      // A later track can be refetched later, and playback is not affected.
      const isLater = track > indexAt(this.#line, this.#media.currentTime)
      if (isLater && error instanceof FetchError && error.kind !== 'network') {
        this.#refused = this.#line[track]?.manifest ?? null
        this.cut(track)
        this.#listener.changed()
      }
      throw error
    }
  }

  async #drop(from: number): Promise<boolean> {
    await removeFrom(await this.#source, from)
    // Unless an earlier track was removed in the meantime.
    if (this.#dropsFrom === from) this.#dropsFrom = null
    this.#initOf = null
    return true
  }

  async #tellEnd(time: number): Promise<void> {
    const last = this.#line.at(-1)
    const { media } = await this.#source
    if (last && endOf(last) - time < END_SECONDS && media.readyState === 'open') media.endOfStream()
  }

  #rest(ms?: number): Promise<void> {
    if (this.#isWoken) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
      if (ms !== undefined) setTimeout(resolve, ms)
    })
  }

  async #goesOnAfter(error: unknown): Promise<boolean> {
    // Its source is closed for good.
    if (!this.isPlaying) return false
    // The user has seeked, or a track was removed.
    if (this.#asking.signal.aborted) return true
    const told = error instanceof FetchError ? error : new FetchError('media', `MSE-${nameOf(error)}`)
    if (told.kind === 'network') {
      this.#listener.lost()
      this.#restsUntilMs = performance.now() + RETRY_MS
      await this.#rest(RETRY_MS)
      return true
    }
    // The service may already know that another track is about to play, and no longer allow this one.
    if (told.kind === 'refused' && !this.#wasRefused) {
      this.#wasRefused = true
      await this.#rest(RETRY_MS)
      return true
    }
    this.#listener.failed(told)
    return false
  }
}

/** A frame may be missing at the end. */
const FRAME_SECONDS = 0.03

function beginningOf(on: OnLine, seconds: number): Stretch {
  return { from: on.startsAt, to: Math.min(endOf(on), on.startsAt + seconds) }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'ERROR')

function stretchesOf({ buffered }: HTMLMediaElement): Stretch[] {
  return Array.from({ length: buffered.length }, (_, at) => ({
    from: buffered.start(at),
    to: buffered.end(at),
  }))
}
