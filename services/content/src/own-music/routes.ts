import * as contract from '@quintet/contracts/own-music'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as music from './service.ts'

export function ownMusicRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking } = answersOf(platform, catalogue)
  const parts = { db: platform.db, catalogue }

  serve(app, platform, contract.getOwnMusic, async ({ viewer, language }) =>
    music.readOwnMusic(parts, { ...(await asking(viewer, language, 'member')), viewer }),
  )

  serve(app, platform, contract.getDayMix, async ({ viewer, language, params }) =>
    music.readDayMix(parts, { ...(await asking(viewer, language, 'member')), viewer }, params.dayMixId),
  )

  serve(app, platform, contract.getMusicAfter, async ({ viewer, language, params }) =>
    music.findMusicAfter(parts, { ...(await asking(viewer, language, 'member')), viewer }, params.contentId),
  )
}
