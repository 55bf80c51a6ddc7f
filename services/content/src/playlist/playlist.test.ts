import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contract from '@quintet/contracts/playlist'
import { listContent } from '@quintet/contracts/content'
import { listRentals } from '@quintet/contracts/rentals'
import { lockDevice, type Product, startProduct, type TestTitle } from '@quintet/testing'

describe('the playlist', () => {
  let product: Product
  let film: TestTitle
  let book: TestTitle
  let cartoon: TestTitle

  before(async () => {
    product = await startProduct()
    film = await product.aTitle({ rating: 'FSK-16' })
    book = await product.aTitle({ vertical: 'audio-books', kind: 'audiobook' })
    cartoon = await product.aTitle({ rating: 'FSK-0' })
  })
  after(() => product.stop())

  const entry = ({ id }: TestTitle, category = 'movies') => ({ contentId: id, category })

  test('[catalogue 7.3] adding and removing return the playlist, newest first', async () => {
    const { call } = await product.aMember()
    assert.deepEqual((await call(contract.getPlaylist)).body, [])
    await call(contract.addToPlaylist, { body: entry(film) })
    product.clock.advance(1000)
    const added = await call(contract.addToPlaylist, { body: entry(book, 'audio-books') })
    assert.deepEqual(added.body, [entry(book, 'audio-books'), entry(film)])
    assert.deepEqual((await call(contract.getPlaylist)).body, added.body)
    const removed = await call(contract.removeFromPlaylist, { params: { contentId: book.id } })
    assert.deepEqual(removed.body, [entry(film)])
  })

  test('[decisions 4.8] adding and removing are idempotent: a second time moves nothing and is not an error', async () => {
    const { call } = await product.aMember()
    await call(contract.addToPlaylist, { body: entry(film) })
    product.clock.advance(1000)
    await call(contract.addToPlaylist, { body: entry(cartoon) })
    product.clock.advance(1000)
    const again = await call(contract.addToPlaylist, { body: entry(film, 'movies:drama') })
    assert.deepEqual(again.body, [entry(cartoon), entry(film)])
    for (const contentId of [cartoon.id, cartoon.id, 999_999])
      assert.deepEqual((await call(contract.removeFromPlaylist, { params: { contentId } })).body, [
        entry(film),
      ])
  })

  test('[catalogue 7.3] refuses a favorite without a category, and an id that only looks like one', async () => {
    const { send } = await product.aMember()
    for (const body of [
      { contentId: film.id, category: '' },
      { contentId: film.id, category: 'cinema' },
      { contentId: true, category: 'movies' },
      { contentId: [film.id], category: 'movies' },
      { contentId: `0x${film.id.toString(16)}`, category: 'movies' },
      { contentId: film.id + 0.5, category: 'movies' },
    ]) {
      const answer = await send('/api/user/playlist', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      assert.equal(answer.status, 422, JSON.stringify(body))
    }
  })

  test('[decisions 4.8] concurrent clicks make one favorite', async () => {
    const { call } = await product.aMember()
    await Promise.all(Array.from({ length: 8 }, () => call(contract.addToPlaylist, { body: entry(film) })))
    assert.deepEqual((await call(contract.getPlaylist)).body, [entry(film)])
  })

  test('[decisions 4.1] favorites can be fetched by their ids', async () => {
    const { call } = await product.aMember()
    await call(contract.addToPlaylist, { body: entry(film) })
    const { body } = await call(contract.addToPlaylist, { body: entry(book, 'audio-books') })
    const ids = body.map(({ contentId }) => contentId).join(',')
    const items = await call(listContent, { query: { ids, sort: 'order,asc' } })
    assert.deepEqual(new Set(items.body.map((item) => item.contentitem_id)), new Set([film.id, book.id]))
  })

  test('[decisions 4.17] a locked device only sees and changes safe favorites', async () => {
    const { call } = await product.aMember()
    const secret = await product.aTitle({ rating: 'FSK-16' })
    for (const title of [secret, cartoon]) await call(contract.addToPlaylist, { body: entry(title) })
    await lockDevice(call)
    assert.deepEqual((await call(contract.getPlaylist)).body, [entry(cartoon)])
    const refused = await call(contract.addToPlaylist, { body: entry(book) })
    assert.equal(refused.problem?.code, 'unknown_content')
    await call(contract.removeFromPlaylist, { params: { contentId: secret.id } })
    const kept = await product.db
      .selectFrom('playlist_entry')
      .select('item_id')
      .where('item_id', '=', secret.id)
      .execute()
    assert.equal(kept.length, 1, 'what the child cannot see stays')
  })

  test('[catalogue 7.3] contentId must be a number and category one in the catalogue', async () => {
    const { call, send } = await product.aMember()
    for (const body of [
      {},
      { contentId: 'x', category: 'movies' },
      { contentId: 1.5, category: 'movies' },
      { contentId: 2 ** 40, category: 'movies' },
      { contentId: film.id },
      { contentId: film.id, category: 'cooking' },
      { contentId: film.id, category: 'movies\0' },
    ]) {
      const answer = await send('/api/user/playlist', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      assert.equal(answer.status, 422, JSON.stringify(body))
    }
    const unknown = await call(contract.addToPlaylist, { body: { contentId: 999_999, category: 'movies' } })
    assert.deepEqual([unknown.status, unknown.problem?.code], [404, 'unknown_content'])
  })

  test('[decisions 4.34] without rentals the list is empty', async () => {
    const { call } = await product.aMember()
    assert.deepEqual((await call(listRentals)).body, [])
  })
})
