import { setListeningSpeed } from '@quintet/contracts/listening'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import { setSpeed } from './queries.ts'

export function listeningRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, setListeningSpeed, async ({ viewer, params, body }) => {
    const { id } = findTitle(catalogue, params.contentId, { viewer, now: clock.now() })
    await setSpeed(db, { profileId: viewer.profileId, itemId: id }, body.speed)
    return body
  })
}
