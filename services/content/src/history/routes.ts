import * as contract from '@quintet/contracts/history'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import { spoilersFor } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { countHeardOffline } from '../kept/heard-offline.ts'
import { isKeptId } from '../kept/media.ts'
import { countReport } from '../usage/service.ts'
import * as history from './service.ts'

export function historyRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  /** Clears durations that would reveal the length of an unwatched match. @spec product 4.2 */
  const withoutLengths = async <Place extends { contentId: number; duration: number }>(
    places: Place[],
    viewer: Member,
    now: Date,
  ): Promise<Place[]> => {
    const spoilers = await spoilersFor(db, catalogue, viewer, now)
    if (!spoilers) return places
    const index = titlesFor(catalogue, viewer)
    const isSecret = (title: Title | null) => title?.kind === 'event' && spoilers.withholds(title)
    return places.map((place) =>
      isSecret(index.find(place.contentId, now)) ? { ...place, duration: 0 } : place,
    )
  }

  serve(app, platform, contract.getHistory, async ({ viewer }) => {
    const now = clock.now()
    return withoutLengths(await history.listHistory(db, catalogue, viewer, now), viewer, now)
  })

  serve(app, platform, contract.putHistory, async ({ viewer, params, body }) => {
    const now = clock.now()
    const title = findTitle(catalogue, params.contentId, { viewer, now })
    const { profileId, sessionId } = viewer
    const { streamId, ...kept } = { ...body, at: new Date(body.at) }
    if (streamId !== undefined && isKeptId(streamId))
      await countHeardOffline(db, viewer, { keptId: streamId, title }, kept, now)
    else if (streamId !== undefined) await countReport(db, { streamId, profileId, title }, kept, now)
    await history.recordPosition(db, { profileId, title }, { ...kept, sessionId }, now)
    return withoutLengths(await history.listHistory(db, catalogue, viewer, now), viewer, now)
  })

  serve(app, platform, contract.getContinue, async ({ viewer }) => {
    const now = clock.now()
    return withoutLengths(await history.listContinue(db, catalogue, viewer, now), viewer, now)
  })

  serve(app, platform, contract.removeContinue, async ({ viewer, params }) => {
    await history.removeFromContinue(db, catalogue, viewer, params.contentId, clock.now())
  })
}
