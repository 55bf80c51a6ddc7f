import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as content from '@quintet/contracts/content'
import { type Product, startProduct } from '@quintet/testing'

describe('trending', () => {
  let product: Product

  before(async () => {
    product = await startProduct()
    // The first and fifth name of brand.json; the others do not exist here.
    const [first = '', , , , fifth = ''] = product.foundation.brand.trending
    await product.aTitle({ title: 'Popular', popularity: 90 })
    await product.aTitle({ title: 'Quiet', popularity: 1 })
    await product.aTitle({ title: 'Known', popularity: 50 })
    await product.aTitle({ title: 'Cartoon', popularity: 20, rating: 'FSK-0' })
    await product.aTitle({ title: fifth, rating: 'FSK-6' })
    await product.aTitle({ title: first.toUpperCase() })
  })
  after(() => product.stop())

  const titles = (items: content.ContentItem[]) => items.map(({ attributes }) => attributes.title)

  test('[decisions 4.9] lists four titles: the configured ones that exist, then the most popular', async () => {
    const [first = '', , , , fifth] = product.foundation.brand.trending
    const { body } = await product.call(content.listTrending, {})
    assert.deepEqual(titles(body), [first.toUpperCase(), fifth, 'Popular', 'Known'])
    assert.ok(body.every(({ representation }) => representation === undefined))
  })

  test('[decisions 4.9] lists only safe titles under the kids lock', async () => {
    const locked = await product.aMember({ kidLocked: true })
    const { body } = await locked.call(content.listTrending, {})
    assert.deepEqual(titles(body), [product.foundation.brand.trending[4], 'Cartoon'])
  })

  test('[decisions 4.9] lists announced titles after playable ones', async () => {
    const [first = '', , , , fifth] = product.foundation.brand.trending
    await product.aTitle({ title: 'Playing', popularity: 80, media: 'video' })
    const { body } = await product.call(content.listTrending, {})
    assert.deepEqual(titles(body), ['Playing', first.toUpperCase(), fifth, 'Popular'])
  })
})
