import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listContentInfo } from '@quintet/contracts/content'
import { startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct } from '@quintet/testing'
import { importLibrary } from './import-library.ts'
import { settleTitle } from './settle/settle.ts'

const SECONDS = 5400

let product: Product
let library = ''
let itemId = 0
before(async () => {
  product = await startProduct()
  library = await mkdtemp(path.join(tmpdir(), 'growing-'))
  const folder = path.join(library, 'Movies/Gezeiten (2026)')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'Gezeiten (2026).mkv'), 'a film')
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify({ texts: { de: { title: 'Gezeiten' } } }))
  await importLibrary(product.foundation, library)
  itemId = (await product.db.selectFrom('content_item').select('id').executeTakeFirstOrThrow()).id
  // Marks the picture as ready; packaging is not part of this slice.
  await product.db.updateTable('picture').set({ state: 'ready' }).execute()
})
after(async () => {
  await product.stop()
  await rm(library, { recursive: true, force: true })
})

/** Updates the media like the media service does during and after packaging. */
async function noteMedia(facts: object): Promise<void> {
  const { db, clock } = product.foundation
  await db.updateTable('media_asset').set(facts).where('item_id', '=', itemId).execute()
  await db.transaction().execute((trx) => settleTitle(trx, itemId, clock.now()))
  await product.refresh()
}
const shown = async () =>
  (await product.call(listContentInfo, { params: { productId: 221 }, query: {} })).body.length
const sourceState = async () =>
  (await product.db.selectFrom('import_source').select('state').executeTakeFirstOrThrow()).state

test('[decisions 10.7] a film is shown and playable while it is packaged, and its import continues until it is complete', async () => {
  await noteMedia({ state: 'running' })
  assert.equal(await shown(), 0)
  const growing = { growing: true, entry_key: 'master.m3u8', duration_seconds: SECONDS }
  await noteMedia(growing)
  assert.deepEqual([await shown(), await sourceState()], [1, 'pending'])
  const member = await product.aMember()
  const { body: early } = await member.call(startPlayback, { body: { contentId: itemId } })
  assert.equal(early.growsTo, SECONDS)
  assert.match(early.manifest ?? '', /master\.m3u8$/)

  await noteMedia({ state: 'failed', growing: false, reason: 'The file is damaged.' })
  assert.deepEqual([await shown(), await sourceState()], [0, 'failed'])

  await noteMedia({ state: 'running', reason: null, ...growing })
  await noteMedia({ state: 'ready', growing: false, finished_at: product.clock.now() })
  assert.deepEqual([await shown(), await sourceState()], [1, 'imported'])
  const { body: whole } = await member.call(startPlayback, { body: { contentId: itemId } })
  assert.equal(whole.growsTo, undefined)
})

test('[decisions 10.7] a film that is repackaged plays its old media until the new ones are complete', async () => {
  const [old] = await product.db.selectFrom('media_asset').selectAll().where('item_id', '=', itemId).execute()
  if (!old) throw new Error('The film has no media.')
  const { plays: _plays, sound: _sound, source, ...row } = old
  const again = { ...row, id: 'asset_again', state: 'running' as const, growing: true, finished_at: null }
  await product.db
    .insertInto('media_asset')
    .values({ ...again, source: JSON.stringify(source), created_at: new Date(old.created_at.getTime() + 1) })
    .execute()
  await noteMedia({ progress: 0.5 })
  const member = await product.aMember()
  const { body } = await member.call(startPlayback, { body: { contentId: itemId } })
  assert.ok(body.manifest?.includes(`/${old.id}/`))
})
