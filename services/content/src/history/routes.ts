import * as contract from '@quintet/contracts/history'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import { countHeardOffline } from '../kept/heard-offline.ts'
import { isKeptId } from '../kept/media.ts'
import { countReport } from '../usage/service.ts'
import * as history from './service.ts'

export function historyRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, contract.getHistory, ({ viewer }) =>
    history.listHistory(db, catalogue, viewer, clock.now()),
  )

  serve(app, platform, contract.putHistory, async ({ viewer, params, body }) => {
    const now = clock.now()
    const title = findTitle(catalogue, params.contentId, { viewer, now })
    const { profileId, sessionId } = viewer
    const { streamId, ...kept } = { ...body, at: new Date(body.at) }
    if (streamId !== undefined && isKeptId(streamId))
      await countHeardOffline(db, viewer, { keptId: streamId, title }, kept, now)
    else if (streamId !== undefined) await countReport(db, { streamId, profileId, title }, kept, now)
    await history.recordPosition(db, { profileId, title }, { ...kept, sessionId }, now)
    return history.listHistory(db, catalogue, viewer, now)
  })

  serve(app, platform, contract.getContinue, ({ viewer }) =>
    history.listContinue(db, catalogue, viewer, clock.now()),
  )

  serve(app, platform, contract.removeContinue, async ({ viewer, params }) => {
    await history.removeFromContinue(db, catalogue, viewer, params.contentId)
  })
}
