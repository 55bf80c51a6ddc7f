import * as contract from '@quintet/contracts/own-music'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { homeOf } from '../playback/countries.ts'
import * as music from './service.ts'

export function ownMusicRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking } = answersOf(platform, catalogue)
  const parts = { db: platform.db, catalogue }
  const askedBy = async (viewer: Member, language: Language) => ({
    ...(await asking(viewer, language, 'member')),
    viewer,
    home: await homeOf(platform.db, viewer.accountId),
  })

  serve(app, platform, contract.getOwnMusic, async ({ viewer, language }) =>
    music.readOwnMusic(parts, await askedBy(viewer, language)),
  )

  serve(app, platform, contract.getDayMix, async ({ viewer, language, params }) =>
    music.readDayMix(parts, await askedBy(viewer, language), params.dayMixId),
  )

  serve(app, platform, contract.getMusicAfter, async ({ viewer, language, params }) =>
    music.findMusicAfter(parts, await askedBy(viewer, language), params.contentId),
  )
}
