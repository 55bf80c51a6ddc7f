import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { readChanges } from '../../catalogue/changes.ts'
import { startProduct } from '@quintet/testing'
import { importLibrary } from '../import-library.ts'
import { selectForgotten } from './queries.ts'
import { settleTitle } from './settle.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

test(
  '[decisions 9.8] the last chapter of a book in many files ends with its packaged audio',
  { skip },
  async (t) => {
    const product = await startProduct()
    const library = await mkdtemp(path.join(tmpdir(), 'settle-'))
    t.after(async () => {
      await product.stop()
      await rm(library, { recursive: true, force: true })
    })
    const folder = path.join(library, 'Audiobooks/Ada/Der Deich')
    await mkdir(folder, { recursive: true })
    for (const name of ['1', '2', '3'])
      await promisify(execFile)('ffmpeg', [
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'sine=d=2',
        path.join(folder, `${name}.mp3`),
      ])
    const { db, clock } = product.foundation
    const [book] = (await importLibrary(product.foundation, library)).items
    assert.ok(book)
    const chapters = () =>
      db
        .selectFrom('chapter')
        .select(['start_seconds', 'end_seconds'])
        .where('item_id', '=', book.id)
        .orderBy('place')
        .execute()
    const said = (await chapters()).at(-1)?.end_seconds ?? 0
    const heard = said - 0.09
    for (const duration of [heard, heard]) {
      await db
        .updateTable('media_asset')
        .set({ state: 'ready', duration_seconds: duration })
        .where('item_id', '=', book.id)
        .execute()
      await db.updateTable('picture').set({ state: 'failed' }).where('item_id', '=', book.id).execute()
      await db.transaction().execute((trx) => settleTitle(trx, book.id, clock.now()))
    }
    const rounded = (await chapters()).map(({ start_seconds, end_seconds }) =>
      [start_seconds, end_seconds].map((seconds) => Math.round(seconds * 100)),
    )
    const third = heard / 3
    assert.deepEqual(
      rounded,
      [0, 1, 2].map((place) => [place, place + 1].map((end) => Math.round(third * end * 100))),
    )
  },
)

test('[decisions 13.19] a picture made for a channel without an import is announced when ready', async (t) => {
  const product = await startProduct()
  t.after(() => product.stop())
  const { db, clock } = product.foundation
  const { id } = await product.aTitle({ vertical: 'music-stream', kind: 'channel' })
  const picture = { id: 'picture_of_channel', item_id: id, shape: 'portrait', state: 'waiting' } as const
  await db
    .insertInto('picture')
    .values({ ...picture, source: JSON.stringify({ path: 'poster.jpg' }), created_at: clock.now() })
    .execute()
  const settle = async () => {
    const known = await readChanges(db, null)
    await db.transaction().execute((trx) => settleTitle(trx, id, clock.now()))
    return [...((await readChanges(db, known)).ids ?? ['all'])]
  }
  assert.deepEqual(await settle(), [])
  await db.updateTable('picture').set({ state: 'ready' }).where('id', '=', picture.id).execute()
  assert.deepEqual(await settle(), [id])
})

test('[decisions 9.3] a title that waits for nothing and was forgotten is settled at the next start', async (t) => {
  const product = await startProduct()
  t.after(() => product.stop())
  const { db, clock } = product.foundation
  const { id } = await product.aTitle({ media: 'video' })
  const source = {
    library: '/library',
    path: 'Movies/Watt',
    fingerprint: '',
    item_id: id,
    state: 'pending',
  } as const
  await db
    .insertInto('import_source')
    .values({ ...source, seen_at: clock.now() })
    .execute()
  const picture = { id: 'picture_of_film', item_id: id, shape: 'portrait', state: 'waiting' } as const
  await db
    .insertInto('picture')
    .values({ ...picture, source: JSON.stringify({ path: 'poster.jpg' }), created_at: clock.now() })
    .execute()
  assert.deepEqual(await selectForgotten(db), [])
  await db.updateTable('picture').set({ state: 'ready' }).where('id', '=', picture.id).execute()
  await db.updateTable('media_asset').set({ state: 'running' }).where('item_id', '=', id).execute()
  assert.deepEqual(await selectForgotten(db), [])
  await db.updateTable('media_asset').set({ state: 'ready' }).where('item_id', '=', id).execute()
  assert.deepEqual(await selectForgotten(db), [id])
  await db.transaction().execute((trx) => settleTitle(trx, id, clock.now()))
  assert.deepEqual(await selectForgotten(db), [])
})
