/** Files of failed edits. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { type Product, startProduct } from '@quintet/testing'
import { setArtwork } from './artwork.ts'
import { setTracks } from './subtitles.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

class Fails extends Error {}

/** Runs the work in a transaction that commits, or that fails after it. */
async function within(work: (tx: DatabaseTransaction) => Promise<unknown>, fails: boolean): Promise<void> {
  const done = product.db.transaction().execute(async (tx) => {
    await work(tx)
    if (fails) throw new Fails()
  })
  await (fails ? assert.rejects(done, Fails) : done)
}

/** The folders recorded as unused, and whether their file exists. */
async function leftIn(area: string) {
  const { storage } = product.foundation
  const rows = await product.db
    .selectFrom('unused_media')
    .select('prefix')
    .where('prefix', 'like', `${area}/%`)
    .execute()
  const file = area === 'subtitles' ? 'cues.vtt' : 'whole'
  return Promise.all(rows.map(async ({ prefix }) => (await storage.size(`${prefix}/${file}`)) !== null))
}

for (const area of ['subtitles', 'pictures'] as const)
  test(`[decisions 13.17] a file in ${area} is removed as unused if its edit fails after writing it, and stays once a row uses it`, async () => {
    const { foundation } = product
    const { id } = await product.aTitle({ media: 'video' })
    const now = foundation.clock.now()
    const wanted = { id, actor: 'editor@example.com' }
    const file = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nNobody reads this.\n').toString('base64')
    const crop = { left: 0, top: 0, width: 1, height: 1 }
    const edit = (tx: DatabaseTransaction) =>
      area === 'subtitles'
        ? setTracks(
            foundation,
            tx,
            { ...wanted, version: 0, tracks: [{ language: 'de', kind: 'subtitles', of: { file } }] },
            now,
          )
        : setArtwork(
            foundation,
            tx,
            { ...wanted, shape: 'portrait', language: null, crop, whole: Buffer.from('a picture') },
            now,
          )
    await within(edit, true)
    assert.deepEqual(await leftIn(area), [true])
    await within(edit, false)
    assert.deepEqual(await leftIn(area), [], 'the same file is one that is used now')
  })
