import * as contract from '@quintet/contracts/playlist'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as playlist from './service.ts'

export function playlistRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, contract.getPlaylist, ({ viewer }) =>
    playlist.listPlaylist(db, catalogue, viewer, clock.now()),
  )

  serve(app, platform, contract.addToPlaylist, async ({ viewer, body }) => {
    const now = clock.now()
    await playlist.addEntry(db, catalogue, viewer, body, now)
    return playlist.listPlaylist(db, catalogue, viewer, now)
  })

  serve(app, platform, contract.removeFromPlaylist, async ({ viewer, params }) => {
    const now = clock.now()
    await playlist.removeEntry(db, catalogue, viewer, params.contentId, now)
    return playlist.listPlaylist(db, catalogue, viewer, now)
  })
}
