/** The engine over hls.js, and over the element itself where the browser plays HLS but has no Media Source Extensions. */
import HlsPlayer, { ErrorDetails, ErrorTypes, Events, type ErrorData } from 'hls.js'
import {
  BEFORE_LOADING,
  type Engine,
  type EngineError,
  type EngineSnapshot,
  type PlayState,
} from './engine.ts'

const NETWORK_RETRY_MS = 4000
const STORED_VOLUME = 'volume'
const STORED_SUBTITLE = 'subtitle'

export function makeHlsEngine(media: HTMLMediaElement): Engine {
  let snapshot: EngineSnapshot = { ...BEFORE_LOADING, volume: stored(STORED_VOLUME, 1), isMuted: media.muted }
  let hls: HlsPlayer | null = null
  let source: { manifest: string; startAt: number } | null = null
  let hasRecovered = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const ended = new AbortController()

  const update = (change: Partial<EngineSnapshot>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  const setState = (state: PlayState) => update({ state })
  const fail = (error: EngineError) => update({ error, state: 'paused' })

  media.volume = snapshot.volume
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    media.addEventListener(name, handle, { signal: ended.signal })
  on('playing', () => update({ state: 'playing', error: null }))
  on('pause', () => setState(media.ended ? 'ended' : 'paused'))
  on('waiting', () => setState('buffering'))
  on('ended', () => setState('ended'))
  on('timeupdate', () => update({ position: media.currentTime, bufferedTo: bufferedTo(media) }))
  on('seeking', () => update({ position: media.currentTime }))
  on('progress', () => update({ bufferedTo: bufferedTo(media) }))
  on('durationchange', () => update({ duration: Number.isFinite(media.duration) ? media.duration : 0 }))
  on('volumechange', () => update({ volume: media.volume, isMuted: media.muted }))
  on('ratechange', () => update({ rate: media.playbackRate }))
  on('error', () => {
    if (!hls && media.error) fail('media')
  })
  addEventListener('online', () => hls?.startLoad(), { signal: ended.signal })

  const play = () => {
    // A browser that wants a click first refuses; the play button is what it wants.
    media.play().catch(() => {
      if (media.paused) setState('paused')
    })
  }

  const watch = (player: HlsPlayer) => {
    player.on(Events.MANIFEST_PARSED, () => {
      update({ levels: player.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate })) })
      play()
    })
    player.on(Events.LEVEL_SWITCHED, (_event, { level }) => update({ currentLevel: level }))
    player.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
      const subtitles = player.subtitleTracks.map(({ name, lang }, id) => ({
        id,
        label: name,
        language: lang ?? '',
      }))
      const wished = stored<string | null>(STORED_SUBTITLE, null)
      const chosen = subtitles.find(({ language }) => language !== '' && language === wished)?.id ?? null
      player.subtitleTrack = chosen ?? -1
      update({ subtitles, chosenSubtitle: chosen })
    })
    player.on(Events.ERROR, (_event, data) => handleError(player, data))
  }

  const handleError = (player: HlsPlayer, { fatal, type, details, response }: ErrorData) => {
    if (!fatal) {
      if (details === ErrorDetails.BUFFER_STALLED_ERROR) setState('buffering')
      return
    }
    // The address holds as long as the stream runs: refused means that it was ended elsewhere.
    if (response?.code === 401 || response?.code === 403 || response?.code === 410) return fail('ended')
    if (type === ErrorTypes.NETWORK_ERROR) {
      fail('network')
      clearTimeout(retryTimer)
      retryTimer = setTimeout(
        () => (details === ErrorDetails.MANIFEST_LOAD_ERROR ? reload() : player.startLoad()),
        NETWORK_RETRY_MS,
      )
      return
    }
    if (type === ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      player.recoverMediaError()
      return
    }
    fail('media')
  }

  const reload = () => {
    if (source) open(source.manifest, media.currentTime || source.startAt)
  }

  const open = (manifest: string, startAt: number) => {
    source = { manifest, startAt }
    clearTimeout(retryTimer)
    hls?.destroy()
    hls = null
    update({ ...BEFORE_LOADING, volume: media.volume, isMuted: media.muted, position: startAt })
    // Asked first: Chromium says "maybe" to native HLS and then plays it without quality levels.
    if (HlsPlayer.isSupported()) {
      hls = new HlsPlayer({
        startPosition: startAt > 0 ? startAt : -1,
        // Our segments are fragmented MP4: there is nothing to transmux, and a worker would need a blob address.
        enableWorker: false,
        capLevelToPlayerSize: true,
        backBufferLength: 60,
        maxBufferLength: 40,
      })
      watch(hls)
      hls.loadSource(manifest)
      hls.attachMedia(media)
    } else if (media.canPlayType('application/vnd.apple.mpegurl') !== '') {
      media.src = manifest
      media.currentTime = startAt
      play()
    } else fail('unsupported')
  }

  return {
    load: (manifest, startAt) => {
      hasRecovered = false
      open(manifest, startAt)
    },
    play,
    pause: () => media.pause(),
    seek(seconds) {
      const end = Number.isFinite(media.duration) ? media.duration : seconds
      media.currentTime = Math.min(Math.max(0, seconds), Math.max(0, end - 0.2))
      update({ position: media.currentTime })
    },
    setVolume(volume) {
      media.volume = Math.min(1, Math.max(0, volume))
      media.muted = media.volume === 0
      store(STORED_VOLUME, media.volume)
    },
    setMuted(isMuted) {
      media.muted = isMuted
    },
    setRate(rate) {
      media.playbackRate = rate
    },
    setLevel(id) {
      if (hls) hls.nextLevel = id ?? -1
      update({ chosenLevel: id })
    },
    setSubtitle(id) {
      if (hls) hls.subtitleTrack = id ?? -1
      store(STORED_SUBTITLE, snapshot.subtitles.find((track) => track.id === id)?.language ?? null)
      update({ chosenSubtitle: id })
    },
    retry: () => {
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

function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index)
  return currentTime
}

function stored<T>(name: string, preset: T): T {
  try {
    const text = localStorage.getItem(`player:${name}`)
    return text === null ? preset : (JSON.parse(text) as T)
  } catch {
    return preset
  }
}

function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`player:${name}`, JSON.stringify(value))
  } catch {
    // A full or forbidden storage only means that the wish is not remembered.
  }
}
