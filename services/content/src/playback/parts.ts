/** What playing stands on. */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ChannelMedia } from '../channels/channel-media.ts'
import type { EventMedia } from '../events/event-media.ts'
import type { LeaseSegments } from './lease.ts'

export type PlaybackParts = {
  db: Database
  clock: Clock
  catalogue: Catalogue
  /** Signs media addresses. */
  addressKey: Buffer
  leaseSegments: LeaseSegments
  storage: Storage
  channels: ChannelMedia
  events: EventMedia
}
