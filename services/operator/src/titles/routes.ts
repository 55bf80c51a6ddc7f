import * as contract from '@quintet/contracts/operator/titles'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.3 */
export function titleRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listTitles, ({ query, request }) =>
    library.list({ vertical: undefined, state: undefined, ...query, language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.readTitle, ({ params, request }) =>
    library.read(params.id, languageOf(request)),
  )
  serveOperator(app, platform, contract.editTexts, ({ params, body, request, change }) =>
    change(async (tx, now) => {
      const { id, language } = params
      const before = await library.read(id, languageOf(request), tx)
      await library.editTexts(tx, { id, language, texts: body }, now)
      return {
        answer: await library.read(id, languageOf(request), tx),
        action: 'texts_edited',
        ...title(id),
        before: shownTexts(before, language),
        after: { language, ...body },
      }
    }),
  )
  serveOperator(app, platform, contract.takeImportedTexts, ({ params, request, change }) =>
    change(async (tx) => {
      const { id, language } = params
      const before = await library.read(id, languageOf(request), tx)
      await library.takeImportedTexts(tx, { id, language })
      const after = await library.read(id, languageOf(request), tx)
      return {
        answer: after,
        action: 'texts_as_imported',
        ...title(id),
        before: shownTexts(before, language),
        after: shownTexts(after, language),
      }
    }),
  )
  serveOperator(app, platform, contract.publishTitles, ({ body, change }) =>
    change(async (tx, now) => noteOf('titles_published', await library.publish(tx, body.ids, now), body.ids)),
  )
  serveOperator(app, platform, contract.hideTitles, ({ body, change }) =>
    change(async (tx) => noteOf('titles_hidden', await library.hide(tx, body.ids), body.ids)),
  )
}

/** `ids` were asked for; `all` counts what belongs to them, too. */
function noteOf(
  action: 'titles_published' | 'titles_hidden',
  all: readonly number[],
  ids: readonly number[],
) {
  const answer = { changed: all.length > 0 }
  return {
    answer,
    action,
    subject: 'title',
    subjectId: ids.join(','),
    after: { titles: all.length },
  } as const
}

function title(id: number) {
  return { subject: 'title', subjectId: String(id) } as const
}

function shownTexts({ texts }: contract.TitleRecord, language: string): object | null {
  const written = texts.find((each) => each.language === language)
  const shown = written?.edited ?? written?.imported
  return shown ? { language, ...shown } : null
}
