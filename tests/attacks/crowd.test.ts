/** More requests than a process can answer at once: playback takes priority. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listContentInfo } from '@quintet/contracts/content'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { admissionOf } from '@quintet/platform/http/admission'
import { type Product, startProduct, writePackaged } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

test('[security 4.8] under overload a film starts while lists, pages and accounts return busy, and they recover afterwards', async () => {
  const film = await product.aTitle({ media: 'video' })
  await writePackaged(product.foundation, film, { videos: ['v-360p'] })
  const member = await product.aMember()
  const ask = () =>
    Promise.all([
      member.call(listContentInfo, { params: { productId: DEFAULT_PRODUCT_ID }, query: {} }),
      member.call(listInvoices),
      member.send('/movies', { headers: { accept: 'text/html', 'accept-language': 'de' } }),
    ])
  const crowd = Promise.withResolvers<void>()
  const all = Array.from({ length: 24 }, () =>
    admissionOf(product.app).within('starting', () => crowd.promise),
  )
  try {
    const busy = ask()
    const { body } = await member.call(startPlayback, { body: { contentId: film.id } })
    assert.match(body.manifest ?? '', /master\.m3u8/)
    const answers = await busy
    for (const { headers } of answers) assert.match(headers.get('retry-after') ?? '', /^[2-8]$/)
    const page = answers[2]
    assert.equal(page.headers.get('refresh'), page.headers.get('retry-after'))
    assert.match(await page.text(), /<a href="\/movies">Jetzt noch einmal versuchen<\/a>/)
  } finally {
    crowd.resolve()
  }
  await Promise.all(all)
  for (const { status } of await ask()) assert.equal(status, 200)
})
