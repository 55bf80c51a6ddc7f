import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'
import { importLibrary } from './import-library.ts'
import { settleTitle } from './settle/settle.ts'

let product: Product
let scratch = ''
before(async () => {
  product = await startProduct()
  scratch = await mkdtemp(path.join(tmpdir(), 'renamed-'))
})
after(async () => {
  await product.stop()
  await rm(scratch, { recursive: true, force: true })
})

async function write(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
}

/** Imports and marks the media as packaged; returns the ids by path, and how many were packaged. */
async function take(root: string) {
  const report = await importLibrary(product.foundation, root)
  const { db, clock } = product.foundation
  const packaged = await db
    .updateTable('media_asset')
    .set({ state: 'ready' })
    .where('state', '!=', 'ready')
    .returning('item_id')
    .execute()
  // These films contain no frames.
  await db.updateTable('picture').set({ state: 'failed' }).execute()
  for (const { item_id } of packaged)
    await db.transaction().execute((trx) => settleTitle(trx, item_id, clock.now()))
  const { vanished, ignored, failed } = await importLibrary(product.foundation, root)
  const ids = new Map(report.items.map(({ path: at, id }) => [at, id]))
  return { ids, imported: report.imported, packaged: packaged.length, vanished, ignored, failed }
}

/** Imports a library, changes it like a library manager would, and imports it again. */
async function beforeAndAfter(files: Record<string, string>, change: (root: string) => Promise<void>) {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  await write(root, files)
  const first = await take(root)
  await change(root)
  return { first, second: await take(root) }
}

const move = async (root: string, from: string, to: string) => {
  await mkdir(path.dirname(path.join(root, to)), { recursive: true })
  await rename(path.join(root, from), path.join(root, to))
}

const KEPT: Record<string, [files: Record<string, string>, from: string, to: string, packaged: number]> = {
  'a film whose folder now has a year': [
    { 'Movies/Kiesel/Kiesel.mkv': 'kiesel' },
    'Movies/Kiesel',
    'Movies/Kiesel (2009)',
    0,
  ],
  'a film moved into a collection': [
    { 'Movies/Kiesel (2009).mkv': 'kiesel' },
    'Movies/Kiesel (2009).mkv',
    'Movies/Stein/Kiesel (2009)/Kiesel (2009) 1080p.mkv',
    0,
  ],
  'an episode whose file now has a title': [
    { 'Shows/Deich/Season 01/Deich S01E01.mkv': 'one', 'Shows/Deich/Season 01/Deich S01E02.mkv': 'two' },
    'Shows/Deich/Season 01/Deich S01E02.mkv',
    'Shows/Deich/Season 01/Deich S01E02 Flut.mkv',
    0,
  ],
  'a series with all its episodes': [
    { 'Shows/Deich/Season 01/Deich S01E01.mkv': 'one', 'Shows/Deich/Season 01/Deich S01E02.mkv': 'two' },
    'Shows/Deich',
    'Shows/Deich (2019)',
    0,
  ],
  'a recording with a new track number': [
    { 'Music/Ada/Album/01 Ebbe.flac': 'ebbe', 'Music/Ada/Album/02 Flut.flac': 'flut' },
    'Music/Ada/Album/02 Flut.flac',
    'Music/Ada/Album/07 Flut.flac',
    0,
  ],
  'a book under the same author': [
    { 'Audiobooks/Ada/Der Deich/1.mp3': 'a', 'Audiobooks/Ada/Der Deich/2.mp3': 'b' },
    'Audiobooks/Ada/Der Deich',
    'Audiobooks/Ada/1999 - Der Deich {Jon Vik}',
    0,
  ],
  'a file with a completely different name': [
    { 'Movies/dsc0001.mkv': 'holiday' },
    'Movies/dsc0001.mkv',
    'Movies/Ferien (2020).mkv',
    0,
  ],
}
for (const [what, [files, from, to, packaged]] of Object.entries(KEPT))
  test(`[decisions 9.3] ${what} keeps its id, and nothing is packaged again`, async () => {
    const { first, second } = await beforeAndAfter(files, (root) => move(root, from, to))
    assert.deepEqual(
      [...second.ids.values()].toSorted((a, b) => a - b),
      [...first.ids.values()].toSorted((a, b) => a - b),
    )
    assert.deepEqual([second.imported, second.packaged, second.vanished], [0, packaged, []])
  })

test('[decisions 9.3] a better file under another name replaces the old one, and is packaged', async () => {
  const { first, second } = await beforeAndAfter(
    { 'Movies/Kiesel (2009) 720p.mkv': 'small', 'Shows/Deich/Deich S01E02 HDTV.mkv': 'small too' },
    async (root) => {
      await rm(path.join(root, 'Movies/Kiesel (2009) 720p.mkv'))
      await rm(path.join(root, 'Shows/Deich/Deich S01E02 HDTV.mkv'))
      await write(root, {
        'Movies/Kiesel (2009) 2160p.mkv': 'large',
        'Shows/Deich/Deich - S01E02 - Flut 1080p.mkv': 'large too',
      })
    },
  )
  assert.deepEqual(
    [...second.ids.values()].toSorted((a, b) => a - b),
    [...first.ids.values()].toSorted((a, b) => a - b),
  )
  assert.deepEqual([second.imported, second.packaged, second.vanished], [0, 2, []])
})

