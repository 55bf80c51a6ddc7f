/** Invoices as files, for downloads and as mail attachments. */
import type { Brand } from '@quintet/contracts/brand'
import { Problem } from '@quintet/contracts/problem'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Database } from '@quintet/platform/db/database'
import type { MailAttachment } from '@quintet/platform/mail/delivery'
import { invoicePdf } from './pdf.ts'
import { selectInvoice, selectReference, type StoredInvoice } from './queries.ts'

type Parts = { db: Database; brand: OpenBrand }

const INVOICE = /^invoice:(.+)$/

export async function pdfOf({ db, brand }: Parts, invoice: StoredInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const corrected = invoice.corrects === null ? null : await selectReference(db, invoice.corrects)
  return invoicePdf(brand, invoice, corrected)
}

/** A file name such as `Quintet R-2026-000001.pdf`, limited to characters that are safe in headers and file systems. */
export function fileNameOf({ name }: Brand, { reference }: StoredInvoice): string {
  return `${name.replace(/[^\w -]/g, '')} ${reference}.pdf`.trim()
}

/** Returns a stored invoice with its file name; throws `unknown_invoice`. */
export async function documentOf(
  parts: Parts,
  id: string,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const invoice = await selectInvoice(parts.db, id)
  if (!invoice) throw new Problem('unknown_invoice')
  return { name: fileNameOf(parts.brand, invoice), content: await pdfOf(parts, invoice) }
}

/** The mail attachment with the name stored with the mail; null if it is not one of our invoices. */
export async function invoiceNamed(parts: Parts, name: string): Promise<MailAttachment | null> {
  const [, id] = INVOICE.exec(name) ?? []
  const invoice = id === undefined ? undefined : await selectInvoice(parts.db, id)
  if (!invoice) return null
  const content = Buffer.from(await pdfOf(parts, invoice))
  return { filename: fileNameOf(parts.brand, invoice), content, contentType: 'application/pdf' }
}
