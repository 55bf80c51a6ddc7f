import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listChildrenInfo, listContent, listContentInfo } from '@quintet/contracts/content'
import { getTrailer, startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct } from '@quintet/testing'
import { importLibrary } from './import-library.ts'
import { settleTitle } from './settle/settle.ts'

const params = { productId: 221 }
const FILES = {
  'Movies/Kielwasser (2025)': ['quintet.json', 'Kielwasser (2025)-trailer.mp4'],
  'Shows/Deichschau': ['quintet.json', 'Deichschau-trailer.mp4', 'Season 01/Deichschau S01E01.quintet.json'],
  'Sports/Wattlauf/Finale': ['quintet.json', 'Finale-trailer.mp4'],
}

let product: Product
let library = ''
let shownBefore: boolean[] = []
before(async () => {
  product = await startProduct()
  library = await mkdtemp(path.join(tmpdir(), 'trailers-'))
  for (const [folder, names] of Object.entries(FILES))
    for (const name of names) {
      const file = path.join(library, folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      const title = path.basename(name.startsWith('Season') ? name : folder)
      await writeFile(file, name.endsWith('.json') ? JSON.stringify({ texts: { de: { title } } }) : 'a film')
    }
  await importLibrary(product.foundation, library)
  // Settles like the media service; packaging is not part of this slice.
  const { db, clock } = product.foundation
  for (const { id } of await db.selectFrom('content_item').select('id').execute())
    await db.transaction().execute((trx) => settleTitle(trx, id, clock.now()))
  shownBefore = (await db.selectFrom('content_item').select('published_at').execute()).map(
    ({ published_at }) => published_at !== null,
  )
  const assets = await db
    .updateTable('media_asset')
    .set({ state: 'ready' })
    .returning(['item_id', 'purpose'])
    .execute()
  assert.deepEqual(
    assets.map(({ purpose }) => purpose),
    ['trailer', 'trailer', 'trailer'],
  )
  for (const { item_id } of assets)
    await db.transaction().execute((trx) => settleTitle(trx, item_id, clock.now()))
  await product.refresh()
})
after(async () => {
  await product.stop()
  await rm(library, { recursive: true, force: true })
})

test('[decisions 9.2] titles are published while their trailers are still being made', () => {
  assert.deepEqual(shownBefore, [true, true, true, true])
})

test('[decisions 9.2] a trailer next to an announced film, series or match becomes the title’s trailer', async () => {
  const { body } = await product.call(listContentInfo, { params, query: {} })
  assert.deepEqual(body.map(({ kind }) => kind).toSorted(), ['event', 'movie', 'series'])
  for (const { contentitem_id: id, attributes } of body) {
    assert.equal(attributes.trailer, `/api/content/info/221/${id}/trailer`)
    const { body: trailer } = await product.call(getTrailer, { params: { ...params, id } })
    assert.equal(trailer.type, 'TRAILER')
  }
})

test('[catalogue 5.5] a title with only a trailer neither looks playable nor can be played', async () => {
  const member = await product.aMember()
  const { body } = await member.call(listContent, { query: {} })
  assert.equal(body.length, 3)
  for (const { contentitem_id: contentId, representation, attributes } of body) {
    assert.equal(representation, undefined)
    assert.equal(attributes.duration, undefined)
    assert.equal(attributes.resolution, undefined)
    const { problem } = await member.call(startPlayback, { body: { contentId } })
    assert.equal(problem?.code, 'not_playable')
  }
})

test('[catalogue 2.10.5] an episode without its own trailer shows that of its series', async () => {
  const { body } = await product.call(listContentInfo, { params, query: { search: 'Deichschau' } })
  const series = body.find(({ kind }) => kind === 'series')
  assert.ok(series)
  const { body: episodes } = await product.call(listChildrenInfo, {
    params: { ...params, id: series.contentitem_id },
  })
  assert.equal(episodes.length, 1)
  for (const { contentitem_id: id, attributes } of episodes) {
    assert.equal(attributes.trailer, `/api/content/info/221/${id}/trailer`)
    assert.ok((await product.call(getTrailer, { params: { ...params, id } })).body.manifest)
  }
})
