import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getMe } from '@quintet/contracts/user'
import { getContent } from '@quintet/contracts/content'
import { type Product, startProduct } from './index.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('a test member is a member of the product, by Bearer token and by cookie', async () => {
  const member = await product.aMember()
  const byToken = await member.call(getMe)
  const byCookie = await member.browser.call(getMe)
  assert.equal(byToken.body.email, member.email)
  assert.deepEqual(byCookie.body, byToken.body)
})

test('a locked test member is locked', async () => {
  const member = await product.aMember({ kidLocked: true })
  assert.equal((await member.call(getMe)).body.kidLocked, true)
})

test('a test title is in the catalogue at once, with the requested rating', async () => {
  const title = await product.aTitle({ rating: 'FSK-16' })
  const member = await product.aMember()
  const kid = await product.aMember({ kidLocked: true })
  const [item] = (await member.call(getContent, { params: { id: title.id } })).body
  assert.equal(item?.contentitem_id, title.id)
  assert.equal((await kid.call(getContent, { params: { id: title.id } })).problem?.code, 'unknown_content')
})
