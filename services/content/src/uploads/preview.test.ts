/** A preview of what an import of uploads would change. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { editTitle, readTitle } from '@quintet/contracts/operator/titles'
import { PREVIEW_LETTERS, PREVIEW_LINES, previewUploads } from '@quintet/contracts/operator/upload-preview'
import { listUploads, takeUploads, type UploadSection } from '@quintet/contracts/operator/uploads'
import type { Language } from '@quintet/domain/basics/languages'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { sendUpload } from '@quintet/testing/uploading'
import { importUploads, openUploadStore } from './index.ts'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const send = (file: string, said: Buffer | object) =>
  sendUpload(editor, file, Buffer.isBuffer(said) ? said : Buffer.from(JSON.stringify(said)))
const sendAll = async (files: Record<string, Buffer | object>) => {
  const ids: string[] = []
  for (const [file, said] of Object.entries(files)) ids.push(await send(file, said))
  return ids
}
const matroska = (bytes: number) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(bytes - 4)])
const called = (title: string, more: object = {}) => ({ texts: { de: { title } }, ...more })

/** Polls until it is done. */
async function preview(ids: string[], section: UploadSection = 'Movies', lang: Language = 'de') {
  for (;;) {
    const { body } = await editor.call(
      previewUploads,
      { body: { ids, section } },
      { 'accept-language': lang },
    )
    if (body.state === 'done') return body.preview
    assert.equal(body.state, 'running')
  }
}

async function take(ids: string[], section: UploadSection = 'Movies', isDraft = false): Promise<void> {
  const { status } = await editor.call(takeUploads, { body: { ids, section, isDraft } })
  assert.equal(status, 200)
  const { foundation } = product
  const store = await openUploadStore(foundation.config, foundation.storage)
  const { uploads } = (await editor.call(listUploads)).body
  const first = uploads.filter(({ id }) => ids.includes(id)).map((each) => each.path.split('/')[0])
  for (const folder of new Set(first))
    await importUploads({ ...foundation, store }, { within: `${section}/${folder}`, isDraft })
}

/** Everything an import may write, in the database and outside it. */
async function stored() {
  const { db, foundation } = product
  const all = (
    table: 'content_item' | 'content_text' | 'import_source' | 'title_edit' | 'upload' | 'picture',
  ) => db.selectFrom(table).selectAll().execute()
  const rows = [
    await all('content_item'),
    await all('content_text'),
    await all('import_source'),
    await all('title_edit'),
    await all('upload'),
    await all('picture'),
  ]
  const files = await readdir(foundation.config.dataDir, { recursive: true })
  return [...rows, files.filter((file) => /^(?:uploads|import)/.test(file)).toSorted()]
}

test('[decisions 13.37] a first upload is shown as new, with its media and what is left out, and nothing is written', async () => {
  const ids = await sendAll({
    'Nordwind (2024)/quintet.json': called('Nordwind', { rating: 'FSK 12', tags: ['see'] }),
    'Nordwind (2024)/Nordwind.mkv': matroska(9000),
    'Bruch (2026)/quintet.json': called('Bruch', { year: 'soon' }),
    'Watt (2020)/quintet.json': called('Watt'),
  })
  const was = await stored()
  const told = await preview(ids)
  assert.deepEqual(await stored(), was, 'nothing is written')
  assert.deepEqual(
    told.added.first.map(({ path: at, title, media }) => [at, title, media]),
    [
      ['Movies/Nordwind (2024)', 'Nordwind', ['main']],
      ['Movies/Watt (2020)', 'Watt', []],
    ],
  )
  const [fault] = told.failed.first
  assert.equal(fault?.path, 'Movies/Bruch (2026)')
  assert.match(fault.reason, /year/)
  assert.deepEqual([told.changed.total, told.unchanged, told.gone.total], [0, 0, 0])

  const [, , broken] = ids
  await take(ids.filter((id) => id !== broken))
  const sources = await product.db.selectFrom('import_source').select('path').orderBy('path').execute()
  const taken = sources.map((source) => source.path)
  assert.deepEqual(taken, ['Movies/Nordwind (2024)', 'Movies/Watt (2020)'], 'and so it comes')
})