test('[decisions 9.3] a folder imported on its own is recognised by its former name', async () => {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  await write(root, { 'Movies/Kiesel/Kiesel.mkv': 'kiesel', 'Movies/Woge (2010)/Woge.mkv': 'woge' })
  const first = await take(root)
  await move(root, 'Movies/Kiesel', 'Movies/Kiesel (2009)')
  await write(root, { 'Movies/Kiesel (2009)/movie.nfo': '<movie><title>Kiesel</title></movie>' })
  const alone = await importLibrary(product.foundation, path.join(root, 'Movies/Kiesel (2009)'))
  assert.equal(alone.items[0]?.id, first.ids.get('Movies/Kiesel'))
  const copied = await mkdtemp(path.join(scratch, 'library-'))
  await write(copied, { 'Movies/Kiesel/Kiesel.mkv': 'kiesel' })
  await take(copied)
  await write(copied, { 'Movies/Stein/Kiesel (2009)/Kiesel.mkv': 'kiesel' })
  const copy = await importLibrary(product.foundation, path.join(copied, 'Movies/Stein'))
  assert.equal(copy.imported, 1, 'the first still lies where it lay')
})

test('[decisions 9.3] titles imported before identities were stored are recognised by their names', async () => {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  await write(root, { 'Shows/Deich/Deich S01E02.mkv': 'two' })
  const first = await take(root)
  const { db } = product.foundation
  const rows = await db
    .selectFrom('import_source')
    .select(['path', 'fingerprint'])
    .where('library', '=', root)
    .execute()
  for (const { path: at, fingerprint } of rows) {
    const { content: _content, identity: _identity, ...kept } = JSON.parse(fingerprint)
    await db
      .updateTable('import_source')
      .set({ fingerprint: JSON.stringify(kept) })
      .where('library', '=', root)
      .where('path', '=', at)
      .execute()
  }
  await take(root)
  await move(root, 'Shows/Deich/Deich S01E02.mkv', 'Shows/Deich/Deich S01E02 Flut.mkv')
  const second = await take(root)
  assert.equal(second.ids.get('Shows/Deich/Deich S01E02 Flut'), first.ids.get('Shows/Deich/Deich S01E02'))
})

test('[decisions 9.3] two works with the same name are two titles: films differ by year, otherwise by content', async () => {
  const { first, second } = await beforeAndAfter(
    {
      'Movies/Kiesel (1999).mkv': 'the old one',
      'Movies/A/Woge.mkv': 'a wave',
      'Movies/B/Woge.mkv': 'another wave',
    },
    async (root) => {
      await rm(path.join(root, 'Movies/Kiesel (1999).mkv'))
      await write(root, { 'Movies/Kiesel (2024).mkv': 'the new one' })
      await move(root, 'Movies/A', 'Movies/D')
      await move(root, 'Movies/B', 'Movies/C')
    },
  )
  assert.deepEqual(
    second.vanished.map(({ path: at }) => at),
    ['Movies/Kiesel (1999)'],
  )
  assert.equal(second.imported, 1)
  assert.equal(second.ids.get('Movies/D'), first.ids.get('Movies/A'))
  assert.equal(second.ids.get('Movies/C'), first.ids.get('Movies/B'))
})

test('[decisions 9.3] a film without a year is not taken for another with the same name', async () => {
  const { second } = await beforeAndAfter({ 'Movies/Woge.mkv': 'a wave' }, async (root) => {
    await rm(path.join(root, 'Movies/Woge.mkv'))
    await write(root, { 'Movies/Neu/Woge.mkv': 'something else' })
  })
  assert.deepEqual([second.imported, second.vanished.length], [1, 1])
})

test('[decisions 9.4] versions of a film in one folder are one title, and its parts are reported', async () => {
  const { first } = await beforeAndAfter(
    {
      'Movies/Kiesel (2009) 720p.mkv': 'a',
      'Movies/Kiesel (2009) 1080p.mkv': 'b',
      'Movies/Woge (2010) cd1.avi': 'c',
      'Movies/Woge (2010) cd2.avi': 'd',
    },
    () => Promise.resolve(),
  )
  assert.deepEqual([...first.ids.keys()], ['Movies/Kiesel (2009) 1080p'])
  assert.deepEqual(
    first.ignored.filter(({ reason }) => reason.startsWith('Another version')).map(({ path: at }) => at),
    ['Movies/Kiesel (2009) 720p.mkv'],
  )
  assert.deepEqual(
    first.failed.map(({ path: at }) => at),
    ['Movies/Woge (2010) cd1.avi', 'Movies/Woge (2010) cd2.avi'],
  )
})
