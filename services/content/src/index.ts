/** The public interface of the content service. */
import type { App, Platform } from '@quintet/platform/http/app'
import { systemClock } from '@quintet/platform/clock/clock'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { Cashier } from '@quintet/payments/cashier'
import type { Storage } from '@quintet/platform/storage/storage'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { serveChannels } from './channels/channel-media.ts'
import { serveIngested } from './channels/ingest.ts'
import { keepPackagedTitles } from './channels/packaged-titles.ts'
import { openChannelPlans } from './channels/plans.ts'
import { serveEvents } from './events/event-media.ts'
import { bookmarkRoutes } from './bookmarks/routes.ts'
import { browsingRoutes } from './browsing/routes.ts'
import { favoritePeopleRoutes } from './favorite-people/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { tvRoutes } from './feeds/tv-routes.ts'
import { frontRoutes } from './front/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { keptRoutes } from './kept/routes.ts'
import { listeningRoutes } from './listening/routes.ts'
import { lyricsRoutes } from './lyrics/routes.ts'
import { keepPlaylists } from './playback/kept-playlists.ts'
import { leaseBy } from './playback/lease.ts'
import { leasedRoutes } from './playback/leased-routes.ts'
import { momentRoutes } from './moments/routes.ts'
import { mixRoutes } from './mixes/routes.ts'
import { ownMusicRoutes } from './own-music/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { gameRoutes, mediaRoutes } from './playback/media-routes.ts'
import { recordingsOf } from './playback/one-file/recordings.ts'
import { playbackRoutes } from './playback/routes.ts'
import { watchStreams } from './playback/running.ts'
import { shareSegmentSecret } from './playback/segment-secret.ts'
import { segmentsOf } from './playback/send-segment.ts'
import { playlistRoutes } from './playlist/routes.ts'
import { queueRoutes } from './queue/routes.ts'
import { sportRoutes } from './sport/routes.ts'
import { recommendedRoutes } from './recommended/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { rentalRoutes } from './rentals/routes.ts'
import { scoreRoutes } from './scores/routes.ts'
import { saveRoutes } from './saves/routes.ts'
import { subsonicRoutes } from './subsonic/routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { workRoutes } from './works/routes.ts'

export { type Catalogue, openCatalogue }
export { publicPeople, type PublicTitle, publicTitles } from './catalogue/public-titles.ts'
export { siteAge } from './catalogue/site-age.ts'
export { contentData } from './personal-data/index.ts'
export { expiringContentData } from './retention.ts'
export { layOver } from './edits/service.ts'
export { airAgain } from './events/air-again.ts'
export { comingInContent } from './events/coming.ts'
export { startEvents } from './events/work.ts'
export { countRunningStreams } from './playback/queries.ts'
export { extendRentals, handOverRental } from './rentals/service.ts'
export * as libraryDesk from './library/index.ts'
export { saveTitle, setMediaFacts, setPublished, type TitleToSave } from './catalogue/write.ts'
export { remind, type SendReminder } from './reminders/remind.ts'
export { playedTitles, reportUsage, type UsageGroup, type UsageLine } from './usage/report.ts'
export { countTitles, selectPublishers } from './usage/queries.ts'
export { NOTHING_SAID, type TitleFields } from './title-fields/title-fields.ts'

/** Mounts the service's calls and media on `app`, and games on `embedApp`, which has a separate origin. */
export async function contentRoutes(
  { app, embedApp }: { app: App; embedApp: App },
  platform: Platform,
  { catalogue, storage, cashier }: { catalogue: Catalogue; storage: Storage; cashier: Cashier },
): Promise<void> {
  const { config, db, clock } = platform
  const addressKey = await serviceSecret(db, 'media-address')
  const hasLeases = config.areSegmentsSentByProxy || config.mediaOrigin !== null
  const leaseSecret = hasLeases ? await shareSegmentSecret(db, config.dataDir) : null
  const leaseSegments =
    leaseSecret === null
      ? () => null
      : leaseBy(leaseSecret, () => systemClock.now(), config.mediaOrigin ?? undefined)
  const streams = watchStreams(platform, catalogue)
  const packaged = keepPackagedTitles(storage)
  const plans = openChannelPlans({ db, clock, catalogue, packaged })
  const ingested = serveIngested({ db, clock })
  const channels = serveChannels({ clock, catalogue, plans, packaged, ingested })
  const events = serveEvents({ clock, catalogue, packaged })
  const { youthProtection } = config
  const playing = { db, clock, catalogue, storage, streams, youthProtection }
  const sendSegment = segmentsOf(storage)
  const readPlaylist = keepPlaylists(storage)
  const parts = { ...playing, addressKey, leaseSegments, readPlaylist, sendSegment, channels, events }
  browsingRoutes(app, platform, catalogue)
  frontRoutes(app, platform, catalogue)
  peopleRoutes(app, platform, catalogue)
  workRoutes(app, platform, catalogue)
  sportRoutes(app, platform, catalogue)
  favoritePeopleRoutes(app, platform, catalogue)
  playbackRoutes(app, platform, parts)
  historyRoutes(app, platform, catalogue)
  bookmarkRoutes(app, platform, catalogue)
  listeningRoutes(app, platform, catalogue)
  lyricsRoutes(app, platform, catalogue)
  ownMusicRoutes(app, platform, catalogue)
  queueRoutes(app, platform, catalogue)
  mixRoutes(app, platform, catalogue)
  keptRoutes(app, platform, { ...parts, keptSecret: await serviceSecret(db, 'kept-titles') })
  momentRoutes(app, platform, catalogue)
  reminderRoutes(app, platform, catalogue)
  playlistRoutes(app, platform, catalogue)
  recommendedRoutes(app, platform, catalogue)
  saveRoutes(app, platform, catalogue)
  scoreRoutes(app, platform, catalogue)
  rentalRoutes(app, platform, { catalogue, cashier })
  scheduleRoutes(app, platform, { db, catalogue, plans })
  mediaRoutes(app, platform, parts)
  if (leaseSecret !== null) leasedRoutes(app, { ...parts, leaseSecret })
  gameRoutes(embedApp, parts)
  const openRecording = recordingsOf({ db, storage })
  const hearing = { ...playing, openRecording }
  await subsonicRoutes(app, platform, hearing)
  feedRoutes(app, platform, hearing)
  tvRoutes(app, platform, { ...parts, plans })
}
