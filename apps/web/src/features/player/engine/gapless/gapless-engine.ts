/**
 * The gapless engine for music: all tracks of a queue on one timeline, so that the decoder never stops between them. Requires the sample
 * counts from packaging (`sound`). @spec decisions 11.8
 */
import { secondsOfSound } from '@quintet/domain/listening/sound'
import type { Source } from '../../store/source.ts'
import { offerAddress } from '../airplay.ts'
import { ElementEngine } from '../element-engine.ts'
import { BEFORE_LOADING, stays, type EngineSnapshot, type Start } from '../engine.ts'
import { followElement } from '../facts.ts'
import { LineFeed, type FeedListener, type Track } from './line-feed.ts'
import { canJoin } from './source-buffer.ts'
import { indexAt } from './line.ts'
import type { FetchError } from './track-media.ts'

const END_SLACK_SECONDS = 0.2
const ARRIVAL_SLACK_SECONDS = 0.5
/** Timers may fire slightly early. */
const BORDER_SLACK_MS = 5
/** How often a playing element is checked for standing still. */
const LOOK_MS = 500

type Joinable = Source & Track

/** True if this engine can play the source: a complete recording with known sample counts. */
export const isJoinable = (source: Source): source is Joinable =>
  source.type === 'AUDIO' && source.manifest !== undefined && source.sound !== undefined && canJoin()

export class GaplessEngine extends ElementEngine {
  #feed: LineFeed | null = null
  /** The index of the playing track on the timeline. */
  #at = 0
  /** The requested start in timeline seconds, until the element can seek. */
  #beginsAt: number | null = null
  #borderTimer: ReturnType<typeof setTimeout> | undefined
  #decoderTimer: ReturnType<typeof setInterval> | undefined
  /** True after one element error since loading: the data may have been damaged in transit, so one reload is tried. */
  #hasRecovered = false
  readonly #feedListener: FeedListener = {
    changed: () => this.#tellPlace(),
    came: () => {
      // The browser's cache also answers offline.
      const isBack = this.snapshot().isOffline && navigator.onLine
      if (isBack || this.snapshot().error === 'network')
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
    media.addEventListener('playing', () => this.#watchDecoder(), { signal })
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

  /** Returns the track's index on the timeline, so that the decoder can continue. A track not on it is inserted after the current one. */
  #placeOf(source: Joinable, feed: LineFeed): number {
    const isIt = ({ manifest }: Track) => manifest === source.manifest
    const ahead = feed.line.findIndex((entry, index) => index >= this.#at && isIt(entry))
    if (ahead >= 0) return ahead
    const behind = feed.line.findLastIndex(isIt)
    // The tracks after it are passed anew by `follow`.
    feed.cut((behind >= 0 ? behind : this.#at) + 1)
    if (behind < 0) feed.add(source)
    return behind >= 0 ? behind : feed.line.length - 1
  }

  /** The sources to join to the loaded one, in order. */
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

  /** True if the beginning of the current track is buffered. */
  get isAtHand(): boolean {
    return this.#feed?.hasBeginning(this.#at) === true
  }

  /** True if all known tracks are buffered and there is room for more. */
  get wantsMore(): boolean {
    return this.#feed?.wantsMore === true
  }

  /** Seconds until the end of the last joined track. */
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
    clearInterval(this.#decoderTimer)
  }

  // The element reports timeline positions, listeners expect positions within a track.
  readonly #onElement = (change: Partial<EngineSnapshot>) => {
    if (!this.#feed) return
    // If the next track is on the timeline, playback continues with it.
    if (change.state === 'ended' && this.#feed.line[this.#at + 1]) return
    this.#tellPlace(change)
  }

  #tellPlace(change: Partial<EngineSnapshot> = {}) {
    const feed = this.#feed
    // A receiver's positions are those of the track, not of the timeline; `setRemote` follows in a moment.
    if (!feed?.isPlaying) return
    const time = this.#beginsAt ?? this.media.currentTime
    this.#at = Math.max(this.#at, indexAt(feed.line, time))
    const on = feed.line[this.#at]
    if (!on) return
    if (feed.isOpen) offerAddress(this.media, on.manifest)
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
      refused: feed.refused,
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

  // A decoder that has read the signalled end plays no track joined after that, and tells nobody: only a seek makes it read on.
  #watchDecoder() {
    clearInterval(this.#decoderTimer)
    let stoodAt = -1
    this.#decoderTimer = setInterval(() => {
      const { paused, seeking, readyState, currentTime } = this.media
      if (paused) return clearInterval(this.#decoderTimer)
      const hasData = !seeking && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
      if (hasData && currentTime === stoodAt && this.#feed?.isPlaying) this.media.currentTime = currentTime
      stoodAt = currentTime
      return undefined
    }, LOOK_MS)
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

  // Some browsers ignore a seek made before any data is there.
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

  // The next track was joined too late for the decoder: there is a gap, but playback continues.
  #goOnAfterEnd() {
    if (!this.#feed?.isPlaying || !this.#feed.line[this.#at + 1]) return
    this.#goTo(this.#at + 1, 0)
    this.play()
  }

  #failBy({ kind, message }: FetchError) {
    this.media.pause()
    this.update({ error: kind === 'refused' ? 'ended' : 'media', errorCode: message, state: 'paused' })
  }

  #onElementError() {
    const { error } = this.media
    if (!this.#feed?.isPlaying || !error) return
    if (this.#hasRecovered)
      return this.update({ error: 'media', errorCode: `MEDIA-${error.code}`, state: 'paused' })
    this.retry()
    this.#hasRecovered = true
    return undefined
  }
}
