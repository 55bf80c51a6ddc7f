/** Trailers set by editors, replacing imported ones. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { getTrailer } from '@quintet/contracts/playback'
import { hideTitles, listVersions, readTitle, restoreVersion } from '@quintet/contracts/operator/titles'
import { removeTrailer, setTrailer, takeImportedTrailer } from '@quintet/contracts/operator/trailers'
import { listUploads } from '@quintet/contracts/operator/uploads'
import { newId } from '@quintet/platform/identity/secrets'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { importLibrary } from '../ingest/import-library.ts'
import { settleTitle } from '../ingest/settle/settle.ts'
import { openUploadStore } from '../uploads/index.ts'
import { keepTrailer } from './trailer.ts'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

/** A completed upload of the editor's own. */
async function anUpload(name: string, of: Pick<TestOperator, 'email'> = editor): Promise<string> {
  const id = newId('upload')
  const now = product.clock.now()
  const folder = path.join(product.foundation.config.dataDir, 'uploads', 'arriving')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, id), `a film: ${id}`)
  const facts = { operator_email: of.email, path: name, state: 'arrived' as const }
  const times = { created_at: now, changed_at: now }
  await product.db
    .insertInto('upload')
    .values({ id, ...facts, bytes: 10, received_bytes: 10, ...times })
    .execute()
  return id
}

/** Finishes jobs like the media service. */
async function makeAll(itemId: number, state: 'ready' | 'failed' = 'ready'): Promise<void> {
  const now = product.clock.now()
  await product.db
    .updateTable('media_asset')
    .set({ state, reason: state === 'failed' ? 'It is no film.' : null, finished_at: now })
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .execute()
  await product.db.transaction().execute((tx) => settleTitle(tx, itemId, now))
}

const give = async (id: number, upload: string) =>
  editor.call(setTrailer, { params: { id }, body: { upload } })
const record = async (id: number) => (await editor.call(readTitle, { params: { id } })).body
const trailer = async (id: number) => (await record(id)).trailer
/** The trailer that visitors get; null if none. */
async function seen(id: number): Promise<string | null> {
  await product.refresh()
  const answer = await product.call(getTrailer, { params: { productId: 221, id } })
  if (answer.status === 404) return null
  const { manifest = '' } = answer.body
  return /\/trailer\/[^/]+\/[^/]+\/([^/]+)\//.exec(manifest)?.[1] ?? null
}
/** The media to be removed from storage. */
const unclaimed = async (upload: string) =>
  (
    await product.db
      .selectFrom('unused_media')
      .select('prefix')
      .where('prefix', 'like', `%${upload}`)
      .execute()
  ).map(({ prefix }) => prefix)
const eventsOf = async (id: number) =>
  (
    await product.db
      .selectFrom('operator_event')
      .select('action')
      .where('subject', '=', 'title')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('[decisions 13.33] an editor’s trailer is shown once ready; until then the old one plays', async () => {
  const { id } = await product.aTitle({ media: 'video', trailer: true })
  const imported = await seen(id)
  const upload = await anUpload('Teaser.mp4')
  assert.equal((await give(id, upload)).status, 200)
  const making = await trailer(id)
  assert.equal(making.making?.state, 'waiting')
  assert.deepEqual([making.edited, making.shown?.id], [{ file: upload }, imported])
  assert.equal(await seen(id), imported)
  assert.deepEqual((await editor.call(listUploads)).body.uploads, [], 'it is no upload any more')

  await makeAll(id)
  const made = await trailer(id)
  assert.deepEqual([made.shown?.id, made.making], [making.making?.id, null])
  assert.equal(await seen(id), making.making?.id)
  assert.deepEqual(await eventsOf(id), ['trailer_replaced'])
})

test('[decisions 13.33] a failed trailer reports the reason, and the old one keeps playing', async () => {
  const { id } = await product.aTitle({ media: 'video', trailer: true })
  const imported = await seen(id)
  await give(id, await anUpload('Teaser.mp4'))
  await makeAll(id, 'failed')
  const { making, shown } = await trailer(id)
  assert.deepEqual([making?.state, making?.reason, shown?.id], ['failed', 'It is no film.', imported])
  assert.equal(await seen(id), imported)
  assert.equal((await record(id)).state, 'published', 'the title did not fail')
})

test('[decisions 13.33] a removed trailer is gone, even an imported one, until it is reset', async () => {
  const { id } = await product.aTitle({ media: 'video', trailer: true })
  const imported = await seen(id)
  const params = { id }
  await editor.call(removeTrailer, { params })
  assert.deepEqual(await trailer(id), { edited: { file: null }, shown: null, making: null })
  assert.equal(await seen(id), null)
  await editor.call(takeImportedTrailer, { params })
  assert.equal(await seen(id), imported)
  assert.equal((await editor.call(takeImportedTrailer, { params })).status, 404, 'it is as imported')
  assert.deepEqual(await eventsOf(id), ['trailer_removed', 'trailer_as_imported'])
})

test('[decisions 13.33] episodes show the trailer an editor gave their series', async () => {
  const series = await product.aTitle({ kind: 'series', trailer: true })
  const episode = await product.aTitle({ kind: 'episode', parentId: series.id, media: 'video' })
  await give(series.id, await anUpload('Teaser.mkv'))
  await makeAll(series.id)
  const shown = (await trailer(series.id)).shown?.id
  assert.equal(await seen(episode.id), shown)
  await editor.call(removeTrailer, { params: { id: series.id } })
  assert.equal(await seen(episode.id), null)
})

test('[decisions 13.33] each change is a version whose trailer can be restored', async () => {
  const { id } = await product.aTitle({ media: 'video', trailer: true })
  const imported = await seen(id)
  const upload = await anUpload('Teaser.mp4')
  await give(id, upload)
  await makeAll(id)
  await editor.call(removeTrailer, { params: { id } })
  const versions = (await editor.call(listVersions, { params: { id } })).body
  assert.deepEqual(
    versions.map(({ fields }) => fields),
    [['trailer'], ['trailer']],
  )
  const back = async (version: number) =>
    editor.call(restoreVersion, {
      params: { id, version },
      body: { version: (await record(id)).version },
    })
  assert.equal((await back(versions[1]?.id ?? 0)).status, 200)
  await makeAll(id)
  const again = await trailer(id)
  assert.deepEqual(again.edited, { file: upload })
  assert.equal(await seen(id), again.shown?.id)
  assert.notEqual(await seen(id), imported)
  await back(0)
  assert.equal(await seen(id), imported)
})

test('[decisions 13.33] imports keep an editor’s trailer or its removal', async () => {
  const library = await mkdtemp(path.join(tmpdir(), 'edited-trailers-'))
  const folder = path.join(library, 'Movies/Sandbank (2025)')
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content)
  await write('quintet.json', JSON.stringify({ texts: { de: { title: 'Sandbank' } } }))
  await write('Sandbank (2025)-trailer.mp4', 'a film')
  await importLibrary(product.foundation, library)
  const { id } = await product.db
    .selectFrom('content_item')
    .innerJoin('content_text', 'item_id', 'content_item.id')
    .select('content_item.id')
    .where('title', '=', 'Sandbank')
    .executeTakeFirstOrThrow()
  await makeAll(id)
  await give(id, await anUpload('Teaser.mp4'))
  await makeAll(id)
  const mine = await seen(id)
  await write('Sandbank (2025)-trailer.mp4', 'another film')
  await importLibrary(product.foundation, library)
  await makeAll(id)
  assert.equal(await seen(id), mine)
  await editor.call(removeTrailer, { params: { id } })
  await write('Sandbank (2025)-trailer.mp4', 'a third film')
  await importLibrary(product.foundation, library)
  await makeAll(id)
  assert.equal(await seen(id), null)
  await editor.call(takeImportedTrailer, { params: { id } })
  assert.notEqual(await seen(id), null)
  await rm(library, { recursive: true })
})

