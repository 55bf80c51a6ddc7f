/** The content service: what the composition may use. */
import type { App, Platform } from '@quintet/platform/http/app'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { Storage } from '@quintet/platform/storage/storage'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { gameRoutes, mediaRoutes } from './playback/media-routes.ts'
import { playbackRoutes } from './playback/routes.ts'
import { watchStreams } from './playback/running.ts'

export { type Catalogue, openCatalogue }
export * from './ingest/index.ts'
export { saveTitle, setMediaFacts, setPublished } from './catalogue/write.ts'

/** Mounts the service's calls and media on `app`, and games on `embedApp`, which listens on another origin. */
export async function contentRoutes(
  { app, embedApp }: { app: App; embedApp: App },
  platform: Platform,
  { catalogue, storage }: { catalogue: Catalogue; storage: Storage },
): Promise<void> {
  const { db, clock } = platform
  const addressKey = await serviceSecret(db, 'media-address')
  const parts = { db, clock, catalogue, addressKey, storage, streams: watchStreams(platform, catalogue) }
  catalogueRoutes(app, platform, catalogue)
  playbackRoutes(app, platform, parts)
  historyRoutes(app, platform, catalogue)
  mediaRoutes(app, platform, parts)
  gameRoutes(embedApp, parts)
}
