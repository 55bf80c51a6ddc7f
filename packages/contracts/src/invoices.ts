/** Invoices and the credit notes that correct them. */
import { z } from 'zod'
import { text } from './fields.ts'
import { defineRoute } from './route.ts'

/** The specified fields; a credit note has a negative price. @spec decisions 3.7 */
export const Invoice = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  reference: z.string().describe('Number printed on the document.'),
  price: z.number().describe('Gross amount; negative for a refund.'),
  currency: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  pdf: z.string().describe('Path on this origin.'),
})
export type Invoice = z.infer<typeof Invoice>

const account = { service: 'customer', access: 'unlocked' } as const

export const listInvoices = defineRoute({
  ...account,
  id: 'listInvoices',
  method: 'GET',
  path: '/user/invoices',
  summary: 'Lists the account’s invoices and credit notes, newest first.',
  answer: z.array(Invoice),
})

export const getInvoicePdf = defineRoute({
  ...account,
  id: 'getInvoicePdf',
  method: 'GET',
  path: '/user/invoices/:id/pdf',
  summary: 'Returns the invoice as a PDF, in the language it was issued in.',
  params: z.object({ id: text(100) }),
  answer: z.instanceof(Uint8Array),
  media: 'application/pdf',
  problems: ['unknown_invoice'],
})
