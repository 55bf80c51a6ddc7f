import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

const environment = { ROLE: 'customer,content,web', PUBLIC_ORIGIN: 'http://quintet.example' }

let first: Product
let second: Product

before(async () => {
  first = await startProduct({ environment })
  await first.aTitle({ vertical: 'movies', title: 'Seen By Both' })
  second = await startProduct({
    environment: { ...environment, DATABASE_URL: first.foundation.databaseUrl },
  })
})
after(async () => {
  await second.stop()
  await first.stop()
})

const textOf = async (product: Product, address: string): Promise<string> =>
  (await product.send(address, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()
const stateIn = (html: string) => (/data-state="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
const timeless = (state: string) => state.replaceAll(/\b\d{13}\b|renderedAt:"[^"]+"/g, '')

for (const address of [
  '/',
  '/movies',
  '/movies?title=seen',
  '/login?to=%2Fmusic-stream',
  '/impressum?lang=de',
])
  test(`[decisions 14.30] another process gives the state of ${address}, which it did not draw`, async () => {
    const state = stateIn(await textOf(first, address))
    const there = await second.send(state)
    assert.equal(there.status, 200)
    assert.match(there.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(timeless(await there.text()), timeless(await textOf(first, state)))
  })

test('[decisions 14.30] the state of a page that has since changed is not found', async () => {
  const state = stateIn(await textOf(first, '/sports'))
  await second.aTitle({ vertical: 'sports', title: 'Only Seen Since' })
  assert.equal((await second.send(state)).status, 404)
  assert.equal((await first.send(state)).status, 200, 'whoever drew it has it still')
  const elsewhere = stateIn(await textOf(first, '/music-stream')).replace(
    '%2Fmusic-stream',
    '%2F%2Fevil.example',
  )
  assert.equal((await second.send(elsewhere)).status, 404)
})