test('[decisions 13.33] only a completed film upload of one’s own can become a trailer, and only of kinds of titles that have one', async () => {
  const { id } = await product.aTitle({ media: 'video' })
  const other = await product.anOperator('editor')
  assert.equal((await give(id, 'none')).status, 404)
  assert.equal((await give(id, await anUpload('Teaser.mp4', other))).status, 404)
  assert.equal((await give(id, await anUpload('Poster.jpg'))).status, 422)
  const track = await product.aTitle({ kind: 'track', vertical: 'music-stream', media: 'audio' })
  const upload = await anUpload('Teaser.mp4')
  assert.equal((await give(track.id, upload)).status, 404)
  assert.deepEqual(await unclaimed(upload), [`trailers/${upload}`], 'what nobody uses goes')
  assert.equal((await give(id, upload)).status, 200, 'and it is still here')
})

test('[decisions 13.33] a file left by a crashed process counts as unused until a title has it', async () => {
  const { id } = await product.aTitle({ media: 'video' })
  const upload = await anUpload('Teaser.mp4')
  const { foundation } = product
  const store = await openUploadStore(foundation.config, foundation.storage)
  // The file exists, but not its row.
  await keepTrailer({ ...foundation, store }, { upload, operator: editor.email })
  assert.notEqual(await foundation.storage.size(`trailers/${upload}/whole.mp4`), null)
  assert.deepEqual(await unclaimed(upload), [`trailers/${upload}`])
  assert.equal((await give(id, upload)).status, 200)
  assert.deepEqual(await unclaimed(upload), [])
  assert.notEqual(await foundation.storage.size(`trailers/${upload}/whole.mp4`), null)
})

test('[decisions 13.33] only an editor can play packaged media of a hidden title', async () => {
  const title = await product.aTitle({ media: 'video' })
  const { storage } = product.foundation
  await storage.write(`assets/${title.assetId}/master.m3u8`, '#EXTM3U')
  const key = Buffer.alloc(16, 7)
  await product.db
    .insertInto('media_key')
    .values({ asset_id: title.assetId ?? '', number: 0, key })
    .execute()
  await editor.call(hideTitles, { body: { ids: [title.id] } })
  const at = (name: string) => `/api/operator/media/${title.assetId}/${name}`
  const playlist = await editor.send(at('master.m3u8'))
  assert.equal(await playlist.text(), '#EXTM3U')
  assert.match(playlist.headers.get('cache-control') ?? '', /no-store/)
  assert.deepEqual(Buffer.from(await (await editor.send(at('key/0'))).arrayBuffer()), key)
  for (const missing of ['key/1', 'other.m3u8', '..%2f..%2fsecret.json', '%2e%2e/secret.json'])
    assert.equal((await editor.send(at(missing))).status, 404, missing)
  const reader = await product.anOperator('reader')
  const member = await product.aMember()
  for (const name of ['master.m3u8', 'key/0']) {
    assert.equal((await reader.send(at(name))).status, 403)
    for (const { send } of [product, member]) assert.equal((await send(at(name))).status, 401)
  }
})
