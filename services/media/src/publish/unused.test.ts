import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPlayback } from '@quintet/contracts/playback'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { StreamTable } from '@quintet/platform/db/tables'
import { newId } from '@quintet/platform/identity/secrets'
import { claimFolder, noteUnclaimed } from '@quintet/platform/jobs/media-orders'
import { type Product, startProduct } from '@quintet/testing'
import { collectUnused } from './unused.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const keyOf = (assetId: string | null) => `assets/${assetId}/master.m3u8`
const isKept = async (assetId: string | null) =>
  (await product.foundation.storage.size(keyOf(assetId))) !== null
const collectIn = (days: number) =>
  collectUnused({ ...product.foundation, clock: { now: () => new Date(Date.now() + days * DAY_MS) } })

async function aFilm() {
  const { id, assetId } = await product.aTitle({ media: 'video' })
  await product.foundation.storage.write(keyOf(assetId), '#EXTM3U')
  return { id, assetId }
}

test('[decisions 13.17] removes only the media of a deleted title from storage, a day later', async () => {
  const [gone, stays] = [await aFilm(), await aFilm()]
  await product.db.deleteFrom('content_item').where('id', '=', gone.id).execute()
  await collectIn(0)
  assert.equal(await isKept(gone.assetId), true, 'pages that were sent name it a while longer')
  await collectIn(2)
  assert.deepEqual([await isKept(gone.assetId), await isKept(stays.assetId)], [false, true])
})

test('[decisions 13.17] removes replaced media once no playback uses them', async () => {
  const { id, assetId } = await aFilm()
  const newer = newId('asset')
  const old = await product.db
    .selectFrom('media_asset')
    .selectAll()
    .where('id', '=', assetId ?? '')
    .executeTakeFirstOrThrow()
  await product.db
    .insertInto('media_asset')
    .values({
      id: newer,
      item_id: id,
      purpose: 'main',
      form: 'video',
      source: JSON.stringify(old.source),
      state: 'ready',
      reason: null,
      duration_seconds: null,
      entry_key: null,
      created_at: new Date(old.created_at.getTime() + 1000),
      finished_at: new Date((old.finished_at ?? old.created_at).getTime() + 1000),
    })
    .execute()
  await product.foundation.storage.write(keyOf(newer), '#EXTM3U')
  const other = await aFilm()
  const { call } = await product.aMember()
  const { body: stream } = await call(startPlayback, { body: { contentId: other.id } })
  const isKeptWhile = async (
    playing: Partial<Pick<StreamTable, 'asset_id' | 'next_asset_id' | 'ended_at'>>,
  ) => {
    await product.db.updateTable('stream').set(playing).where('id', '=', stream.id).execute()
    await collectIn(2)
    await collectIn(4)
    return isKept(assetId)
  }
  assert.equal(await isKeptWhile({ asset_id: assetId }), true, 'a stream plays them')
  assert.equal(
    await isKeptWhile({ asset_id: other.assetId, next_asset_id: assetId }),
    true,
    'plays them next',
  )
  assert.equal(await isKeptWhile({ ended_at: new Date() }), false, 'it has ended')
  assert.equal(await isKept(newer), true)
})

test('[decisions 13.17] removes a folder recorded before writing, unless a row has claimed it', async () => {
  const { storage } = product.foundation
  for (const folder of ['trailers/left', 'trailers/used']) {
    await noteUnclaimed(product.db, folder)
    await storage.write(`${folder}/whole.mp4`, 'a film')
  }
  const claim = () => product.db.transaction().execute((trx) => claimFolder(trx, 'trailers/used'))
  assert.equal(await claim(), true)
  await collectIn(2)
  const sizes = await Promise.all(['left', 'used'].map((name) => storage.size(`trailers/${name}/whole.mp4`)))
  assert.deepEqual(sizes, [null, 6])
  assert.equal(await claim(), false, 'nothing is noted any more')
})

test('[decisions 13.17] a file saved again while its folder is removed is kept', async () => {
  const { storage } = product.foundation
  const key = 'artwork/again/whole.jpg'
  const save = async () => {
    await noteUnclaimed(product.db, 'artwork/again')
    await storage.write(key, 'a picture')
  }
  await save()
  let saving = Promise.resolve()
  const slowly = {
    ...storage,
    remove: async (prefix: string) => {
      saving = save()
      // Time enough to be saved, if nothing holds it back.
      await Promise.race([saving, sleep(500)])
      await storage.remove(prefix)
    },
  }
  const clock = { now: () => new Date(Date.now() + 2 * DAY_MS) }
  await collectUnused({ ...product.foundation, storage: slowly, clock })
  await saving
  assert.equal(await storage.size(key), 9)
  assert.equal(
    await product.db.transaction().execute((trx) => claimFolder(trx, 'artwork/again')),
    true,
    'it can be claimed',
  )
})
