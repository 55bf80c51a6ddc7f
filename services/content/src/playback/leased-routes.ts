/**
 * Serves leases to a CDN that has not cached a segment yet: it checks the lease before asking, and this checks it again, so that no one can
 * bypass the CDN. Segments only. @spec decisions 4.24
 */
import { Problem } from '@quintet/contracts/problem'
import { systemClock } from '@quintet/platform/clock/clock'
import type { App } from '@quintet/platform/http/app'
import { isSegment } from './address.ts'
import { isLeased, LEASED_PREFIX } from './lease.ts'
import type { SendSegment } from './send-segment.ts'

type Leased = { expiry: string; mac: string; streamId: string; assetId: string; '*': string }

export function leasedRoutes(
  app: App,
  { leaseSecret, sendSegment }: { leaseSecret: string; sendSegment: SendSegment },
): void {
  app.get<{ Params: Leased }>(
    `${LEASED_PREFIX}/:expiry/:mac/:streamId/:assetId/*`,
    async (request, reply) => {
      const { expiry, mac, streamId, assetId, '*': name } = request.params
      reply.header('access-control-allow-origin', '*')
      const lease = { streamId, assetId, expiry: Number(expiry) }
      if (!isLeased(leaseSecret, lease, mac, systemClock.now())) throw new Problem('stream_ended')
      if (!isSegment(name)) throw new Problem('unknown_content')
      return sendSegment(`assets/${assetId}/${name}`, request, reply, {
        'cache-control': 'private, max-age=60',
      })
    },
  )
}
