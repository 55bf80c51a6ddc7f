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
      const done = await library.editMany(tx, { ...body, actor: operator.email }, now)
      const events = done.map(({ id, before, after }) => ({
        action: 'title_edited' as const,
        subject: 'title' as const,
        subjectId: String(id),
        before,
        after,
      }))
      return { answer: { changed: done.length > 0 }, events }
    }),
  )
}
