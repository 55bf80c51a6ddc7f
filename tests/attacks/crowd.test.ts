/** More than a process answers at once: who plays goes first. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listContentInfo } from '@quintet/contracts/content'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/product'
import { admissionOf } from '@quintet/platform/http/admission'
import { type Product, startProduct, writePackaged } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

test('[security 4.8] in a crowd a film starts, lists, pages and accounts hear that it is busy, and go on after it', async () => {
  const film = await product.aTitle({ media: 'video' })
  await writePackaged(product.foundation, film, { videos: ['v-360p'] })
  const member = await product.aMember()
  const ask = () =>
    Promise.all([
      member.call(listContentInfo, { params: { productId: DEFAULT_PRODUCT_ID }, query: {} }),
      member.call(listInvoices),
      member.send('/movies', { headers: { accept: 'text/html' } }),
    ])
  const crowd = Promise.withResolvers<void>()
  const all = Array.from({ length: 24 }, () =>
    admissionOf(product.app).within('starting', () => crowd.promise),
  )
  try {
    const busy = ask()
    const { body } = await member.call(startPlayback, { body: { contentId: film.id } })
    assert.match(body.manifest ?? '', /master\.m3u8/)
    for (const { headers } of await busy) assert.match(headers.get('retry-after') ?? '', /^[2-8]$/)
  } finally {
    crowd.resolve()
  }
  await Promise.all(all)
  for (const { status } of await ask()) assert.equal(status, 200)
})
