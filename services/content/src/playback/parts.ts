/** The dependencies of playback. */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Storage } from '@quintet/platform/storage/storage'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ChannelMedia } from '../channels/channel-media.ts'
import type { EventMedia } from '../events/event-media.ts'
import type { ReadPlaylist } from './kept-playlists.ts'
import type { LeaseSegments } from './lease.ts'
import type { YouthParts } from './youth.ts'

export type PlaybackParts = YouthParts & {
  clock: Clock
  catalogue: Catalogue
  /** Signs media addresses. */
  addressKey: Buffer
  leaseSegments: LeaseSegments
  storage: Storage
  readPlaylist: ReadPlaylist
  channels: ChannelMedia
  events: EventMedia
}
