import { listMoments } from '@quintet/contracts/moments'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openMomentBoard } from './board.ts'
import { readMoments } from './service.ts'

export function momentRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const board = openMomentBoard(db, catalogue)
  serve(app, platform, listMoments, ({ viewer, params, language }) =>
    readMoments({ db, catalogue, board, viewer, language, now: clock.now() }, params.contentId),
  )
}
