import * as contract from '@quintet/contracts/operator/subtitles'
import type { App, Platform } from '@quintet/platform/http/app'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.34 */
export function subtitleRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listSubtitles, ({ params: { id } }) => library.subtitles(id))
  serveOperator(app, platform, contract.readCues, ({ params: { id, track } }) =>
    library.cues({ itemId: id, track }),
  )
  serveOperator(app, platform, contract.setSubtitles, async ({ params: { id }, body, operator, change }) => {
    const before = { tracks: (await library.subtitles(id)).tracks }
    const tracks = await library.keepSubtitles({ id, ...body })
    return change(async (tx, now) => {
      await library.setSubtitles(tx, { id, actor: operator.email, version: body.version, tracks }, now)
      return {
        answer: { changed: true },
        action: 'subtitles_changed',
        ...title(id),
        before,
        after: { tracks },
      }
    })
  })
  serveOperator(app, platform, contract.takeImportedSubtitles, ({ params: { id }, operator, change }) =>
    change(async (tx, now) => {
      await library.takeImportedSubtitles(tx, { id, actor: operator.email }, now)
      return { answer: { changed: true }, action: 'subtitles_as_imported', ...title(id) }
    }),
  )
}

function title(id: number) {
  return { subject: 'title', subjectId: String(id) } as const
}
