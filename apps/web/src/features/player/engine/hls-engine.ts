/** The engine over hls.js, and over the element itself where the browser plays HLS but has no Media Source Extensions. */
import HlsPlayer, { ErrorDetails, ErrorTypes, Events, type ErrorData, type LevelDetails } from 'hls.js'
import {
  BEFORE_LOADING,
  stays,
  type Engine,
  type EngineError,
  type EngineSnapshot,
  type PlayState,
} from './engine.ts'
import { followElement, followHls, liveWindowOf } from './engine-facts.ts'
import { FULL_BUFFER, hlsSettings } from './hls-settings.ts'
import { preferencesNow, setPreference } from '../preferences/preferences.ts'
import { dropLease } from './segment-leases.ts'

const NETWORK_RETRY_MS = 3000
const END_SLACK_SECONDS = 0.2

export function makeHlsEngine(media: HTMLMediaElement): Engine {
  let snapshot: EngineSnapshot = {
    ...BEFORE_LOADING,
    volume: preferencesNow().volume,
    isMuted: media.muted,
  }
  let hls: HlsPlayer | null = null
  let source: { manifest: string; startAt: number } | null = null
  let growsTo = 0
  let isAhead = false
  let staysPaused = false
  let hasRecovered = false
  let heightLimit: number | null = null
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  /** When the connection was found lost, by the page's own clock. */
  let lostAtMs = 0
  const listeners = new Set<() => void>()
  const ended = new AbortController()

  const update = (change: Partial<EngineSnapshot>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  const setState = (state: PlayState) => update({ state })
  const fail = (error: EngineError, errorCode: string) => update({ error, errorCode, state: 'paused' })

  const lose = () => {
    if (!snapshot.isOffline) lostAtMs = performance.now()
    update({ isOffline: true })
  }

  media.volume = snapshot.volume
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    media.addEventListener(name, handle, { signal: ended.signal })
  followElement(media, update, ended.signal)
  on('durationchange', () => update({ duration: durationNow() }))
  on('error', () => {
    if (hls || !media.error) return undefined
    // What no other screen takes goes on here.
    if (HlsPlayer.isSupported()) return reload()
    return fail('media', `MEDIA-${media.error.code}`)
  })
  const onWindow = (name: string, handle: () => void) =>
    addEventListener(name, handle, { signal: ended.signal })
  onWindow('offline', lose)
  onWindow('online', () => {
    update({ isOffline: false })
    if (hls) tryAgain(hls)
  })

  // The element knows of what is there, not of what is still being made.
  const durationNow = () => Math.max(Number.isFinite(media.duration) ? media.duration : 0, growsTo)
  const follow = (details: LevelDetails) => {
    if (growsTo === 0) return update({ live: liveWindowOf(details) })
    if (!details.live) growsTo = 0
    return update({ madeTo: details.live ? details.edge : null, duration: durationNow() })
  }
  const play = () => {
    if (hls) {
      Object.assign(hls.config, FULL_BUFFER)
      hls.capLevelToPlayerSize = true
    }
    isAhead = false
    staysPaused = false
    // A browser that wants a click first refuses; the play button is what it wants.
    media.play().catch(() => {
      if (media.paused) setState('paused')
    })
  }
  const tryAgain = (player: HlsPlayer) => {
    clearTimeout(retryTimer)
    if (player.levels.length === 0) reload()
    else player.startLoad()
  }

  const watch = (player: HlsPlayer) => {
    followHls(player, update)
    player.on(Events.MANIFEST_PARSED, () => {
      applyLimit(player)
      if (staysPaused) setState('paused')
      else if (!isAhead) play()
    })
    player.on(Events.LEVEL_UPDATED, (_event, { details }) => follow(details))
    player.on(Events.FRAG_LOADED, (_event, { frag }) => {
      // What was on its way already when the connection went says nothing of its return.
      const isBack = snapshot.isOffline && frag.stats.loading.first > lostAtMs
      if (isBack || snapshot.error === 'network') update({ isOffline: false, error: null, errorCode: null })
    })
    player.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
      // Subtitles are drawn by the page.
      player.subtitleTrack = -1
    })
    player.on(Events.ERROR, (_event, data) => handleError(player, data))
  }

  const applyLimit = (player: HlsPlayer) => {
    const fitting = player.levels.filter(({ height }) => heightLimit === null || height <= heightLimit)
    player.autoLevelCapping = heightLimit === null ? -1 : Math.max(0, fitting.length - 1)
  }

  const handleError = (player: HlsPlayer, { fatal, type, details, response }: ErrorData) => {
    // The address holds as long as the stream runs: refused means that it was ended elsewhere.
    const isRefused = response?.code === 401 || response?.code === 403 || response?.code === 410
    // A lease that is refused says nothing of the stream: the service does.
    if (isRefused && dropLease(snapshot.manifest ?? '')) return player.startLoad()
    if (isRefused) {
      player.stopLoad()
      media.pause()
      return fail('ended', `HTTP-${response.code}`)
    }
    if (!fatal) {
      if (details === ErrorDetails.BUFFER_STALLED_ERROR) setState('buffering')
      // Refused or cut off before an answer. What only took too long has no code, and is asked for again.
      if (type === ErrorTypes.NETWORK_ERROR && response?.code === 0) lose()
      return undefined
    }
    if (type === ErrorTypes.NETWORK_ERROR) {
      // What is loaded plays on; only a film that never began has nothing to show.
      if (player.levels.length === 0) fail('network', details)
      else lose()
      clearTimeout(retryTimer)
      retryTimer = setTimeout(() => tryAgain(player), NETWORK_RETRY_MS)
      return undefined
    }
    if (type === ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      return player.recoverMediaError()
    }
    return fail('media', details)
  }

  const reload = () => {
    if (source) open(source.manifest, media.currentTime || source.startAt)
  }

  const openByAddress = (manifest: string, startAt: number) => {
    hls?.destroy()
    hls = null
    media.src = manifest
    media.currentTime = startAt
    play()
  }

  const open = (manifest: string, startAt: number) => {
    source = { manifest, startAt }
    clearTimeout(retryTimer)
    hls?.destroy()
    hls = null
    update({ ...BEFORE_LOADING, ...stays(snapshot), manifest, position: startAt })
    // Asked first: Chromium says "maybe" to native HLS and then plays it without quality levels.
    if (HlsPlayer.isSupported()) {
      // What grows would begin at its newest end.
      hls = new HlsPlayer(hlsSettings(startAt > 0 || growsTo > 0 ? startAt : -1, isAhead))
      watch(hls)
      hls.loadSource(manifest)
      hls.attachMedia(media)
    } else if (media.canPlayType('application/vnd.apple.mpegurl') !== '') openByAddress(manifest, startAt)
    else fail('unsupported', 'MSE')
  }

  return {
    load(manifest, startAt, options) {
      if (ended.signal.aborted) return undefined
      const isLoaded = source?.manifest === manifest && source.startAt === startAt && !snapshot.error
      // Made ready before: it only has to begin.
      if (isLoaded) return isAhead && !options?.isAhead ? play() : undefined
      hasRecovered = false
      growsTo = options?.growsTo ?? 0
      isAhead = options?.isAhead === true
      staysPaused = options?.staysPaused === true
      return open(manifest, startAt)
    },
    play,
    pause: () => media.pause(),
    toggle: () => (media.paused ? play() : media.pause()),
    seek(seconds) {
      const whole = Number.isFinite(media.duration) ? media.duration : (snapshot.live?.edge ?? seconds)
      const end = snapshot.madeTo ?? whole
      media.currentTime = Math.min(Math.max(0, seconds), Math.max(0, end - END_SLACK_SECONDS))
      update({ position: media.currentTime })
    },
    setVolume(volume) {
      media.volume = Math.min(1, Math.max(0, volume))
      media.muted = media.volume === 0
      setPreference('volume', media.volume)
    },
    setMuted(isMuted) {
      media.muted = isMuted
    },
    setRate(rate) {
      // What loads next goes on at the same speed: an element falls back to its default with each load.
      media.defaultPlaybackRate = rate
      media.playbackRate = rate
    },
    setLevel(id) {
      if (hls) hls.nextLevel = id ?? -1
      update({ chosenLevel: id })
    },
    limitHeight(height) {
      heightLimit = height
      if (hls) applyLimit(hls)
    },
    setAudio(id) {
      if (hls) hls.audioTrack = id
      update({ chosenAudio: id })
    },
    setRemote(isRemote) {
      if (!source) return
      if (isRemote) openByAddress(source.manifest, media.currentTime)
      else reload()
    },
    retry() {
      hasRecovered = false
      reload()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
    destroy() {
      clearTimeout(retryTimer)
      ended.abort()
      listeners.clear()
      hls?.destroy()
      media.removeAttribute('src')
      media.load()
    },
  }
}
