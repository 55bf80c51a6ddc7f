/** How hls.js is set up: what is loaded when, and from where. */
import type { HlsConfig } from 'hls.js'
import type { SegmentLeases } from './segment-leases.ts'

export const FULL_BUFFER = { maxBufferLength: 40, maxBufferSize: 60_000_000 }
/** What is loaded before somebody presses Play: a beginning. */
const AHEAD_BUFFER = { maxBufferLength: 3, maxBufferSize: 0 }

type Settings = { /** Seconds; -1: where the playlist says. */ startPosition: number; isAhead: boolean }

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
