/** What rights holders are owed: contracts, monthly figures and statements. @spec decisions 13.32 */
import * as contract from '@quintet/contracts/operator/royalties'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { RoyaltyDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function royaltyRoutes(app: App, platform: Platform, desk: RoyaltyDesk): void {
  serveOperator(app, platform, contract.listRoyaltyContracts, () => desk.contracts())
  serveOperator(app, platform, contract.addRoyaltyContract, ({ body, change }) =>
    change(async (tx, now) => {
      const { id, currency } = await desk.add(tx, body, now)
      const after = { ...body, currency }
      return { answer: { id }, action: 'royalty_contract_added', ...subjectOf(id), after }
    }),
  )
  serveOperator(app, platform, contract.endRoyaltyContract, ({ params: { id }, body, change }) =>
    change(async (tx) => {
      const { lastMonth, reason } = body
      const { lastMonth: before } = await desk.end(tx, { id, lastMonth })
      const done = { action: 'royalty_contract_ended', ...subjectOf(id), reason } as const
      return {
        answer: { changed: before !== lastMonth },
        ...done,
        before: { lastMonth: before },
        after: { lastMonth },
      }
    }),
  )
  serveOperator(
    app,
    platform,
    contract.removeRoyaltyContract,
    ({ params: { id }, body: { reason }, change }) =>
      change(async (tx) => {
        const { id: _id, ...before } = await desk.remove(tx, id)
        const done = { action: 'royalty_contract_removed', ...subjectOf(id), reason } as const
        return { answer: { changed: true }, ...done, before }
      }),
  )
  serveOperator(app, platform, contract.readRoyalties, ({ query: { month } }) => desk.month(month))
  serveOperator(app, platform, contract.exportRoyalties, async ({ query: { month }, request, reply }) => {
    reply.header('content-disposition', `attachment; filename="royalties-${month}.csv"`)
    return desk.titles(month, languageOf(request))
  })
  serveOperator(app, platform, contract.readRoyaltyStatement, async ({ query, reply }) => {
    const statement = await desk.statement(query)
    reply.header('content-disposition', `attachment; filename="royalties-${query.month}.pdf"`)
    return statement
  })
}

function subjectOf(id: string) {
  return { subject: 'royalty_contract', subjectId: id } as const
}
