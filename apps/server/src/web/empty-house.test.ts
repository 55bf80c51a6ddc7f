import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

test('[catalogue 8.1] an empty catalogue says so, on the home page and in each category', async () => {
  const { browser } = await product.aMember()
  for (const address of ['/', '/movies', '/music', '/audiobooks', '/games', '/sports']) {
    const page = await browser.send(address, { headers: { 'accept-language': 'en' } })
    assert.equal(page.status, 200, address)
    assert.match(await page.text(), /There is nothing here yet\. New titles appear/, address)
  }
})
