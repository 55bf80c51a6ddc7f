/** How hls.js is set up: what is loaded when, and from where. */
import type { HlsConfig } from 'hls.js'
import type { SegmentLeases } from './segment-leases.ts'

export const FULL_BUFFER = { maxBufferLength: 40, maxBufferSize: 60_000_000 }
/** What is loaded before somebody presses Play: a beginning. */
const AHEAD_BUFFER = { maxBufferLength: 3, maxBufferSize: 0 }

/**
 * What is live stays live: whoever fell behind, by a wait or by a card, sees it a little faster until he is where he was, or leaves out what
 * is more than some segments away. For hls.js, once it is made: set before, they would override how far behind a playlist wishes players to be.
 * @spec decisions 12.2
 */
export const KEEPS_UP = { maxLiveSyncPlaybackRate: 1.1, liveMaxLatencyDurationCount: 7 }
/** Whoever went back, or paused, stays where he is. */
export const STAYS_BEHIND = {
  maxLiveSyncPlaybackRate: 1,
  liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
}

type Settings = {
  /** Seconds; -1: where the playlist says. */
  startPosition: number
  isAhead: boolean
}

export function hlsSettings({ startPosition, isAhead }: Settings, leases: SegmentLeases): Partial<HlsConfig> {
  return {
    startPosition,
    // Our segments are fragmented MP4: there is nothing to transmux, and a worker would need a blob address.
    enableWorker: false,
    capLevelToPlayerSize: !isAhead,
    // The smallest is there first, and its beginning was asked for with the stream (`begins`).
    startLevel: 0,
    startFragPrefetch: true,
    backBufferLength: 60,
    ...(isAhead ? AHEAD_BUFFER : FULL_BUFFER),
    xhrSetup(request, address) {
      const leased = leases.addressOf(address)
      if (leased) request.open('GET', leased)
    },
    renderTextTracksNatively: false,
    enableCEA708Captions: false,
  }
}
