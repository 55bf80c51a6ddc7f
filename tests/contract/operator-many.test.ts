/** Many titles changed at once: looked at, done or not at all, and taken back one by one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { editMany, listGenres, previewMany } from '@quintet/contracts/operator/many-titles'
import { editTitle, listVersions, readTitle, restoreVersion } from '@quintet/contracts/operator/titles'
import { listEvents } from '@quintet/operator'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const shown = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.shown
const eventsOf = async (id: number) =>
  (await listEvents(product.foundation, { subject: 'title', subjectId: String(id) })).map(
    ({ action, before: was, after: is }) => ({ action, was, is }),
  )
const CHANGE = {
  addCategories: ['movies:drama', 'music-stream:pop'],
  addTags: ['neu'],
  rental: { priceCents: 499, currency: 'EUR' },
} as const
const change = { ...CHANGE, addCategories: [...CHANGE.addCategories], addTags: [...CHANGE.addTags] }

async function look(ids: number[]) {
  const lines = (await editor.call(previewMany, { body: { ids, change } })).body
  return { lines, titles: lines.map(({ id, version }) => ({ id, version })) }
}

test('[decisions 13.18] what would become of each title is told, then done, with a version and an event of each', async () => {
  const film = await product.aTitle()
  const album = await product.aTitle({ kind: 'album', vertical: 'music-stream' })
  const ids = [film.id, album.id]
  const { lines, titles } = await look(ids)
  assert.deepEqual(
    lines.map(({ after: is }) => is),
    [
      { categories: ['movies:drama'], tags: ['neu'], rental: CHANGE.rental },
      { categories: ['music-stream:pop'], tags: ['neu'] },
    ],
  )
  assert.deepEqual((await shown(film.id)).tags, [], 'a look changes nothing')

  const done = await editor.call(editMany, { body: { titles, change } })
  assert.deepEqual(done.body, { changed: true })
  assert.deepEqual((await shown(film.id)).rental, CHANGE.rental)
  assert.deepEqual((await shown(album.id)).categories, ['music-stream:pop'])
  for (const [place, id] of ids.entries())
    assert.deepEqual(await eventsOf(id), [
      { action: 'title_edited', was: lines[place]?.before, is: lines[place]?.after },
    ])
  const again = await look(ids)
  assert.ok(again.lines.every(({ after: is }) => Object.keys(is).length === 0))

  const [version] = (await editor.call(listVersions, { params: { id: film.id } })).body
  await editor.call(restoreVersion, {
    params: { id: film.id, version: 0 },
    body: { version: version?.id ?? 0 },
  })
  assert.deepEqual((await shown(film.id)).tags, [])
})

test('[decisions 13.18] somebody who was faster with one of them stops all', async () => {
  const [first, second] = [await product.aTitle(), await product.aTitle()]
  const { titles } = await look([first.id, second.id])
  await editor.call(editTitle, {
    params: { id: second.id },
    body: { version: 0, fields: { year: 1999 } },
  })
  const late = await editor.call(editMany, { body: { titles, change } })
  assert.equal(late.problem?.code, 'title_changed')
  assert.deepEqual((await shown(first.id)).tags, [])
  assert.deepEqual(await eventsOf(first.id), [])
})

test('genres are listed in the reader’s language, with those of the children’s area', async () => {
  const genres = (await editor.call(listGenres)).body
  assert.ok(genres.some(({ id, vertical }) => id === 'movies:drama' && vertical === 'movies'))
  assert.ok(genres.some(({ id, vertical }) => id === 'kids' && vertical === null))
  assert.equal(new Set(genres.map(({ id }) => id)).size, genres.length)
})
