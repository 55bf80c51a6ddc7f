import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  getContentInfo,
  listChildrenInfo,
  listContentInfo,
  listExtras,
  listRelated,
} from '@quintet/contracts/content'
import { getContinue, getHistory, putHistory } from '@quintet/contracts/history'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import { rentTitle } from '@quintet/contracts/rentals'
import { type Product, startProduct } from '@quintet/testing'

const PRODUCT = { productId: 221 }

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const anExtra = (parentId: number, wishes: Parameters<Product['aTitle']>[0] = {}) =>
  product.aTitle({
    kind: 'extra',
    extraKind: 'deleted-scene',
    parentId,
    rating: 'FSK-0',
    media: 'video',
    ...wishes,
  })
const extrasOf = async (id: number) =>
  (await product.call(listExtras, { params: { id } })).body.map(({ attributes }) => [
    attributes.extra,
    attributes.title,
  ])

test('[decisions 9.16] a film lists its extras in order; lists, search and children leave them out', async () => {
  const film = await product.aTitle({ kind: 'series', title: 'Wattwanderung', categories: ['movies:drama'] })
  const episode = await product.aTitle({
    kind: 'episode',
    parentId: film.id,
    season: 1,
    number: 1,
    media: 'video',
  })
  await anExtra(film.id, { title: 'Zweitens Prielgesang', place: 2, extraKind: 'interview' })
  const first = await anExtra(film.id, { title: 'Erstens Prielgesang', place: 1 })
  await product.publish(film.id)
  assert.deepEqual(await extrasOf(film.id), [
    ['deleted-scene', 'Erstens Prielgesang'],
    ['interview', 'Zweitens Prielgesang'],
  ])
  assert.deepEqual(await extrasOf(episode.id), [])
  const ids = async (query: { search?: string; category?: string }) =>
    (await product.call(listContentInfo, { params: PRODUCT, query: { limit: 100, ...query } })).body.map(
      ({ contentitem_id: id }) => id,
    )
  assert.deepEqual(await ids({ search: 'Prielgesang' }), [])
  assert.ok(!(await ids({ category: 'movies' })).includes(first.id))
  const children = await product.call(listChildrenInfo, { params: { ...PRODUCT, id: film.id } })
  assert.deepEqual(
    children.body.map(({ contentitem_id: id }) => id),
    [episode.id],
  )
  const similar = await product.call(listRelated, { params: { id: film.id }, query: { kind: 'similar' } })
  assert.ok(similar.body.every(({ kind }) => kind !== 'extra'))
  const shown = await product.call(getContentInfo, { params: { ...PRODUCT, id: film.id } })
  assert.equal(shown.body[0]?.attributes.has_extras, true)
  const without = await product.call(getContentInfo, { params: { ...PRODUCT, id: episode.id } })
  assert.equal(without.body[0]?.attributes.has_extras, undefined)
})

test('[decisions 9.16] watching an extra does not count for the film: nothing to continue, no history', async () => {
  const film = await product.aTitle({ media: 'video' })
  const extra = await anExtra(film.id)
  await product.publish(film.id)
  const member = await product.aMember()
  const { status, body } = await member.call(startPlayback, { body: { contentId: extra.id } })
  assert.equal(status, 201)
  await member.call(reportPosition, {
    params: { id: body.id },
    body: { position: 120, sequence: 1, at: product.clock.now().toISOString() },
  })
  await member.call(putHistory, {
    params: { contentId: extra.id },
    body: { position: 130, sequence: 2, at: product.clock.now().toISOString(), duration: 600 },
  })
  assert.deepEqual((await member.call(getContinue)).body, [])
  assert.deepEqual((await member.call(getHistory)).body, [])
})

test('[decisions 9.16] extras of a rented film play while it is rented', async () => {
  const film = await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })
  const extra = await anExtra(film.id)
  await product.publish(film.id)
  const member = await product.aMember()
  const play = () => member.call(startPlayback, { body: { contentId: extra.id } })
  assert.equal((await play()).problem?.code, 'rental_required')
  await member.call(rentTitle, { body: { contentId: film.id, useCredit: false, consent: true } })
  assert.equal((await play()).status, 201)
})
