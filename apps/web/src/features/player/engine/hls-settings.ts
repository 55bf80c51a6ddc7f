/** The configuration of hls.js: what is loaded, when and from where. */
import type { HlsConfig } from 'hls.js'
import type { SegmentLeases } from './segment-leases.ts'

export const FULL_BUFFER = { maxBufferLength: 40, maxBufferSize: 60_000_000 }
/** What is loaded before the user presses Play: only a beginning. */
const AHEAD_BUFFER = { maxBufferLength: 3, maxBufferSize: 0 }

/**
 * Keeps live viewers live: after falling behind, they watch slightly faster until they have caught up, or skip ahead if more than a few
 * segments behind. Applied after hls.js is created: set before, it would override the distance from the edge that a playlist specifies.
 * @spec decisions 12.2
 */
export const KEEPS_UP = { maxLiveSyncPlaybackRate: 1.1, liveMaxLatencyDurationCount: 7 }
/** For viewers who went back or paused: they stay where they are. */
export const STAYS_BEHIND = {
  maxLiveSyncPlaybackRate: 1,
  liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
}

type Settings = {
  /** In seconds; -1: as the playlist says. */
  startPosition: number
  isAhead: boolean
}

export function hlsSettings({ startPosition, isAhead }: Settings, leases: SegmentLeases): Partial<HlsConfig> {
  return {
    startPosition,
    // Our segments are fragmented MP4, so there is nothing to transmux, and a worker would need a blob URL.
    enableWorker: false,
    capLevelToPlayerSize: !isAhead,
    // The lowest level is available first, and its beginning was requested along with the stream (`begins`).
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
