/**
 * The engine of music: all tracks of a queue on one line of time, so that the decoder never stops between them. Needs what packaging
 * counted (`sound`). @spec decisions 11.8
 */
import { secondsOfSound } from '@quintet/domain/sound'
import type { Source } from '../../store/source.ts'
import { ElementEngine } from '../element-engine.ts'
import { BEFORE_LOADING, stays, type EngineSnapshot, type Start } from '../engine.ts'
import { followElement } from '../facts.ts'
import { LineFeed, type FeedListener, type Track } from './line-feed.ts'
import { canJoin } from './source-buffer.ts'
import { indexAt } from './line.ts'
import type { FetchError } from './track-media.ts'

const END_SLACK_SECONDS = 0.2
const ARRIVAL_SLACK_SECONDS = 0.5
/** Timers are a little early. */
const BORDER_SLACK_MS = 5

type Joinable = Source & Track

/** Whether this engine plays it: a recording that is whole and counted. */
export const isJoinable = (source: Source): source is Joinable =>
  source.type === 'AUDIO' && source.manifest !== undefined && source.sound !== undefined && canJoin()

export class GaplessEngine extends ElementEngine {
  #feed: LineFeed | null = null
  /** Which track of the line sounds. */
  #at = 0
  /** Seconds on the line where it is to begin, until the element can be there. */
  #beginsAt: number | null = null
  #borderTimer: ReturnType<typeof setTimeout> | undefined
  /** The element failed once since it loaded: what came may have been damaged on its way. */
  #hasRecovered = false
  readonly #feedListener: FeedListener = {
    changed: () => this.#tellPlace(),
    came: () => {
      if (this.snapshot().isOffline || this.snapshot().error === 'network')
        this.update({ isOffline: false, error: null, errorCode: null })
    },
    lost: () => {
      const hasNothing = this.media.readyState === HTMLMediaElement.HAVE_NOTHING
      this.update(
        hasNothing ? { error: 'network', errorCode: 'NETWORK', state: 'paused' } : { isOffline: true },
      )
    },
    failed: (error) => this.#failBy(error),
  }

  constructor(media: HTMLMediaElement) {
    super(media)
    const { signal } = this.ended
    followElement(media, this.#onElement, signal)
    media.addEventListener('loadedmetadata', () => this.#arrive(), { signal })
    media.addEventListener('seeking', () => this.#feed?.sought(), { signal })
    media.addEventListener('timeupdate', () => this.#feed?.tick(), { signal })
    media.addEventListener('ended', () => this.#goOnAfterEnd(), { signal })
    media.addEventListener('error', () => this.#onElementError(), { signal })
    addEventListener('offline', () => this.update({ isOffline: true }), { signal })
    const onOnline = () => {
      this.update({ isOffline: false })
      this.#feed?.tryAgain()
    }
    addEventListener('online', onOnline, { signal })
  }

  load(source: Source, { startAt, staysPaused = false }: Start) {
    if (this.ended.signal.aborted || !isJoinable(source)) return
    this.leases.hold(source.manifest, source.segments)
    this.staysPaused = staysPaused
    if (!this.#feed || this.#feed.isClosed || this.snapshot().error) this.#begin(source, startAt)
    else this.#goTo(this.#placeOf(source, this.#feed), startAt)
    if (!staysPaused) this.play()
    else this.update({ state: 'paused' })
  }

  /** Where it stands on the line: the decoder goes on. What is not there yet is put behind what sounds now. */
  #placeOf(source: Joinable, feed: LineFeed): number {
    const isIt = ({ manifest }: Track) => manifest === source.manifest
    const ahead = feed.line.findIndex((entry, index) => index >= this.#at && isIt(entry))
    if (ahead >= 0) return ahead
    const behind = feed.line.findLastIndex(isIt)
    // What follows there is told anew.
    feed.cut((behind >= 0 ? behind : this.#at) + 1)
    if (behind < 0) feed.add(source)
    return behind >= 0 ? behind : feed.line.length - 1
  }

  /** What is joined to what is loaded, in this order. */
  follow(next: readonly Source[]) {
    if (!this.#feed) return
    const first = this.#at + 1
    const rest = this.#feed.line.slice(first)
    const differs = rest.findIndex(({ manifest }, place) => next[place]?.manifest !== manifest)
    if (differs >= 0) this.#feed.cut(first + differs)
    for (const source of next.slice(differs >= 0 ? differs : rest.length)) {
      if (!isJoinable(source)) break
      this.leases.hold(source.manifest, source.segments)
      this.#feed.add(source)
    }
    this.#tellPlace()
  }

  isLoaded({ manifest }: Source) {
    const on = this.#feed?.line.findIndex((entry, index) => index > this.#at && entry.manifest === manifest)
    return on !== undefined && on >= 0 && this.#feed?.hasBeginning(on) === true
  }

  /** The beginning of what plays is there. */
  get isAtHand(): boolean {
    return this.#feed?.hasBeginning(this.#at) === true
  }

  /** All that was told is there, and more could be. */
  get wantsMore(): boolean {
    return this.#feed?.wantsMore === true
  }

  /** Seconds until nothing is joined any more. */
  get secondsLeft(): number {
    return this.#feed?.secondsLeft ?? Infinity
  }

  override play() {
    if (this.media.ended) this.seek(0)
    super.play()
  }

  seek(seconds: number) {
    const { duration } = this.snapshot()
    this.#goTo(this.#at, Math.min(Math.max(0, seconds), Math.max(0, duration - END_SLACK_SECONDS)))
  }

  place() {
    const { position, duration } = this.snapshot()
    return duration > 0 ? { position, duration } : null
  }

  retry() {
    const on = this.#feed?.line[this.#at]
    if (on) this.#begin(on, this.snapshot().position)
    if (on && !this.staysPaused) this.play()
  }

  protected override leave() {
    this.#feed?.destroy()
    clearTimeout(this.#borderTimer)
  }

  // The element counts on the line, who listens in tracks.
  readonly #onElement = (change: Partial<EngineSnapshot>) => {
    if (!this.#feed) return
    // With the next track on the line it goes on.
    if (change.state === 'ended' && this.#feed.line[this.#at + 1]) return
    this.#tellPlace(change)
  }

  #tellPlace(change: Partial<EngineSnapshot> = {}) {
    const feed = this.#feed
    if (!feed) return
    const time = this.#beginsAt ?? this.media.currentTime
    this.#at = Math.max(this.#at, indexAt(feed.line, time))
    const on = feed.line[this.#at]
    if (!on) return
    this.sound.setMeasured(on.loudness)
    const duration = secondsOfSound(on.sound)
    const position = Math.min(duration, Math.max(0, time - on.startsAt))
    this.update({
      ...change,
      manifest: on.manifest,
      position,
      duration,
      bufferedTo: Math.min(duration, position + feed.aheadSeconds),
      wantsNext: feed.wantsNext,
    })
    this.#watchBorder()
  }

  // `timeupdate` comes up to a quarter of a second late.
  #watchBorder() {
    clearTimeout(this.#borderTimer)
    const next = this.#feed?.line[this.#at + 1]
    const { paused, playbackRate, currentTime } = this.media
    if (!next || paused) return
    const waitMs = ((next.startsAt - currentTime) / playbackRate) * 1000 + BORDER_SLACK_MS
    this.#borderTimer = setTimeout(() => this.#tellPlace(), waitMs)
  }

  #begin(track: Track, startAt: number) {
    this.#feed?.destroy()
    const { manifest } = track
    const duration = secondsOfSound(track.sound)
    this.update({ ...BEFORE_LOADING, ...stays(this.snapshot()), manifest, position: startAt, duration })
    this.sound.setMeasured(track.loudness)
    this.#at = 0
    this.#hasRecovered = false
    this.#feed = new LineFeed(this.media, { leases: this.leases, listener: this.#feedListener })
    this.#feed.add(track)
    this.#seekTo(startAt)
  }

  #seekTo(time: number) {
    this.#beginsAt = this.media.readyState === HTMLMediaElement.HAVE_NOTHING ? time : null
    this.media.currentTime = time
  }

  // A place that was wished before anything was there is not heeded by each browser.
  #arrive() {
    const time = this.#beginsAt
    this.#beginsAt = null
    if (time !== null && Math.abs(this.media.currentTime - time) > ARRIVAL_SLACK_SECONDS)
      this.media.currentTime = time
  }

  #goTo(index: number, seconds: number) {
    const on = this.#feed?.line[index]
    if (!on) return
    this.#at = index
    this.#seekTo(on.startsAt + seconds)
    this.#tellPlace()
  }

  // What joined too late for the decoder: there was a gap, but nothing is lost.
  #goOnAfterEnd() {
    if (!this.#feed?.line[this.#at + 1]) return
    this.#goTo(this.#at + 1, 0)
    this.play()
  }

  #failBy({ kind, message }: FetchError) {
    this.media.pause()
    this.update({ error: kind === 'refused' ? 'ended' : 'media', errorCode: message, state: 'paused' })
  }

  #onElementError() {
    const { error } = this.media
    if (!this.#feed || !error) return
    if (this.#hasRecovered)
      return this.update({ error: 'media', errorCode: `MEDIA-${error.code}`, state: 'paused' })
    this.retry()
    this.#hasRecovered = true
    return undefined
  }
}
