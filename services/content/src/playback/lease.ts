/**
 * Leases of segments: addresses that a proxy can verify without asking the service. They are valid for a short time, and heartbeats renew
 * them. They only open segments, which are encrypted; keys and playlists stay with the service. @spec decisions 4.24
 *
 * /media/segments/{expiry}/{mac}/{streamId}/{assetId}/v-1080p/00001.m4s
 */
import { createHash } from 'node:crypto'
import type { SegmentLease } from '@quintet/contracts/playback'
import { SEGMENT_LEASE_SECONDS } from '@quintet/domain/playback/streams'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { MEDIA_PREFIX, type MediaAddress } from './address.ts'

/** The path of leases, on any origin. */
export const LEASED_PREFIX = `${MEDIA_PREFIX}/segments`

/** Creates a lease for a running stream; null if only the service sends segments. */
export type LeaseSegments = (stream: Pick<MediaAddress, 'streamId' | 'assetId'>) => SegmentLease | null

/** `secret` is shared with the proxy; `now` is the machine's time, even if the service's clock is set; `origin` is the proxy's. */
export function leaseBy(secret: string, now: () => Date, origin = ''): LeaseSegments {
  return ({ streamId, assetId }) => {
    const expiry = Math.floor(now().getTime() / 1000) + SEGMENT_LEASE_SECONDS
    return {
      base: `${origin}${LEASED_PREFIX}/${expiry}/${macOf(secret, { streamId, assetId, expiry })}/${streamId}/${assetId}`,
      seconds: SEGMENT_LEASE_SECONDS,
    }
  }
}

/** True if a lease was created by this service and has not expired. */
export function isLeased(secret: string, lease: MediaAddress, mac: string, now: Date): boolean {
  if (!Number.isSafeInteger(lease.expiry) || lease.expiry * 1000 <= now.getTime()) return false
  return equalSecrets(Buffer.from(macOf(secret, lease)), Buffer.from(mac))
}

// As nginx computes it (ngx_http_secure_link_module). A secret at the end of a message that we compose: MD5's weakness, chosen messages
// with the same hash, does not help an attacker here.
function macOf(secret: string, { streamId, assetId, expiry }: MediaAddress): string {
  return createHash('md5').update(`${expiry}/${streamId}/${assetId}/${secret}`).digest('base64url')
}
