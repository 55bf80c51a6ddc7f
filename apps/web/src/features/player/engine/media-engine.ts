/** The engine over a media element: through hls.js, or natively if the browser plays HLS but lacks Media Source Extensions. */
import HlsPlayer, { type LevelDetails } from 'hls.js'
import { offerAddress, playsAddress, playsNatively, withdrawSources } from './airplay.ts'
import { ElementEngine } from './element-engine.ts'
import {
  BEFORE_LOADING,
  LIVE_WITHIN_SECONDS,
  stays,
  type EngineError,
  type MediaEngine,
  type Start,
} from './engine.ts'
import { followElement, liveWindowOf } from './facts.ts'
import { feedByHls, type HlsFeed } from './hls-feed.ts'
import type { Source } from '../store/source.ts'

const END_SLACK_SECONDS = 0.2

export function makeMediaEngine(media: HTMLMediaElement): MediaEngine {
  return new HtmlMediaEngine(media)
}

class HtmlMediaEngine extends ElementEngine implements MediaEngine {
  /** Null: nothing is loaded, or the element loads by itself. */
  #feed: HlsFeed | null = null
  #loaded: { manifest: string; startAt: number } | null = null
  /** The final duration, in seconds, of a film that is still being packaged; otherwise 0. */
  #growsTo = 0
  /** True for a live event that can be watched from its start. */
  #hasItsStart = false
  #isAhead = false
  /** True while another device plays, which needs the manifest's own address. */
  #isRemote = false
  #heightLimit: number | null = null
  /** False for sound: music played slightly faster would be audible. */
  readonly #canHurry: boolean
  /** When the connection was found lost, on the clock of `performance`. */
  #lostAtMs = 0

