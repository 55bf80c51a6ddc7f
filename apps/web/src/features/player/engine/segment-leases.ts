/**
 * Addresses at which a proxy in front of the service serves segments by itself, as long as heartbeats renew the lease. Without a lease, or
 * once it has expired, a segment is requested at its manifest's address, which the service checks each time. Decision 0111.
 */
import type { SegmentLease } from '@quintet/contracts/playback'

/** A safety margin: a heartbeat may be lost, and the request takes a while. */
const SLACK_MS = 2000

type Held = { base: string; untilMs: number }

export type SegmentLeases = {
  /**
   * Holds a lease from now until it expires; `undefined` if there is none. Timed from its arrival, since the device's clock may be wrong.
   */
  hold: (manifest: string, lease: SegmentLease | undefined) => void
  /** Returns the address at which the proxy serves this segment now; null: use the playlist's address. */
  addressOf: (segment: string) => string | null
  /** Gives up a lease that the proxy refused; returns true if there was one, so that the service is asked next. */
  drop: (manifest: string) => boolean
}

/** `now` returns milliseconds and never goes back. */
export function makeSegmentLeases(now: () => number = () => performance.now()): SegmentLeases {
  // Keyed by the folder of the manifest, as engines name it.
  const leases = new Map<string, Held>()
  return {
    hold(manifest, lease) {
      if (lease === undefined) return
      for (const [folder, { untilMs }] of leases) if (untilMs < now()) leases.delete(folder)
      leases.set(folderOf(manifest), { base: lease.base, untilMs: now() + lease.seconds * 1000 - SLACK_MS })
    },
    addressOf(segment) {
      if (!segment.endsWith('.m4s')) return null
      for (const [folder, { base, untilMs }] of leases)
        if (segment.startsWith(folder) && now() < untilMs) return base + segment.slice(folder.length)
      return null
    },
    drop: (manifest) => leases.delete(folderOf(manifest)),
  }
}

function folderOf(manifest: string): string {
  return new URL('.', new URL(manifest, location.href)).href.slice(0, -1)
}