test('[decisions 13.37] changes to an existing title are shown by field, including an editor’s values', async () => {
  const { db } = product
  const { item_id: id } = await db
    .selectFrom('import_source')
    .select('item_id')
    .where('path', '=', 'Movies/Nordwind (2024)')
    .executeTakeFirstOrThrow()
  const params = { id: id ?? 0 }
  const { version } = (await editor.call(readTitle, { params })).body
  await editor.call(editTitle, { params, body: { version, fields: { year: 2000 } } })

  const long = 'a'.repeat(PREVIEW_LETTERS + 1)
  const ids = await sendAll({
    'Nordwind (2024)/movie.nfo': Buffer.from(
      `<movie><title>Nordwind</title><plot>${long}</plot><year>2023</year></movie>`,
    ),
    'Nordwind (2024)/poster.jpg': Buffer.from('no picture, which is found out when it is drawn'),
  })
  const was = await stored()
  const told = await preview(ids)
  assert.deepEqual(await stored(), was, 'nothing is written')
  const [title] = told.changed.first
  assert.deepEqual([title?.id, title?.title, title?.media], [id, 'Nordwind', ['pictures']])
  assert.deepEqual([told.changed.total, told.added.total, told.failed.total], [1, 0, 0])
  assert.deepEqual(title?.kept, [{ field: 'year', before: 2024, after: 2023, isCut: false }])
  const text = title.fields.find(({ field }) => field === 'textDe')
  assert.deepEqual(text?.isCut, true)
  assert.equal((text.after as { description: string }).description, `${'a'.repeat(PREVIEW_LETTERS)} …`)
})

test('[decisions 13.37] a loose file is previewed with those next to it; missing titles and conflicts are shown', async () => {
  const { dataDir } = product.foundation.config
  await rm(path.join(dataDir, 'uploads/library/Movies/Watt (2020)'), { recursive: true })
  const [loose, again] = [
    await send('Salz (2026).mkv', matroska(600)),
    await send('Nordwind (2024)/Nordwind.mkv', matroska(600)),
  ] as const
  const told = await preview([loose])
  assert.deepEqual(
    told.added.first.map(({ path: at }) => at),
    ['Movies/Salz (2026)'],
  )
  assert.deepEqual(told.gone, { total: 1, first: [{ path: 'Movies/Watt (2020)', title: 'Watt' }] })
  assert.equal(told.unchanged, 1, 'nothing is said of what waits in other uploads')
  const [folder = ''] = await sendAll({ 'Priel (2026)/quintet.json': called('Priel') })
  const together = await preview([loose, folder])
  assert.deepEqual([together.added.total, together.gone.total], [2, 1], 'nothing is told twice')
  const { problem } = await editor.call(previewUploads, { body: { ids: [again], section: 'Movies' } })
  assert.equal(problem?.code, 'upload_in_the_way')
  const other = await product.anOperator('editor')
  const foreign = await other.call(previewUploads, { body: { ids: [loose], section: 'Movies' } })
  assert.equal(foreign.problem?.code, 'unknown_upload')
})

test('[decisions 13.37] a long list shows the first entries and the total', async () => {
  const folders = Array.from({ length: PREVIEW_LINES + 3 }, (_, at) => `Reihe ${100 + at}`)
  const ids = await sendAll(
    Object.fromEntries(folders.map((name) => [`${name}/quintet.json`, called(name)] as const)),
  )
  const { added } = await preview(ids)
  assert.deepEqual([added.total, added.first.length], [PREVIEW_LINES + 3, PREVIEW_LINES])
})

test('[decisions 13.37] a missing title is recognised under another name, unless it is uploaded as well', async () => {
  const [renamed = '', itself = ''] = await sendAll({
    'Watt/quintet.json': called('Watt', { year: 2020 }),
    'Watt (2020)/quintet.json': called('Watt'),
  })
  const alone = await preview([renamed])
  assert.deepEqual(
    alone.changed.first.map(({ path: at, from }) => [at, from]),
    [['Movies/Watt', 'Movies/Watt (2020)']],
  )
  const both = await preview([renamed, itself])
  assert.deepEqual(
    both.added.first.map(({ path: at }) => at),
    ['Movies/Watt'],
  )
})

test('[decisions 13.37] titles are named in the operator’s language, else in one that they have', async () => {
  const ids = await sendAll({
    'Zwei (2024)/quintet.json': { texts: { de: { title: 'Zwei' }, en: { title: 'Two' } } },
    'Eins (2024)/quintet.json': called('Eins'),
  })
  for (const [lang, names] of [
    ['de', ['Eins', 'Zwei']],
    ['en', ['Eins', 'Two']],
  ] as const)
    assert.deepEqual(
      (await preview(ids, 'Movies', lang)).added.first.map(({ title }) => title).toSorted(),
      names,
    )
})
