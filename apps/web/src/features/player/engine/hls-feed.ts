/** Feeds a media element through hls.js and reports to its engine. */
import HlsPlayer, { ErrorTypes, Events, type ErrorData, type LevelDetails } from 'hls.js'
import type { EngineError, EngineSnapshot } from './engine.ts'
import { followHls } from './facts.ts'
import { FULL_BUFFER, hlsSettings, KEEPS_UP, STAYS_BEHIND } from './hls-settings.ts'
import { troubleOf } from './hls-trouble.ts'
import type { SegmentLeases } from './segment-leases.ts'

const NETWORK_RETRY_MS = 3000

type Order = {
  manifest: string
  /** In seconds; -1: as the playlist says. */
  startPosition: number
  isAhead: boolean
  /** True if it is watched live and kept at the live edge. */
  keepsUp: boolean
  heightLimit: number | null
}

/** What a feed reports to its engine. */
export type FeedListener = {
  update: (change: Partial<EngineSnapshot>) => void
  /** The element is being fed; it may have further sources from now on. */
  attached: () => void
  /** The manifest has been read: playback can start. */
  parsed: () => void
  grew: (details: LevelDetails) => void
  /** A segment has arrived; the argument is when it was requested, on the clock of `performance`. */
  came: (askedAtMs: number) => void
  /** A request got no response: the connection is lost. */
  lost: () => void
  failed: (error: EngineError, code: string) => void
  /** The manifest itself failed to load: everything must be requested again. */
  startOver: () => void
}

export type HlsFeed = {
  /** Loads as much as fits, now that somebody is watching. */
  loadAll: () => void
  /** Retries failed requests at once. */
  tryAgain: () => void
  setLevel: (id: number | null) => void
  limitHeight: (height: number | null) => void
  setAudio: (id: number) => void
  /** Sets whether it is watched live from now on. */
  keepUp: (isLive: boolean) => void
  destroy: () => void
}

export function feedByHls(
  media: HTMLMediaElement,
  order: Order,
  { leases, listener }: { leases: SegmentLeases; listener: FeedListener },
): HlsFeed {
  const player = new HlsPlayer(hlsSettings(order, leases))
  const keepUp = (isLive: boolean) => void Object.assign(player.config, isLive ? KEEPS_UP : STAYS_BEHIND)
  keepUp(order.keepsUp)
  const limitHeight = (height: number | null) => {
    const fitting = player.levels.filter((level) => height === null || level.height <= height)
    player.autoLevelCapping = height === null ? -1 : Math.max(0, fitting.length - 1)
  }
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const tryAgain = () => {
    clearTimeout(retryTimer)
    if (player.levels.length === 0) listener.startOver()
    else player.startLoad()
  }
  const retryIn = (milliseconds: number) => {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(tryAgain, milliseconds)
  }

  followHls(player, listener.update)
  player.on(Events.MANIFEST_PARSED, () => {
    limitHeight(order.heightLimit)
    listener.parsed()
  })
  player.on(Events.MEDIA_ATTACHED, listener.attached)
  player.on(Events.LEVEL_UPDATED, (_event, { details }) => listener.grew(details))
  player.on(Events.FRAG_LOADED, (_event, { frag }) => listener.came(frag.stats.loading.first))
  player.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
    // The page renders the subtitles itself.
    player.subtitleTrack = -1
  })
  const mend = mending(player, media, { retryIn, listener, dropLease: () => leases.drop(order.manifest) })
  player.on(Events.ERROR, (_event, data) => mend(data))
  player.loadSource(order.manifest)
  player.attachMedia(media)

  return {
    loadAll() {
      Object.assign(player.config, FULL_BUFFER)
      player.capLevelToPlayerSize = true
    },
    tryAgain,
    setLevel(id) {
      player.nextLevel = id ?? -1
    },
    limitHeight(height) {
      order.heightLimit = height
      limitHeight(height)
    },
    setAudio(id) {
      player.audioTrack = id
    },
    keepUp,
    destroy() {
      clearTimeout(retryTimer)
      player.destroy()
    },
  }
}

type Mending = { retryIn: (milliseconds: number) => void; listener: FeedListener; dropLease: () => boolean }

/** Handles an error: recovers silently if possible, otherwise reports it. */
function mending(
  player: HlsPlayer,
  media: HTMLMediaElement,
  { retryIn, listener, dropLease }: Mending,
): (error: ErrorData) => void {
  let hasRecovered = false
  return (error) => {
    switch (troubleOf(error)) {
      case 'refused':
        // A refused lease says nothing about the stream: the service is asked instead. Not before the requests cut off here have settled: each
        // time one for the beginning of the stream does, hls.js 1.7.4 cuts off the next one, unless that takes less than 100 ms.
        if (dropLease()) {
          player.stopLoad()
          return retryIn(0)
        }
        player.stopLoad()
        media.pause()
        return listener.failed('ended', `HTTP-${error.response?.code}`)
      case 'stalled':
        return listener.update({ state: 'buffering' })
      case 'cut-off':
        return listener.lost()
      case 'network':
        // The buffer plays on; only a film that never started has nothing to show.
        if (player.levels.length === 0) listener.failed('network', error.details)
        else listener.lost()
        return retryIn(NETWORK_RETRY_MS)
      case 'media':
        if (error.type !== ErrorTypes.MEDIA_ERROR || hasRecovered)
          return listener.failed('media', error.details)
        hasRecovered = true
        return player.recoverMediaError()
      default:
        return undefined
    }
  }
}
