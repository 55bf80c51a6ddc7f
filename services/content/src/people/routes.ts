import * as contract from '@quintet/contracts/people'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Viewer } from '@quintet/platform/identity/viewer'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readSeries } from './series.ts'
import { findPeople, readPerson } from './service.ts'

export function peopleRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, prepare } = answersOf(platform, catalogue)
  const asked = (viewer: Viewer | null, language: Language) =>
    asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')

  serve(app, platform, contract.getPerson, async ({ viewer, language, params }) => {
    const ask = await asked(viewer, language)
    const { make, order } = await readPerson(platform.db, catalogue, params.personId, ask)
    return prepare(() => ({ bytes: make() }), ask, order)
  })
  serve(app, platform, contract.findPeople, async ({ viewer, language, query }) => {
    const ask = await asked(viewer, language)
    return prepare(
      () => ({ bytes: Buffer.from(JSON.stringify(findPeople(catalogue, query.search, ask))) }),
      ask,
    )
  })
  serve(app, platform, contract.getBookSeries, async ({ viewer, language, params }) => {
    const ask = await asked(viewer, language)
    const bytes = readSeries(catalogue, params.slug, ask)
    return prepare(() => ({ bytes }), ask)
  })
}
