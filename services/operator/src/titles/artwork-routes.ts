import * as contract from '@quintet/contracts/operator/artwork'
import * as stills from '@quintet/contracts/operator/stills'
import type { App, Platform } from '@quintet/platform/http/app'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.19 */
export function artworkRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.readPicture, ({ params, query, reply }) => {
    // The id changes with the bytes; cached only briefly in case the machine is shared.
    reply.header('cache-control', 'private, max-age=600')
    return library.picture(params.id, query)
  })
  serveOperator(app, platform, stills.readStills, ({ params: { id } }) => library.stills(id))
  serveOperator(app, platform, stills.readStillSheet, ({ params: { id, sheet }, reply }) => {
    reply.header('cache-control', 'private, max-age=600')
    return library.stillSheet({ itemId: id, sheet })
  })
  serveOperator(app, platform, contract.setArtwork, async ({ params: { id }, body, operator, change }) => {
    const { of, ...told } = body
    // Slow, and with transactions of its own, so it runs before the change's.
    const file = await library.keepArtwork(id, of)
    return change(async (tx, now) => {
      await library.setArtwork(tx, { id, actor: operator.email, file, ...told }, now)
      const after = { ...told, of: 'file' in of ? 'upload' : of.picture }
      return { answer: { changed: true }, action: 'artwork_replaced', ...title(id), after }
    })
  })
  serveOperator(app, platform, contract.takeImportedArtwork, ({ params: { id }, body, operator, change }) =>
    change(async (tx, now) => {
      await library.takeImportedArtwork(tx, { id, actor: operator.email, ...body }, now)
      return { answer: { changed: true }, action: 'artwork_as_imported', ...title(id), before: body }
    }),
  )
}

function title(id: number) {
  return { subject: 'title', subjectId: String(id) } as const
}
