import * as contract from '@quintet/contracts/operator/payouts'
import type { App, Platform } from '@quintet/platform/http/app'
import type { PayoutDesk } from '../ports.ts'
import { fileOf } from '../money/file-of.ts'
import { serveOperator } from '../serve.ts'

export function payoutRoutes(app: App, platform: Platform, payouts: PayoutDesk): void {
  serveOperator(app, platform, contract.listPayouts, async ({ query }) => ({
    ...(await payouts.list(query)),
    unpaid: await payouts.unpaid(),
  }))
  serveOperator(app, platform, contract.sumPayouts, ({ query }) => payouts.totals(query))
  serveOperator(app, platform, contract.exportPayouts, ({ query, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileOf('payouts', query)}"`)
    return payouts.listCsv(query)
  })
  serveOperator(app, platform, contract.readPayout, ({ params, query }) => payouts.read(params.id, query))
  serveOperator(app, platform, contract.exportPayout, ({ params: { id }, reply }) => {
    reply.header('content-disposition', `attachment; filename="${encodeURIComponent(id)}.csv"`)
    return payouts.csv(id)
  })
  serveOperator(app, platform, contract.fetchPayouts, async ({ body: { since }, change }) => {
    // The provider is queried before the transaction begins.
    const found = await payouts.ask(since === undefined ? undefined : new Date(since))
    return change(async (tx, now) => {
      await found.save(tx, now)
      return {
        answer: { payouts: found.count },
        action: 'payouts_fetched',
        subject: 'payout',
        subjectId: since ?? 'lately',
        after: { payouts: found.count },
      }
    })
  })
}
