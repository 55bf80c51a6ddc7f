/** Mail attachments, looked up by the names stored with the mails. */
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import type { MailAttachment } from '@quintet/platform/mail/delivery'
import { invoiceNamed } from './invoices/index.ts'
import { paperNamed } from './legal-texts/index.ts'

type Parts = { db: Database; brand: OpenBrand; config: Config }

/** Null if the name is not one of our attachments. */
export async function attachmentOf(parts: Parts, name: string): Promise<MailAttachment | null> {
  return (await invoiceNamed(parts, name)) ?? (await paperNamed(parts, name))
}
