import * as contract from '@quintet/contracts/scores'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { keepScore, readScores } from './service.ts'

export function scoreRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const parts = (viewer: Member) => ({ db, catalogue, viewer, now: clock.now() })

  serve(app, platform, contract.listScores, ({ viewer, params }) =>
    readScores(parts(viewer), params.contentId),
  )
  serve(app, platform, contract.putScore, async ({ viewer, params, body }) => {
    await keepScore(parts(viewer), params.contentId, body.score)
    return readScores(parts(viewer), params.contentId)
  })
}
