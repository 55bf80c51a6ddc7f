/** Tests what visitors’ pages show at a given time: sections arranged by editors, and the year in the footer. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FrontSection, saveFrontPage } from '@quintet/contracts/operator/front-pages'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  await product.aTitle({ title: 'Leuchtturm', media: 'video', tags: ['sea'] })
})
after(() => product.stop())

test('[decisions 13.15] a cached visitor page shows a section exactly during its period, in the reader’s language', async () => {
  const editor = await product.anOperator('editor')
  const at = (hours: number) => new Date(product.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const sections: FrontSection[] = [
    {
      kind: 'row',
      id: 'sea',
      from: at(1),
      until: at(2),
      audience: 'visitors',
      vertical: 'movies',
      heading: { de: 'Am Meer', en: 'By the sea' },
      rule: { by: 'tag', tag: 'sea', sort: 'added,desc' },
    },
  ]
  const body = { revision: null, sections }
  assert.equal((await editor.call(saveFrontPage, { params: { page: 'movies' }, body })).status, 200)
  await product.refresh()
  const shows = async (language: string, words: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    return (await (await product.send('/movies', { headers })).text()).includes(words)
  }
  assert.equal(await shows('de', 'Am Meer'), false)
  product.clock.advance(HOUR_MS)
  assert.equal(await shows('de', 'Am Meer'), true)
  assert.equal(await shows('en', 'By the sea'), true)
  product.clock.advance(HOUR_MS)
  assert.equal(await shows('de', 'Am Meer'), false)
})

test('[decisions 5.4] the year in the footer changes when it changes in Germany', async () => {
  // Tomorrow's: the clock turns only forwards.
  const year = new Date(product.clock.now().getTime() + DAY_MS).getUTCFullYear()
  const newYear = Date.UTC(year, 11, 31, 23)
  const footerYear = async () =>
    /©(?:<!-- -->|\s)*(\d{4})/.exec(await (await product.send('/faq')).text())?.[1]
  product.clock.advance(newYear - HOUR_MS - product.clock.now().getTime())
  assert.equal(await footerYear(), String(year))
  product.clock.advance(HOUR_MS + 1)
  assert.equal(await footerYear(), String(year + 1))
})
