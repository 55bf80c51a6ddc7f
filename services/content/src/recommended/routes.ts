import { getRecommended } from '@quintet/contracts/recommended'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { recommend } from './service.ts'

export function recommendedRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking } = answersOf(platform, catalogue)
  serve(app, platform, getRecommended, async ({ viewer, language }) =>
    recommend(platform.db, catalogue, { ...(await asking(viewer, language, 'member')), viewer }),
  )
}
