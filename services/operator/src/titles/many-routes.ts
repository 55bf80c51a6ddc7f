import { editAlbum, readAlbum } from '@quintet/contracts/operator/albums'
import * as contract from '@quintet/contracts/operator/many-titles'
import { offerAt } from '@quintet/domain/membership/offers'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.18 */
export function manyRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listGenres, ({ request }) => library.genres(languageOf(request)))
  serveOperator(app, platform, contract.listHomeCountries, () =>
    Object.keys(offerAt(platform.brand.offers, platform.clock.now()).countries),
  )
  serveOperator(app, platform, contract.previewMany, ({ body, request }) =>
    library.previewMany({ ...body, language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.editMany, ({ body, operator, changeEach }) =>
    changeEach(async (tx, now) => {
      const { edit, done } = await library.editMany(tx, { ...body, actor: operator.email }, now)
      return { answer: { edit: done.length > 0 ? edit : null }, events: done.map(edited) }
    }),
  )
  serveOperator(app, platform, contract.undoMany, ({ params: { edit }, operator, request, changeEach }) =>
    changeEach(async (tx, now) => {
      const wanted = { edit, actor: operator.email, language: languageOf(request) }
      const answer = await library.undoMany(tx, wanted, now)
      const event = {
        action: 'titles_edit_undone' as const,
        subject: 'title' as const,
        subjectId: answer.undone.map(({ id }) => id).join(','),
        after: { undone: answer.undone.length, kept: answer.kept.length + answer.numberTaken.length },
      }
      return { answer, events: answer.undone.length > 0 ? [event] : [] }
    }),
  )
}

/** @spec decisions 13.45 */
export function albumRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, readAlbum, async ({ params }) => ({
    tracks: await library.readAlbum(params.id),
  }))
  serveOperator(app, platform, editAlbum, ({ params, body, operator, changeEach }) =>
    changeEach(async (tx, now) => {
      const wanted = { ...params, ...body, actor: operator.email }
      const { edit, done } = await library.editAlbum(tx, wanted, now)
      return { answer: { edit: done.length > 0 ? edit : null }, events: done.map(edited) }
    }),
  )
}

function edited({ id, before, after }: { id: number; before: object; after: object }) {
  return { action: 'title_edited', subject: 'title', subjectId: String(id), before, after } as const
}
