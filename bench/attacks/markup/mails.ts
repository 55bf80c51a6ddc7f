/** Mails, shown as by a program without any policy. */
import { sendContactMessage } from '@quintet/contracts/customer-care'
import { declareCancellation, declareWithdrawal } from '@quintet/contracts/declarations'
import { rentTitle } from '@quintet/contracts/rentals'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { newEmail } from '@quintet/testing'
import { chunks } from './payloads.ts'
import type { Attempt } from './places.ts'

/** Mails with what strangers write to us and what is forwarded. Returns how many mails were shown. */
export async function readMails({ product, watched, tried, place }: Attempt): Promise<number> {
  let shown = 0
  for (const chunk of chunks(tried, 120)) {
    const text = place('messages and declarations', chunk)
    const to = newEmail()
    const reference = text.slice(0, 100)
    await product.call(sendContactMessage, {
      body: { productId: 221, fullName: text, email: to, subject: text, content: text },
    })
    await product.call(declareCancellation, {
      body: { name: text, email: to, reference, kind: 'extraordinary', reason: text },
    })
    await product.call(declareWithdrawal, { body: { name: text, email: to, reference } })
    product.clock.advance(HOUR_MS)
    const [sent, received] = [
      await product.mailsTo(to),
      await product.mailsTo(product.foundation.brand.company.email),
    ]
    for (const { html } of [...sent.slice(0, 2), ...received.slice(0, 3)]) {
      await watched.show(html)
      shown++
    }
  }
  return shown
}

/** Mails to members, with their own name and a title they rented. Returns how many mails were shown. */
export async function readAddressees({ product, watched, tried, place }: Attempt): Promise<number> {
  let shown = 0
  for (const chunk of chunks(tried, 120)) {
    const { email, call } = await product.aMember({ name: place('name at sign-up', chunk) })
    const title = await product.aTitle({
      title: place('rented title', chunk),
      media: 'video',
      rental: { priceCents: 399, currency: 'EUR' },
    })
    await call(rentTitle, { body: { contentId: title.id, useCredit: true, consent: true } })
    const mails = await product.mailsTo(email)
    if (mails.length < 2) throw new Error('A welcome and a rental are told by mail.')
    for (const { html } of mails) {
      await watched.show(html)
      shown++
    }
    product.clock.advance(HOUR_MS)
  }
  return shown
}
