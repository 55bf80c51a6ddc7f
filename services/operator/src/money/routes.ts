import * as contract from '@quintet/contracts/operator/money'
import * as credits from '@quintet/contracts/operator/credit-notes'
import { datevName } from '@quintet/domain/money/datev-name'
import type { App, Platform } from '@quintet/platform/http/app'
import type { MoneyDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { exported, listBookExports } from './exports.ts'
import { fileOf } from './file-of.ts'

const FILES = { revenue: 'invoices', credited: 'credited' } as const

/** @spec decisions 13.8, decisions 13.44 */
export function moneyRoutes(app: App, platform: Platform, money: MoneyDesk): void {
  serveOperator(app, platform, contract.readMoney, ({ query }) => money.months(query))
  serveOperator(app, platform, contract.readCohorts, ({ query }) => money.cohorts(query))
  serveOperator(app, platform, contract.listMoneyRows, ({ query }) => money.rows(query))
  serveOperator(app, platform, contract.sumMoneyRows, ({ query }) => money.totals(query))
  serveOperator(app, platform, contract.exportMoneyRows, ({ query, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileOf(FILES[query.figure], query)}"`)
    return money.rowsCsv(query)
  })
  serveOperator(app, platform, contract.readVat, ({ query }) => money.vat(query.quarter))
  exportRoutes(app, platform, money)
  serveOperator(app, platform, credits.listCreditNotes, ({ query }) => money.creditNotes(query))
  serveOperator(app, platform, credits.exportCreditNotes, ({ query, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileOf('credit-notes', query)}"`)
    return money.creditNotesCsv(query)
  })
}

/** @spec decisions 13.47 */
function exportRoutes(app: App, platform: Platform, money: MoneyDesk): void {
  serveOperator(app, platform, contract.exportVat, async ({ query: { quarter }, reply, change }) => {
    const { file, isRunning, balance } = await money.vatFile(quarter)
    reply.header('content-disposition', `attachment; filename="vat-${quarter}.csv"`)
    const made = { part: 1, parts: 1, isRunning, balance }
    return change(async () => ({ answer: file, ...exported(quarter, made) }))
  })
  serveOperator(app, platform, contract.exportDatev, async ({ query, reply, change }) => {
    const { file, ...made } = await money.datev(query)
    const name = datevName({ ...query, isRunning: made.isRunning })
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return change(async () => ({ answer: file, ...exported(query.month, { ...made, part: query.part }) }))
  })
  serveOperator(app, platform, contract.listBookExports, () => listBookExports(platform, money))
}
