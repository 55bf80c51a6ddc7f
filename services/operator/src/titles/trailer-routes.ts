import * as contract from '@quintet/contracts/operator/trailers'
import { Problem } from '@quintet/contracts/problem'
import { hasRight } from '@quintet/domain/operation/operator'
import type { App, Platform } from '@quintet/platform/http/app'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { identifyOperator } from '../sessions/identify.ts'

/** @spec decisions 13.33 */
export function trailerRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.setTrailer, async ({ params: { id }, body, operator, change }) => {
    const { email: actor } = operator
    // Slow, so it runs before the transaction.
    const kept = await library.keepTrailer({ id, operator: actor, ...body })
    return change(async (tx, now) => {
      await library.setTrailer(tx, { id, actor, kept }, now)
      const after = { file: kept.name, upload: kept.upload }
      return { answer: { changed: true }, action: 'trailer_replaced', ...title(id), after }
    })
  })
  serveOperator(app, platform, contract.removeTrailer, ({ params: { id }, operator, change }) =>
    change(async (tx, now) => {
      await library.setTrailer(tx, { id, actor: operator.email, kept: null }, now)
      return { answer: { changed: true }, action: 'trailer_removed', ...title(id) }
    }),
  )
  serveOperator(app, platform, contract.takeImportedTrailer, ({ params: { id }, operator, change }) =>
    change(async (tx, now) => {
      await library.takeImportedTrailer(tx, { id, actor: operator.email }, now)
      return { answer: { changed: true }, action: 'trailer_as_imported', ...title(id) }
    }),
  )
  playingRoute(app, platform, library)
}

/** Packaged media bypasses the response schemas; access is checked as everywhere. */
function playingRoute(app: App, platform: Platform, library: LibraryDesk): void {
  app.get<{ Params: { assetId: string; '*': string } }>(
    `${API_PREFIX}${contract.EDITORS_MEDIA_PATH}/:assetId/*`,
    async (request, reply) => {
      const { role } = await identifyOperator(platform, request.cookies[COOKIES.operator])
      if (!hasRight(role, 'edit')) throw new Problem('not_permitted')
      const { assetId, '*': name } = request.params
      return library.sendMedia({ assetId, name }, request, reply)
    },
  )
}

function title(id: number) {
  return { subject: 'title', subjectId: String(id) } as const
}
