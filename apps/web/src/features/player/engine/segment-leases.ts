/**
 * Where a proxy in front of the service sends segments by itself, for as long as heartbeats renew it. Without a lease, or once it has run
 * out, a segment is asked for below its manifest's address, which the service checks each time. Decision 0111.
 */
import type { SegmentLease } from '@quintet/contracts/playback'

/** A heartbeat may be lost, and the request is on its way for a while. */
const SLACK_MS = 2000

type Held = { base: string; untilMs: number }

/** By the folder of the manifest, as engines name it. */
const leases = new Map<string, Held>()

/** From now on, until it has run out; `undefined` where nothing is lent. Measured from its arrival: the device's clock may be wrong. */
export function holdLease(
  manifest: string | undefined,
  lease: SegmentLease | undefined,
  now = performance.now(),
): void {
  if (manifest === undefined || lease === undefined) return
  for (const [folder, { untilMs }] of leases) if (untilMs < now) leases.delete(folder)
  leases.set(folderOf(manifest), { base: lease.base, untilMs: now + lease.seconds * 1000 - SLACK_MS })
}

/** The address under which the proxy sends this segment now; null: it is asked for where the playlist says. */
export function leasedAddress(address: string, now = performance.now()): string | null {
  if (!address.endsWith('.m4s')) return null
  for (const [folder, { base, untilMs }] of leases)
    if (address.startsWith(folder) && now < untilMs) return base + address.slice(folder.length)
  return null
}

/** Gives a lease up that the proxy refused; true where there was one, so that the service is asked next. */
export function dropLease(manifest: string): boolean {
  return leases.delete(folderOf(manifest))
}

function folderOf(manifest: string): string {
  return new URL('.', new URL(manifest, location.href)).href.slice(0, -1)
}
