/** Bulk edits of titles: previewed, applied entirely or not at all, and undone one by one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  editMany,
  listGenres,
  listHomeCountries,
  previewMany,
  undoMany,
} from '@quintet/contracts/operator/many-titles'
import { editTitle, listVersions, readTitle, restoreVersion } from '@quintet/contracts/operator/titles'
import { listEvents } from '@quintet/operator'
import { aHouse, type Product, startProduct, type TestOperator } from '@quintet/testing'

const EUROS = { currency: 'EUR', vatPercent: 19 }
let product: Product
let editor: TestOperator
let house: Awaited<ReturnType<typeof aHouse>>
before(async () => {
  // Switzerland takes no new members any more.
  house = await aHouse(() => {}, [{ from: '2026-02-01', countries: { DE: EUROS, AT: EUROS } }])
  product = await startProduct({ environment: { BRAND_DIR: house.folder } })
  editor = await product.anOperator('editor')
})
after(async () => {
  await product.stop()
  await house.remove()
})

const shown = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.shown
const eventsOf = async (id: number) =>
  (await listEvents(product.foundation, { subject: 'title', subjectId: String(id) })).map(
    ({ action, before: was, after: is }) => ({ action, was, is }),
  )
const CHANGE = {
  addCategories: ['movies:drama', 'music-stream:pop'],
  addTags: ['neu'],
  countries: ['DE'],
  rental: { priceCents: 499, currency: 'EUR' },
} as const
const change = {
  ...CHANGE,
  addCategories: [...CHANGE.addCategories],
  addTags: [...CHANGE.addTags],
  countries: [...CHANGE.countries],
}

async function look(ids: number[]) {
  const lines = (await editor.call(previewMany, { body: { ids, change } })).body
  return { lines, titles: lines.map(({ id, version }) => ({ id, version })) }
}

test('[decisions 13.18] previews the change to each title, then applies it with a version and an event per title', async () => {
  const film = await product.aTitle()
  const album = await product.aTitle({ kind: 'album', vertical: 'music-stream' })
  const ids = [film.id, album.id]
  const { lines, titles } = await look(ids)
  assert.deepEqual(
    lines.map(({ after: is }) => is),
    [
      { categories: ['movies:drama'], tags: ['neu'], countries: ['DE'], rental: CHANGE.rental },
      { categories: ['music-stream:pop'], tags: ['neu'], countries: ['DE'] },
    ],
  )
  assert.deepEqual((await shown(film.id)).tags, [], 'a look changes nothing')

  const done = await editor.call(editMany, { body: { titles, change } })
  assert.ok(done.body.edit)
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

test('[decisions 13.18] a concurrent change to one title stops the whole edit', async () => {
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

test('[decisions 13.18] undoes a bulk edit in one step, except for titles edited since', async () => {
  const early = await product.aTitle()
  await editor.call(editTitle, {
    params: { id: early.id },
    body: { version: 0, fields: { tags: ['alt'] } },
  })
  const [plain, touched] = [await product.aTitle(), await product.aTitle({ title: 'Touched' })]
  const { titles } = await look([early.id, plain.id, touched.id])
  const { edit } = (await editor.call(editMany, { body: { titles, change } })).body
  const [version] = (await editor.call(listVersions, { params: { id: touched.id } })).body
  assert.equal(version?.edit, edit)
  await editor.call(editTitle, {
    params: { id: touched.id },
    body: { version: version?.id ?? 0, fields: { year: 1999 } },
  })

  const undo = () => editor.call(undoMany, { params: { edit: edit ?? '' } })
  const { undone, kept } = (await undo()).body
  assert.deepEqual(
    undone.map(({ id }) => id),
    [early.id, plain.id],
  )
  assert.deepEqual(kept, [{ id: touched.id, title: 'Touched' }])
  assert.deepEqual((await shown(early.id)).tags, ['alt'])
  assert.deepEqual((await shown(plain.id)).rental, null)
  assert.deepEqual((await shown(touched.id)).tags, ['neu'])
  const events = async () =>
    (await listEvents(product.foundation, { action: 'titles_edit_undone' })).map(
      ({ subjectId, after: is }) => ({
        subjectId,
        is,
      }),
    )
  const told = [{ subjectId: `${early.id},${plain.id}`, is: { undone: 2, kept: 1 } }]
  assert.deepEqual(await events(), told)
  assert.deepEqual((await undo()).body.undone, [], 'what was taken back is not taken back again')
  assert.deepEqual(await events(), told)
  const unknown = await editor.call(undoMany, { params: { edit: 'edt_none' } })
  assert.equal(unknown.problem?.code, 'unknown_edit')
})

test('[decisions 13.77] lists the countries where members live, those that take no new members, too', async () => {
  assert.deepEqual((await editor.call(listHomeCountries)).body, ['DE', 'AT', 'CH'])
})

test('lists genres in the reader’s language, including those of the kids area', async () => {
  const genres = (await editor.call(listGenres)).body
  assert.ok(genres.some(({ id, vertical }) => id === 'movies:drama' && vertical === 'movies'))
  assert.ok(genres.some(({ id, vertical }) => id === 'kids' && vertical === null))
  assert.equal(new Set(genres.map(({ id }) => id)).size, genres.length)
})
