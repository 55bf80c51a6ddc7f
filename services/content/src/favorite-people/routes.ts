import * as contract from '@quintet/contracts/favorite-people'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { addPerson, listPeople, removePerson } from './service.ts'

export function favoritePeopleRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const { asking } = answersOf(platform, catalogue)
  const shelfOf = (viewer: Member) => ({ db, catalogue, viewer, now: clock.now() })
  const listFor = async (viewer: Member, language: Language) =>
    listPeople(shelfOf(viewer), await asking(viewer, language, 'member'))

  serve(app, platform, contract.listFavoritePeople, ({ viewer, language }) => listFor(viewer, language))

  serve(app, platform, contract.addFavoritePerson, async ({ viewer, language, body }) => {
    await addPerson(shelfOf(viewer), body.personId)
    return listFor(viewer, language)
  })

  serve(app, platform, contract.removeFavoritePerson, async ({ viewer, language, params }) => {
    await removePerson(shelfOf(viewer), params.personId)
    return listFor(viewer, language)
  })
}
