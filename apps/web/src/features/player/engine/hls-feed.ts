/** Feeds a media element by hls.js, and tells its engine what came of it. */
import HlsPlayer, { ErrorTypes, Events, type ErrorData, type LevelDetails } from 'hls.js'
import type { EngineError, EngineSnapshot } from './engine.ts'
import { followHls } from './facts.ts'
import { FULL_BUFFER, hlsSettings, KEEPS_UP, STAYS_BEHIND } from './hls-settings.ts'
import { troubleOf } from './hls-trouble.ts'
import type { SegmentLeases } from './segment-leases.ts'

const NETWORK_RETRY_MS = 3000

type Order = {
  manifest: string
  /** Seconds; -1: where the playlist says. */
  startPosition: number
  isAhead: boolean
  /** Whether it is watched live, and so kept there. */
  keepsUp: boolean
  heightLimit: number | null
}

/** What a feed tells its engine. */
export type FeedListener = {
  update: (change: Partial<EngineSnapshot>) => void
  /** The manifest is read: it can begin. */
  parsed: () => void
  grew: (details: LevelDetails) => void
  /** A segment has come that was asked for at this time of `performance`. */
  came: (askedAtMs: number) => void
  /** No answer: the connection is lost. */
  lost: () => void
  failed: (error: EngineError, code: string) => void
  /** The manifest itself did not come: everything is asked for anew. */
  startOver: () => void
}

export type HlsFeed = {
  /** Somebody watches: from here on as much is loaded as fits. */
  loadAll: () => void
  /** Asks at once for what did not come. */
  tryAgain: () => void
  setLevel: (id: number | null) => void
  limitHeight: (height: number | null) => void
  setAudio: (id: number) => void
  /** Whether it is watched live from now on. */
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
  const retryLater = () => {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(tryAgain, NETWORK_RETRY_MS)
  }

  followHls(player, listener.update)
  player.on(Events.MANIFEST_PARSED, () => {
    limitHeight(order.heightLimit)
    listener.parsed()
  })
  player.on(Events.LEVEL_UPDATED, (_event, { details }) => listener.grew(details))
  player.on(Events.FRAG_LOADED, (_event, { frag }) => listener.came(frag.stats.loading.first))
  player.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
    // Subtitles are drawn by the page.
    player.subtitleTrack = -1
  })
  const mend = mending(player, media, { retryLater, listener, dropLease: () => leases.drop(order.manifest) })
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

type Mending = { retryLater: () => void; listener: FeedListener; dropLease: () => boolean }

/** What is done about an error: mended quietly where that can be, else told. */
function mending(
  player: HlsPlayer,
  media: HTMLMediaElement,
  { retryLater, listener, dropLease }: Mending,
): (error: ErrorData) => void {
  let hasRecovered = false
  return (error) => {
    switch (troubleOf(error)) {
      case 'refused':
        // A lease that is refused says nothing of the stream: the service does.
        if (dropLease()) return player.startLoad()
        player.stopLoad()
        media.pause()
        return listener.failed('ended', `HTTP-${error.response?.code}`)
      case 'stalled':
        return listener.update({ state: 'buffering' })
      case 'cut-off':
        return listener.lost()
      case 'network':
        // What is loaded plays on; only a film that never began has nothing to show.
        if (player.levels.length === 0) listener.failed('network', error.details)
        else listener.lost()
        return retryLater()
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