  constructor(media: HTMLMediaElement) {
    super(media)
    this.#canHurry = media instanceof HTMLVideoElement
    const { signal } = this.ended
    followElement(media, this.update, signal)
    media.addEventListener('durationchange', () => this.update({ duration: this.#durationNow() }), {
      signal,
    })
    // Whoever seeks: this engine, the system's controls or hls.js.
    media.addEventListener('seeking', () => this.#heedPlace(), { signal })
    media.addEventListener('error', () => this.#onElementError(), { signal })
    addEventListener('offline', this.#lose, { signal })
    const onOnline = () => {
      this.update({ isOffline: false })
      this.#feed?.tryAgain()
    }
    addEventListener('online', onOnline, { signal })
  }

  load(
    { manifest, growsTo = 0, segments, live, loudness }: Source,
    { startAt, isAhead = false, staysPaused = false }: Start,
  ) {
    if (this.ended.signal.aborted || manifest === undefined) return
    this.leases.hold(manifest, segments)
    const isLoaded = this.#loaded?.manifest === manifest && this.#loaded.startAt === startAt
    if (isLoaded && !this.snapshot().error) {
      // Already preloaded: it only has to start playing.
      if (this.#isAhead && !isAhead) this.play()
      return
    }
    this.#growsTo = growsTo
    this.#hasItsStart = live?.startOver === true
    this.#isAhead = isAhead
    this.staysPaused = staysPaused
    this.sound.setMeasured(loudness)
    this.#open(manifest, startAt)
  }

  override play() {
    this.#feed?.loadAll()
    this.#isAhead = false
    super.play()
  }

  override pause() {
    this.#feed?.keepUp(false)
    super.pause()
  }

  seek(seconds: number) {
    const { live, madeTo } = this.snapshot()
    const whole = Number.isFinite(this.media.duration) ? this.media.duration : (live?.edge ?? seconds)
    const end = madeTo ?? whole
    this.media.currentTime = Math.min(Math.max(0, seconds), Math.max(0, end - END_SLACK_SECONDS))
    this.update({ position: this.media.currentTime })
  }

  place() {
    const { position, duration, live } = this.snapshot()
    // An event that can be watched from its start has the same positions as its replay.
    if (live && this.#hasItsStart) return { position, duration: live.edge }
    return duration > 0 ? { position, duration } : null
  }

  setLevel(id: number | null) {
    this.#feed?.setLevel(id)
    this.update({ chosenLevel: id })
  }

  limitHeight(height: number | null) {
    this.#heightLimit = height
    this.#feed?.limitHeight(height)
  }

  setAudio(id: number) {
    this.#feed?.setAudio(id)
    this.update({ chosenAudio: id })
  }

  setRemote(isRemote: boolean) {
    // Without a feed, the element has the address already.
    if (!HlsPlayer.isSupported()) return
    const has = this.#loaded !== null && playsAddress(this.media, this.#loaded.manifest)
    if (isRemote === this.#isRemote && isRemote === has) return
    this.#isRemote = isRemote
    if (!this.#loaded) return
    const { manifest, startAt } = this.#loaded
    // A broadcast continues at its live edge: the element's own clock differs from the feed's.
    const at = this.snapshot().live ? 0 : this.media.currentTime || startAt
    this.staysPaused = this.snapshot().state === 'paused'
    // Safari has chosen the offered address itself, position included.
    if (isRemote && has) this.#dropFeed()
    else if (isRemote) this.#openByAddress(manifest, at)
    else this.#open(manifest, at)
  }

  // Each source is loaded on its own.
  follow() {}
  isLoaded() {
    return false
  }

  retry() {
    if (this.#loaded) this.#open(this.#loaded.manifest, this.media.currentTime || this.#loaded.startAt)
  }

  protected override leave() {
    this.#dropFeed()
  }

  #dropFeed() {
    this.#feed?.destroy()
    this.#feed = null
  }

  readonly #lose = () => {
    if (!this.snapshot().isOffline) this.#lostAtMs = performance.now()
    this.update({ isOffline: true })
  }

  #fail(error: EngineError, errorCode: string) {
    this.update({ error, errorCode, state: 'paused' })
  }

  #open(manifest: string, startAt: number) {
    this.#loaded = { manifest, startAt }
    this.#dropFeed()
    this.update({ ...BEFORE_LOADING, ...stays(this.snapshot()), manifest, position: startAt })
    // Before native HLS: Chromium says "maybe" to that and then plays it without quality levels.
    if (this.#isRemote) this.#openByAddress(manifest, startAt)
    else if (HlsPlayer.isSupported()) this.#openByHls(manifest, startAt)
    else if (playsNatively(this.media)) this.#openByAddress(manifest, startAt)
    else this.#fail('unsupported', 'MSE')
  }

  #openByHls(manifest: string, startAt: number) {
    // A film that is still growing would otherwise start at its newest end.
    const startPosition = startAt > 0 || this.#growsTo > 0 ? startAt : -1
    const order = {
      manifest,
      startPosition,
      isAhead: this.#isAhead,
      keepsUp: this.#canHurry && startPosition < 0,
      heightLimit: this.#heightLimit,
    }
    const listener = {
      update: this.update,
      attached: () => offerAddress(this.media, manifest),
      parsed: () => {
        if (this.staysPaused) this.update({ state: 'paused' })
        else if (!this.#isAhead) this.play()
      },
      grew: (details: LevelDetails) => this.#grow(details),
      came: (askedAtMs: number) => {
        // Neither a request made before the connection was lost nor the browser's cache proves that it is back.
        const isBack = this.snapshot().isOffline && navigator.onLine && askedAtMs > this.#lostAtMs
        if (isBack || this.snapshot().error === 'network')
          this.update({ isOffline: false, error: null, errorCode: null })
      },
      lost: this.#lose,
      failed: (error: EngineError, code: string) => this.#fail(error, code),
      startOver: () => this.retry(),
    }
    this.#feed = feedByHls(this.media, order, { leases: this.leases, listener })
  }

  #openByAddress(manifest: string, startAt: number) {
    this.#dropFeed()
    withdrawSources(this.media)
    this.media.disableRemotePlayback = false
    this.media.src = manifest
    this.media.currentTime = startAt
    if (this.staysPaused) this.update({ state: 'paused' })
    else this.play()
  }

  /** Near the live edge, keeps it there from now on; elsewhere it stays where the user has put it. */
  #heedPlace() {
    const { live } = this.snapshot()
    if (!live) return
    this.#feed?.keepUp(this.#canHurry && live.edge - this.media.currentTime <= LIVE_WITHIN_SECONDS)
  }

  #onElementError() {
    const { error } = this.media
    if (this.#feed || !error) return
    // If the remote screen cannot play it, playback continues here.
    this.#isRemote = false
    if (HlsPlayer.isSupported()) this.retry()
    else this.#fail('media', `MEDIA-${error.code}`)
  }

  // The element only knows the existing part, not what is still being packaged.
  #durationNow(): number {
    return Math.max(Number.isFinite(this.media.duration) ? this.media.duration : 0, this.#growsTo)
  }

  #grow(details: LevelDetails) {
    if (this.#growsTo === 0) return this.update({ live: liveWindowOf(details) })
    if (!details.live) this.#growsTo = 0
    return this.update({ madeTo: details.live ? details.edge : null, duration: this.#durationNow() })
  }
}
