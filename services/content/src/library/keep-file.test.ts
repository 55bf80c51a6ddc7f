/** Files of failed edits. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import * as contract from '@quintet/contracts/operator/artwork'
import { type Database, type DatabaseTransaction, poolState } from '@quintet/platform/db/database'
import { type Product, startProduct } from '@quintet/testing'
import { lockTitle } from '../edits/queries.ts'
import { keepArtwork, setArtwork } from './artwork.ts'
import { keepTracks, setTracks } from './subtitles.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** As many as the server takes from one network at once. */
const SAVES = 12
/** Of the pool's sixteen connections. */
const OCCUPIED = 8
const LOOK_MS = 10

class Fails extends Error {}

/** Runs the work in a transaction that commits, or that fails after it. */
async function within(work: (tx: DatabaseTransaction) => Promise<unknown>, fails: boolean): Promise<void> {
  const done = product.db.transaction().execute(async (tx) => {
    await work(tx)
    if (fails) throw new Fails()
  })
  await (fails ? assert.rejects(done, Fails) : done)
}

/** The number of files recorded as unused. */
async function unusedIn(area: string): Promise<number> {
  const { storage } = product.foundation
  const rows = await product.db
    .selectFrom('unused_media')
    .select('prefix')
    .where('prefix', 'like', `${area}/%`)
    .execute()
  const file = area === 'subtitles' ? 'cues.vtt' : 'whole'
  const sizes = await Promise.all(rows.map(({ prefix }) => storage.size(`${prefix}/${file}`)))
  return sizes.filter((size) => size !== null).length
}

/** An imported picture with a file; its content is never looked at. */
async function aPicture(itemId: number): Promise<string> {
  const id = `pic_${itemId}`
  await product.foundation.storage.write(`pictures/${id}/320.webp`, 'a picture')
  const kind = { item_id: itemId, shape: 'portrait' as const, state: 'ready' as const, widths: [320] }
  await product.db
    .insertInto('picture')
    .values({
      id,
      ...kind,
      source: JSON.stringify({ path: '', from: 'file' }),
      created_at: product.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

for (const area of ['subtitles', 'pictures'] as const)
  test(`[decisions 13.17] a file in ${area} is removed as unused if its edit fails after writing it, and stays once a row uses it`, async () => {
    const { foundation } = product
    const { id } = await product.aTitle({ media: 'video' })
    const now = foundation.clock.now()
    const wanted = { id, actor: 'editor@example.com' }
    const file = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nNobody reads this.\n').toString('base64')
    const crop = { left: 0, top: 0, width: 1, height: 1 }
    const track = { language: 'de', kind: 'subtitles', of: { file } } as const
    const edit = async (fails: boolean) => {
      if (area === 'subtitles') {
        const tracks = await keepTracks(foundation, { id, version: 0, tracks: [track] })
        return within((tx) => setTracks(tx, { ...wanted, version: 0, tracks }, now), fails)
      }
      const kept = await keepArtwork(foundation, id, { picture: await aPicture(id) })
      const kind = { shape: 'portrait', language: null } as const
      return within((tx) => setArtwork(foundation, tx, { ...wanted, ...kind, crop, file: kept }, now), fails)
    }
    await edit(true)
    assert.equal(await unusedIn(area), 1)
    await edit(false)
    assert.equal(await unusedIn(area), 0, 'the same file is one that is used now')
    if (area === 'pictures') await edit(false)
    assert.equal(await unusedIn(area), 0, 'a file in use is not recorded as unused again')
  })

test('[decisions 13.19] more editors save a picture at once than connections are left, and all succeed', async () => {
  const { id } = await product.aTitle()
  const editor = await product.anOperator('editor')
  const body = {
    shape: 'portrait',
    language: null,
    of: { picture: await aPicture(id) },
    crop: { left: 0, top: 0, width: 1, height: 1 },
  } as const
  const others = occupy(product.db, OCCUPIED)
  const { saves } = await product.db.transaction().execute(async (tx) => {
    await lockTitle(tx, id)
    const sent = Array.from({ length: SAVES }, () =>
      editor.call(contract.setArtwork, { params: { id }, body }),
    )
    // Until every connection that is left waits for the title, and an editor for a connection.
    while (poolState(product.db).waiting === 0) await sleep(LOOK_MS)
    return { saves: sent }
  })
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  await others.release()
  assert.deepEqual(
    statuses,
    Array.from({ length: SAVES }, () => 200),
  )
})

/** Keeps this many connections of the pool until released. */
function occupy(db: Database, count: number): { release: () => Promise<unknown> } {
  const released = Promise.withResolvers<void>()
  const held = Array.from({ length: count }, () => db.connection().execute(() => released.promise))
  return {
    release() {
      released.resolve()
      return Promise.all(held)
    },
  }
}
