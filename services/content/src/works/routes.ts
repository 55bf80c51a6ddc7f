import * as contract from '@quintet/contracts/people'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findWorks, readWork } from './service.ts'

export function workRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, prepare } = answersOf(platform, catalogue)

  serve(app, platform, contract.getWork, async ({ viewer, language, params: { personId, slug } }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    const bytes = readWork(catalogue, personId, slug, ask)
    return prepare(() => ({ bytes }), ask)
  })
  serve(app, platform, contract.findWorks, async ({ viewer, language, query: { search } }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    return prepare(() => ({ bytes: Buffer.from(JSON.stringify(findWorks(catalogue, search, ask))) }), ask)
  })
}
