/**
 * Where a proxy in front of the service sends segments by itself, for as long as heartbeats renew it. Without a lease, or once it has run
 * out, a segment is asked for below its manifest's address, which the service checks each time. Decision 0111.
 */
import type { SegmentLease } from '@quintet/contracts/playback'

/** A heartbeat may be lost, and the request is on its way for a while. */
const SLACK_MS = 2000

type Held = { base: string; untilMs: number }

export type SegmentLeases = {
  /** From now on, until it has run out; `undefined` where nothing is lent. Measured from its arrival: the device's clock may be wrong. */
  hold: (manifest: string, lease: SegmentLease | undefined) => void
  /** The address under which the proxy sends this segment now; null: it is asked for where the playlist says. */
  addressOf: (segment: string) => string | null
  /** Gives a lease up that the proxy refused; true where there was one, so that the service is asked next. */
  drop: (manifest: string) => boolean
}

/** `now` counts milliseconds and never goes back. */
export function makeSegmentLeases(now: () => number = () => performance.now()): SegmentLeases {
  // By the folder of the manifest, as engines name it.
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
