import * as contract from '@quintet/contracts/operator/many-titles'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.18 */
export function manyRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listGenres, ({ request }) => library.genres(languageOf(request)))
  serveOperator(app, platform, contract.previewMany, ({ body, request }) =>
    library.previewMany({ ...body, language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.editMany, ({ body, operator, changeEach }) =>
    changeEach(async (tx, now) => {
      const { edit, done } = await library.editMany(tx, { ...body, actor: operator.email }, now)
      const events = done.map(({ id, before, after }) => ({
        action: 'title_edited' as const,
        subject: 'title' as const,
        subjectId: String(id),
        before,
        after,
      }))
      return { answer: { edit: done.length > 0 ? edit : null }, events }
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
        after: { undone: answer.undone.length, kept: answer.kept.length },
      }
      return { answer, events: answer.undone.length > 0 ? [event] : [] }
    }),
  )
}
