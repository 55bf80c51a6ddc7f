import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { TAGS } from '@quintet/domain/catalogue/categories'
import { type Product, startProduct, type TestTitle } from '@quintet/testing'

let product: Product
let film: TestTitle
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  film = await product.aTitle({ media: 'video', tags: [TAGS.highlights] })
})
after(() => product.stop())

const WAY_BACK = /href="[^"]*account=billing"[^>]*>(<[^>]*>)*Continue your membership/

test('[decisions 13.51] a member whose membership has ended is told on the home page and on titles, with the way back', async () => {
  const member = await product.aMember()
  const read = async (address: string) =>
    (await member.browser.send(address, { headers: { 'accept-language': 'en' } })).text()
  const address = `/movies/movie/${film.id}`
  assert.doesNotMatch(await read('/'), /Your membership has ended/)
  assert.match(await read('/'), />Watch now</)
  assert.match(await read(address), />Play</)
  await product.endMembership(member)
  for (const page of [await read('/'), await read(address)]) {
    assert.match(page, /Your membership has ended\./)
    assert.match(page, WAY_BACK)
  }
  assert.doesNotMatch(await read(address), />Play</)
  assert.doesNotMatch(await read('/'), />Watch now</, 'the slide of a highlight')
})
