import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { logOut } from '@quintet/contracts/session'
import { announceChange } from '../catalogue/changes.ts'
import { lockDevice, type Product, startProduct, type TestTitle } from '@quintet/testing'

const LIST = '/api/content/info/221?category=movies'

describe('caching of the catalogue', () => {
  let product: Product
  let film: TestTitle

  before(async () => {
    product = await startProduct()
    film = await product.aTitle({ title: 'Öl', media: 'video', rating: 'FSK-16' })
  })
  after(() => product.stop())

  // fetch would decompress the response and add headers of its own.
  const raw = (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      get(product.origin + address, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      }).on('error', reject)
    })

  test('[decisions 1.8] a visitor’s list is sent as brotli with a strong ETag, and comes back identical from the cache', async () => {
    const plain = await raw(LIST)
    const [first, held] = [
      await raw(LIST, { 'accept-encoding': 'br' }),
      await raw(LIST, { 'accept-encoding': 'br' }),
    ]
    for (const answer of [first, held]) {
      assert.equal(answer.headers['content-encoding'], 'br')
      assert.deepEqual(brotliDecompressSync(answer.bytes), plain.bytes)
      assert.match(String(answer.headers['etag']), /^"[^"]+-br"$/)
      assert.equal(answer.headers['cache-control'], 'public, no-cache')
      assert.equal(answer.headers['vary'], 'Cookie, Authorization, Accept-Language, Accept-Encoding')
      assert.equal(answer.headers['x-total-count'], '1')
    }
    assert.equal(first.headers['etag'], held.headers['etag'])
    assert.notEqual(first.headers['etag'], plain.headers['etag'], 'other bytes, another ETag')
  })

  test('[decisions 1.8] a title that does not exist has no ETag, and is 404 for every one', async () => {
    const { headers } = await raw(`/api/content/info/221/${film.id}`)
    for (const sent of [{}, { 'if-none-match': String(headers['etag']) }] as Record<string, string>[]) {
      const missing = await raw('/api/content/info/221/999999', sent)
      assert.deepEqual([missing.status, missing.headers['etag']], [404, undefined])
    }
  })

  test('[decisions 1.8] lists, items, rows, trending and children return 304 while nothing changes, and 200 after a change', async () => {
    const addresses = [
      LIST,
      `/api/content/info/221/${film.id}`,
      '/api/content/info/221/rows',
      '/api/search/trending',
      `/api/content/info/221/${film.id}/children`,
      `/api/content/${film.id}/related`,
    ]
    const etags = new Map<string, string>()
    for (const address of addresses)
      for (let time = 0; time < 2; time++) {
        const { headers } = await raw(address)
        const etag = String(headers['etag'])
        etags.set(address, etag)
        const again = await raw(address, { 'if-none-match': `"other", ${etag}` })
        assert.deepEqual([again.status, again.bytes.length], [304, 0], address)
        assert.equal(again.headers['etag'], etag)
      }
    await product.aTitle({ title: 'Salz' })
    for (const [address, etag] of etags)
      assert.equal((await raw(address, { 'if-none-match': etag })).status, 200, address)
    assert.equal(JSON.parse((await raw(LIST)).bytes.toString()).length, 2)
  })

  test('[decisions 10.4] a title that expires disappears from the cached list', async () => {
    const until = new Date(product.clock.now().getTime() + 60_000)
    await product.aTitle({ title: 'Kurz', categories: ['movies:short'], availableUntil: until })
    const address = '/api/content/info/221?category=movies:short'
    assert.equal(JSON.parse((await raw(address)).bytes.toString()).length, 1)
    product.clock.advance(61_000)
    assert.equal((await raw(address)).bytes.toString(), '[]')
  })

  test('[decisions 1.8] languages are cached separately', async () => {
    const german = await raw('/api/category/movies/subcategories', { 'accept-language': 'de' })
    const english = await raw('/api/category/movies/subcategories', { 'accept-language': 'en' })
    assert.equal(german.status, 200)
    assert.equal(english.status, 200)
    const [de, en] = [
      await raw(LIST, { 'accept-language': 'de' }),
      await raw(LIST, { 'accept-language': 'en' }),
    ]
    assert.notEqual(de.headers['etag'], en.headers['etag'])
    assert.match(en.bytes.toString(), /About Öl/)
    assert.match(de.bytes.toString(), /Über Öl/)
  })

  test('[decisions 1.8] a cached picture returns 304 until its title is no longer visible', async () => {
    const until = new Date(product.clock.now().getTime() + 60_000)
    const { id } = await product.aTitle({ title: 'Bild', rating: 'FSK-16', availableUntil: until })
    await product.db
      .insertInto('picture')
      .values({
        id: 'pic_caching',
        item_id: id,
        shape: 'portrait',
        source: JSON.stringify({ kind: 'file', path: 'a.png' }),
        state: 'ready',
        widths: [320],
        created_at: product.clock.now(),
      })
      .execute()
    await product.foundation.storage.write('pictures/pic_caching/320.webp', 'picture')
    await announceChange(product.db, [id])
    await product.refresh()
    const address = '/media/pictures/pic_caching/320.webp'
    const etag = String((await raw(address)).headers['etag'])
    for (let time = 0; time < 3; time++)
      assert.equal((await raw(address, { 'if-none-match': `W/${etag}` })).status, 304)
    assert.equal((await raw(address)).bytes.toString(), 'picture')
    const locked = await product.aMember({ kidLocked: true })
    const hidden = await locked.browser.send(address, { headers: { 'if-none-match': etag } })
    assert.equal(hidden.status, 404)
    product.clock.advance(61_000)
    assert.equal((await raw(address, { 'if-none-match': etag })).status, 404)
  })

  test('[decisions 1.8] responses to members and locked devices are private and never served to others', async () => {
    const member = await product.aMember()
    const full = await member.send('/api/content?category=movies')
    assert.equal(full.headers.get('cache-control'), 'private, no-cache')
    const etag = full.headers.get('etag') ?? ''
    const known = await member.send('/api/content?category=movies', { headers: { 'if-none-match': etag } })
    assert.equal(known.status, 304)
    await lockDevice(member.call)
    const locked = await member.send('/api/content?category=movies', { headers: { 'if-none-match': etag } })
    assert.equal(locked.status, 200, 'the lock changes the ETag')
    assert.deepEqual(await locked.json(), [])

    const other = await product.aMember()
    await lockDevice(other.browser.call)
    await other.browser.call(logOut)
    await raw(LIST)
    const visitor = await other.browser.send(LIST)
    assert.equal(visitor.headers.get('cache-control'), 'private, no-cache')
    assert.deepEqual(await visitor.json(), [])
    assert.ok(JSON.parse((await raw(LIST)).bytes.toString()).length > 0)
  })
})

test('[decisions 2.4] a session ended by another process is refused within half a second', async () => {
  const product = await startProduct()
  try {
    const member = await product.aMember()
    assert.equal((await member.send('/api/content')).status, 200)
    await product.db.updateTable('session').set({ ended_at: product.clock.now() }).execute()
    product.clock.advance(500)
    assert.equal((await member.send('/api/content')).status, 401)
  } finally {
    await product.stop()
  }
})
