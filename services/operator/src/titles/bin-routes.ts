import * as contract from '@quintet/contracts/operator/bin'
import { Problem } from '@quintet/contracts/problem'
import type { App, Platform } from '@quintet/platform/http/app'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.17 */
export function binRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.binTitles, ({ body: { ids }, change, operator }) =>
    change(async (tx, now) => {
      const { titles, all } = await library.bin(tx, { ids, actor: operator.email }, now)
      return {
        ...manyTitles(ids),
        answer: { changed: true, ids: titles },
        action: 'titles_binned',
        after: { titles: all.length },
      }
    }),
  )
  serveOperator(app, platform, contract.putBackTitles, ({ body: { ids }, change }) =>
    change(async (tx, now) => {
      const all = await library.putBack(tx, ids, now)
      return { ...manyTitles(ids), action: 'titles_put_back', after: { titles: all.length } }
    }),
  )
  serveOperator(app, platform, contract.readFate, ({ params }) => library.fate(params.id))
  serveOperator(
    app,
    platform,
    contract.deleteTitle,
    ({ params: { id }, body: { reason }, change, operator }) =>
      change(async (tx, now) => {
        const before = await library.delete(tx, { id, actor: operator.email }, now)
        return { ...manyTitles([id]), action: 'title_deleted', reason, before }
      }),
  )
  serveOperator(app, platform, contract.listDeleted, () => library.deleted())
  serveOperator(app, platform, contract.letInAgain, ({ params: { id }, change }) =>
    change(async (tx) => {
      if (!(await library.letIn(tx, id))) throw new Problem('unknown_content')
      return { ...manyTitles([id]), action: 'title_let_in' }
    }),
  )
}

function manyTitles(ids: readonly number[]) {
  return { answer: { changed: true }, subject: 'title', subjectId: ids.join(',') } as const
}
