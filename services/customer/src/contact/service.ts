/** Messages to customer care: stored, forwarded and acknowledged. @spec accounts 7.4 */
import type { ContactMessage } from '@quintet/contracts/customer-care'
import type { Language } from '@quintet/domain/basics/languages'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { countTry, isWithin } from '@quintet/platform/identity/limits'
import { newId } from '@quintet/platform/identity/secrets'
import type { z } from 'zod'
import type { CustomerPlatform } from '../platform.ts'
import { contactReceiptMail, contactMail } from './emails.ts'
import * as queries from './queries.ts'

const HOUR_SECONDS = 60 * 60
const MESSAGES_PER_NETWORK = 10
/** Anybody may enter any address in the form, so receipts are limited to keep them from flooding a mailbox. @spec security 2.3 */
const RECEIPTS_PER_ADDRESS = 3

export async function sendMessage(
  { db, clock, mail, brand }: CustomerPlatform,
  message: Omit<z.output<typeof ContactMessage>, 'productId'>,
  from: { client: Client; accountId: string | null; language: Language },
): Promise<void> {
  const now = clock.now()
  await countTry(
    db,
    [
      {
        key: `contact:network:${from.client.addressKey}`,
        tries: MESSAGES_PER_NETWORK,
        windowSeconds: HOUR_SECONDS,
      },
    ],
    now,
  )
  const { language } = from
  const receipts = {
    key: `contact:address:${hashedKey(message.email.toLowerCase())}`,
    tries: RECEIPTS_PER_ADDRESS,
    windowSeconds: HOUR_SECONDS,
  }
  const isConfirmed = await isWithin(db, [receipts], now)
  await db.transaction().execute(async (tx) => {
    await queries.insertMessage(tx, {
      id: newId('msg'),
      account_id: from.accountId,
      full_name: message.fullName,
      email: message.email,
      subject: message.subject,
      content: message.content,
      received_at: now,
    })
    // Customer care can reply to the sender directly.
    const letter = contactMail({ brand, message })
    const toCare = { to: brand.company.email, replyTo: message.email, ...letter }
    await mail.queue(tx, { kind: 'contactMessage', ...toCare }, now)
    if (isConfirmed)
      await mail.queue(
        tx,
        { kind: 'contactReceipt', to: message.email, ...contactReceiptMail({ brand, language }) },
        now,
      )
  })
}
