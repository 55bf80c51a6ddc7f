import * as contract from '@quintet/contracts/invoices'
import { Problem } from '@quintet/contracts/problem'
import { priceFromCents } from '@quintet/domain/membership/pricing'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX, serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import { fileNameOf, pdfOf } from './documents.ts'
import { selectInvoice, selectInvoices } from './queries.ts'

export function invoiceRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.listInvoices, async ({ viewer }) =>
    (await selectInvoices(platform.db, viewer.accountId)).map((row) => ({
      id: row.id,
      date: row.issued_at.toISOString(),
      reference: row.reference,
      price: priceFromCents(row.gross_cents),
      currency: row.currency,
      kind: row.kind,
      pdf: `${API_PREFIX}/user/invoices/${row.id}/pdf`,
    })),
  )
  serve(app, platform, contract.getInvoicePdf, async ({ viewer, params, reply }) => {
    const invoice = await selectInvoice(platform.db, params.id)
    // Another account's invoice is reported as unknown.
    if (invoice?.account_id !== viewer.accountId) throw new Problem('unknown_invoice')
    reply.header('content-disposition', `inline; filename="${fileNameOf(platform.brand, invoice)}"`)
    return pdfOf(platform, invoice)
  })
}
