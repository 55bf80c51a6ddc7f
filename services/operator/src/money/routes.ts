import * as contract from '@quintet/contracts/operator/money'
import * as credits from '@quintet/contracts/operator/credit-notes'
import { datevName } from '@quintet/domain/datev-name'
import type { App, Platform } from '@quintet/platform/http/app'
import type { MoneyDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.8, decisions 13.44 */
export function moneyRoutes(app: App, platform: Platform, money: MoneyDesk): void {
  serveOperator(app, platform, contract.readMoney, ({ query }) => money.months(query))
  serveOperator(app, platform, contract.readCohorts, ({ query }) => money.cohorts(query))
  serveOperator(app, platform, contract.listMoneyRows, ({ query }) => money.rows(query))
  serveOperator(app, platform, contract.readVat, ({ query }) => money.vat(query.quarter))
  serveOperator(app, platform, contract.exportDatev, async ({ query, reply }) => {
    const file = await money.datev(query)
    reply.header('content-disposition', `attachment; filename="${datevName(query)}"`)
    return file
  })
  serveOperator(app, platform, credits.listCreditNotes, ({ query }) => money.creditNotes(query))
  serveOperator(app, platform, credits.exportCreditNotes, ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="credit-notes.csv"')
    return money.creditNotesCsv(query)
  })
}
