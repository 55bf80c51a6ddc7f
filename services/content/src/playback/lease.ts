/**
 * Leases of segments: addresses that a proxy in front checks by itself, without asking the service. They hold for a short while, and
 * heartbeats renew them. They open segments alone, which are encrypted: keys and playlists are the service's. @spec decisions 4.24
 *
 *   /media/segments/{expiry}/{mac}/{streamId}/{assetId}/v-1080p/00001.m4s
 */
import { createHash } from 'node:crypto'
import type { SegmentLease } from '@quintet/contracts/playback'
import { SEGMENT_LEASE_SECONDS } from '@quintet/domain/streams'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { MEDIA_PREFIX, type MediaAddress } from './address.ts'

/** Where leases lead, on whichever origin. */
export const LEASED_PREFIX = `${MEDIA_PREFIX}/segments`

/** Gives a lease of a running stream; null where nobody but the service sends segments. */
export type LeaseSegments = (stream: Pick<MediaAddress, 'streamId' | 'assetId'>) => SegmentLease | null

/** `secret` is what the proxy knows too; `now` the time of the machine, which no turned clock moves; `origin` where the proxy is. */
export function leaseBy(secret: string, now: () => Date, origin = ''): LeaseSegments {
  return ({ streamId, assetId }) => {
    const expiry = Math.floor(now().getTime() / 1000) + SEGMENT_LEASE_SECONDS
    return {
      base: `${origin}${LEASED_PREFIX}/${expiry}/${macOf(secret, { streamId, assetId, expiry })}/${streamId}/${assetId}`,
      seconds: SEGMENT_LEASE_SECONDS,
    }
  }
}

/** Whether a lease was given by this service and has not run out. */
export function isLeased(secret: string, lease: MediaAddress, mac: string, now: Date): boolean {
  if (!Number.isSafeInteger(lease.expiry) || lease.expiry * 1000 <= now.getTime()) return false
  return equalSecrets(Buffer.from(macOf(secret, lease)), Buffer.from(mac))
}

// What nginx computes (ngx_http_secure_link_module). A secret at the end of a message of our own making: what is weak about MD5,
// two messages of one's choice with the same sum, does not help here.
function macOf(secret: string, { streamId, assetId, expiry }: MediaAddress): string {
  return createHash('md5').update(`${expiry}/${streamId}/${assetId}/${secret}`).digest('base64url')
}
