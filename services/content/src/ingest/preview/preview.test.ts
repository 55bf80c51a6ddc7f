/** What an import would do, shown in advance. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { editTitle, readTitle } from '@quintet/contracts/operator/titles'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { importLibrary } from '../import-library.ts'
import { previewImport } from './preview.ts'

let product: Product
let editor: TestOperator
let root: string
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
  root = await mkdtemp(path.join(tmpdir(), 'preview-'))
})
after(async () => {
  await product.stop()
  await rm(root, { recursive: true, force: true })
})

async function say(folder: string, said: object): Promise<void> {
  await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, folder, 'quintet.json'), JSON.stringify(said))
}
const called = (title: string, more: object = {}) => ({ texts: { de: { title } }, ...more })

/** Everything an import may write. */
async function stored() {
  const { db } = product
  const all = (table: 'content_item' | 'content_text' | 'import_source' | 'title_edit') =>
    db.selectFrom(table).selectAll().execute()
  return [
    await all('content_item'),
    await all('content_text'),
    await all('import_source'),
    await all('title_edit'),
  ]
}

test('[decisions 13.36] shows new, changed, kept and missing titles, and changes nothing', async () => {
  await say('Movies/Nordwind (2024)', called('Nordwind', { rating: 'FSK 12', tags: ['see'] }))
  await say('Movies/Watt (2020)', called('Watt'))
  await say('Movies/Deich (2021)', called('Deich'))
  await say('Movies/Priel', called('Priel'))
  const { items } = await importLibrary(product.foundation, root)
  const idOf = (title: string) => items.find((item) => item.title === title)?.id ?? 0
  const params = { id: idOf('Nordwind') }
  const { version } = (await editor.call(readTitle, { params })).body
  await editor.call(editTitle, { params, body: { version, fields: { tags: ['von Hand'] } } })

  await say('Movies/Nordwind (2024)', called('Nordwind II', { rating: 'FSK 16', tags: ['meer'] }))
  await say('Movies/Salz (2026)', called('Salz'))
  await say('Movies/Bruch (2026)', called('Bruch', { rating: 'FSK 16', year: 'soon' }))
  await rm(path.join(root, 'Movies/Watt (2020)'), { recursive: true })
  await rename(path.join(root, 'Movies/Priel'), path.join(root, 'Movies/Priel (2022)'))

  const was = await stored()
  const told = await previewImport(product.foundation, root)
  assert.deepEqual(await stored(), was, 'nothing is written')

  const [priel, nordwind, salz] = ['Priel (2022)', 'Nordwind (2024)', 'Salz (2026)'].map((name) =>
    told.titles.find((title) => title.path === `Movies/${name}`),
  )
  assert.equal(told.titles.length, 3)
  assert.equal(told.unchanged, 1)
  assert.deepEqual([salz?.id, salz?.title], [null, 'Salz'])
  assert.deepEqual([priel?.id, priel?.from], [idOf('Priel'), 'Movies/Priel'])
  assert.deepEqual(priel?.fields, [{ field: 'year', before: null, after: 2022 }])
  assert.deepEqual(
    nordwind?.fields.map(({ field }) => field),
    ['textDe', 'rating'],
    'what an editor wrote does not change',
  )
  assert.deepEqual(nordwind.kept, [{ field: 'tags', before: ['see'], after: ['meer'] }])
  assert.deepEqual(told.gone, [{ path: 'Movies/Watt (2020)', title: 'Watt' }])
  assert.deepEqual(
    told.failed.map((refusal) => refusal.path),
    ['Movies/Bruch (2026)'],
  )

  const done = await importLibrary(product.foundation, root)
  assert.deepEqual([done.imported, done.updated, done.unchanged], [1, 2, 1], 'and so it comes')
  assert.deepEqual((await previewImport(product.foundation, root)).titles, [])
})

test('[decisions 13.36] recognises a moved library', async () => {
  const moved = `${root}-elsewhere`
  await rename(root, moved)
  root = moved
  const { titles, gone } = await previewImport(product.foundation, moved)
  assert.deepEqual([titles, gone.map(({ title }) => title)], [[], ['Watt']])
})
