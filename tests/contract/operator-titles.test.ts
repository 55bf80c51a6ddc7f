/** The library in the console: what is listed, and edits that lie over imports. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  editTexts,
  hideTitles,
  listTitles,
  publishTitles,
  readTitle,
  takeImportedTexts,
} from '@quintet/contracts/operator/titles'
import { NOTHING_SAID, saveTitle } from '@quintet/content'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const shown = async (id: number, lang: string) => {
  await product.refresh()
  const answer = await product.send(`/api/content/info/221/${id}?lang=${lang}`)
  return answer.status === 200
    ? ((await answer.json()) as { title: string; description?: string })
    : answer.status
}

/** Imports the title of this key, or imports it again. */
const importTitle = (title: string) =>
  product.db.transaction().execute((trx) =>
    saveTitle(
      trx,
      {
        ...NOTHING_SAID,
        sourceKey: 'library/film',
        kind: 'movie',
        vertical: 'movies',
        parentId: null,
        texts: { de: { title, description: 'Wie importiert.', shortDescription: null } },
        categories: [],
        tags: [],
        credits: [],
        chapters: [],
        skips: [],
        lyrics: null,
        moments: [],
        parentalGuidance: 'FSK-0',
      },
      product.clock.now(),
    ),
  )

test('[decisions 13.3] an edit is shown, survives the next import, and is taken back', async () => {
  const id = await importTitle('Importiert')
  await product.publish(id)
  const texts = { title: 'Bearbeitet', shortDescription: 'Kurz.', description: 'Von Hand.' }
  const params = { id, language: 'de' } as const
  const record = (await editor.call(editTexts, { params, body: texts })).body
  const [german] = record.texts
  assert.deepEqual([record.title, record.isEdited, german?.edited], ['Bearbeitet', true, texts])
  assert.equal(german?.imported?.title, 'Importiert')
  const english = { title: 'Edited', shortDescription: null, description: null }
  await editor.call(editTexts, { params: { id, language: 'en' }, body: english })

  assert.equal(await importTitle('Neu importiert'), id)
  assert.match(JSON.stringify(await shown(id, 'de')), /Bearbeitet.*Von Hand|Von Hand.*Bearbeitet/)
  assert.match(JSON.stringify(await shown(id, 'en')), /Edited/, 'in a language that the import does not have')

  await editor.call(takeImportedTexts, { params })
  assert.match(JSON.stringify(await shown(id, 'de')), /Neu importiert/)
  const unknown = await editor.call(editTexts, { params: { ...params, id: 999_999 }, body: texts })
  assert.equal(unknown.problem?.code, 'unknown_content')
})

test('titles are hidden and shown again, episodes with their series', async () => {
  const series = await product.aTitle({ kind: 'series' })
  const episode = await product.aTitle({ kind: 'episode', parentId: series.id, season: 1, number: 1 })
  await editor.call(hideTitles, { body: { ids: [series.id] } })
  for (const { id } of [series, episode]) assert.equal(await shown(id, 'de'), 404)
  assert.equal((await editor.call(readTitle, { params: { id: series.id } })).body.state, 'hidden')
  await editor.call(publishTitles, { body: { ids: [series.id] } })
  for (const { id } of [series, episode]) assert.notEqual(await shown(id, 'de'), 404)
})

test('the table finds by title, number, kind and state, in the order that is asked for, episodes left out', async () => {
  const old = await product.aTitle({ title: 'Zebra Suchwort', year: 1950 })
  const young = await product.aTitle({
    title: 'Affe Suchwort',
    year: 2020,
    vertical: 'sports',
    kind: 'event',
  })
  await product.aTitle({ kind: 'episode', parentId: old.id, title: 'Folge Suchwort', season: 1, number: 1 })
  await editor.call(hideTitles, { body: { ids: [old.id] } })
  const idsOf = async (query: object) => {
    const { items, total } = (await editor.call(listTitles, { query })).body
    assert.equal(total, items.length)
    return items.map(({ id }) => id)
  }
  const search = 'SUCHWORT'
  assert.deepEqual(await idsOf({ search }), [young.id, old.id])
  assert.deepEqual(await idsOf({ search, sort: 'year' }), [old.id, young.id])
  assert.deepEqual(await idsOf({ search, sort: 'year', isDescending: true }), [young.id, old.id])
  assert.deepEqual(await idsOf({ search, state: 'hidden' }), [old.id])
  assert.deepEqual(await idsOf({ search, vertical: 'sports' }), [young.id])
  // A number may stand in the name of another title too.
  assert.ok((await idsOf({ search: String(old.id) })).includes(old.id))
})
