import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

const page = async (language: string) =>
  (await product.send('/', { headers: { accept: 'text/html', 'accept-language': language } })).text()

test('[decisions 7.1] pages show the drawing progress of a first start, and nothing afterwards', async () => {
  assert.doesNotMatch(await page('de'), /quintet-drawing/)
  product.foundation.demoProgress.note({ drawn: 62, total: 151 })
  // Visitors' pages are cached; each title that is drawn causes them to be rendered again.
  await product.aTitle()
  const words = async (language: string) =>
    /<quintet-drawing.*?<\/quintet-drawing>/s
      .exec(await page(language))?.[0]
      .replace(/<!-- -->|<[^>]*>/g, '')
      .trim()
  assert.equal(await words('de'), 'Der Demo-Katalog wird vorbereitet: 62 von 151')
  assert.equal(await words('en'), 'Preparing the demo catalogue: 62 of 151')
  assert.match(await page('en'), /data-address="\/api\/demo"/)
  product.foundation.demoProgress.end()
  await product.aTitle()
  assert.doesNotMatch(await page('en'), /quintet-drawing/)
})
