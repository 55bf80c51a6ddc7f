/** The tracks of an album, edited together: all or none, kept by later imports, undone as one edit. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listChildren } from '@quintet/contracts/content'
import { editAlbum, readAlbum, type TrackEdit } from '@quintet/contracts/operator/albums'
import { undoMany } from '@quintet/contracts/operator/many-titles'
import { editTitle, listVersions, restoreVersion, takeImported } from '@quintet/contracts/operator/titles'
import { layOver } from '@quintet/content'
import { listEvents } from '@quintet/operator'
import { atOnce, type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const MUSIC = { vertical: 'music-stream', media: 'audio' } as const

/** An album with tracks at these places, each named by its place: `1.2` is the second one on the first disc. */
async function anAlbum(...places: string[]) {
  const { id } = await product.aTitle({ ...MUSIC, kind: 'album' })
  const tracks: number[] = []
  for (const place of places) {
    const [season = 1, number = 1] = place.split('.').map(Number)
    const track = { ...MUSIC, kind: 'track', parentId: id, title: place, season, number } as const
    tracks.push((await product.aTitle(track)).id)
  }
  return { id, tracks }
}

const edit = (id: number, ...tracks: TrackEdit[]) =>
  editor.call(editAlbum, { params: { id }, body: { tracks } })
const change = (id: number | undefined, fields: TrackEdit['fields'], version = 0): TrackEdit => ({
  id: id ?? 0,
  version,
  fields,
})
const at = (disc: number | null, number: number) => ({ trackNumber: { disc, number } })
const read = async (id: number) => (await editor.call(readAlbum, { params: { id } })).body.tracks
const placesOf = async (id: number) =>
  (await read(id)).map(({ shown: { textEn, trackNumber } }) => [
    textEn?.title,
    `${trackNumber.disc}.${trackNumber.number}`,
  ])
const eventsOf = async (id: number | undefined) =>
  (await listEvents(product.foundation, { subject: 'title', subjectId: String(id) })).map(
    ({ action, before: was, after: is }) => ({ action, was, is }),
  )
const versionsOf = async (id: number | undefined) =>
  (await editor.call(listVersions, { params: { id: id ?? 0 } })).body

test('[decisions 13.45] tracks are moved, named and credited in one call, with a version and an event each; members see it', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2', '2.1')
  const [first, second, third] = tracks
  const people = [{ name: 'Clara Chord', role: 'composer', character: null }] as const
  const textEn = { title: 'New name', shortDescription: null, description: null }
  const work = { names: { de: 'Sonate', en: 'Sonata' }, movements: null, number: 1 }
  const { body } = await edit(
    id,
    change(first, { ...at(1, 2), people: [...people] }),
    change(second, { ...at(1, 1), textEn, work }),
    change(third, at(2, 1)),
  )
  assert.ok(body.edit)
  assert.deepEqual(await placesOf(id), [
    ['New name', '1.1'],
    ['1.1', '1.2'],
    ['2.1', '2.1'],
  ])
  assert.deepEqual(await eventsOf(first), [
    {
      action: 'title_edited',
      was: { ...at(1, 1), people: [] },
      is: { ...at(1, 2), people },
    },
  ])
  assert.deepEqual(
    (await versionsOf(second)).map(({ fields, edit: of }) => [fields, of]),
    [[['trackNumber', 'textEn', 'work'], body.edit]],
  )
  assert.deepEqual([await versionsOf(third), await eventsOf(third)], [[], []], 'an equal value is no change')
  await product.refresh()
  const seen = await (await product.aMember()).call(listChildren, { params: { id }, query: { lang: 'en' } })
  assert.deepEqual(
    seen.body.map(({ attributes }) => attributes.title),
    ['New name', '1.1', '2.1'],
  )
})

test('[decisions 13.45] one refused track stops all: a number taken, another editor, a track of another album', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2', '1.3')
  const [first, second, third] = tracks
  const asBefore = await placesOf(id)
  const taken = await edit(id, change(first, at(1, 9)), change(second, at(null, 3)))
  assert.partialDeepStrictEqual(taken.problem, { code: 'track_number_taken', track: second, other: third })

  await editor.call(editTitle, { params: { id: third ?? 0 }, body: { version: 0, fields: { year: 1999 } } })
  const late = await edit(id, change(first, at(1, 9)), change(third, at(1, 8)))
  assert.partialDeepStrictEqual(late.problem, { code: 'track_changed', track: third })

  const other = await anAlbum('1.1')
  const foreign = await edit(id, change(first, at(1, 9)), change(other.tracks[0], at(1, 8)))
  assert.equal(foreign.problem?.code, 'unknown_content')
  const twice = await edit(id, change(first, at(1, 9)), change(first, at(1, 8)))
  assert.equal(twice.problem?.code, 'invalid_request')
  const nameless = { title: '', shortDescription: null, description: null }
  const invalid = await edit(id, change(first, at(1, 9)), change(second, { textEn: nameless }))
  assert.deepEqual(invalid.problem?.errors, [
    { path: 'tracks.1.fields.textEn.title', message: 'Please fill in field.' },
  ])
  assert.deepEqual(await placesOf(id), asBefore)
  assert.deepEqual([await eventsOf(first), await versionsOf(first)], [[], []])
})

test('[decisions 13.45] two editors cannot give two tracks the same number', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2')
  const answers = await atOnce(
    product.db,
    (tx) => tx.selectFrom('content_item').select('id').where('id', 'in', tracks).forUpdate().execute(),
    tracks.map((track) => () => edit(id, change(track, at(1, 5)))),
  )
  assert.deepEqual(answers.map(({ problem }) => problem?.code ?? 'saved').toSorted(), [
    'saved',
    'track_number_taken',
  ])
})

test('[decisions 13.45] a number that an import brought twice does not stop the edit of another track', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.1', '1.2')
  assert.equal((await edit(id, change(tracks[2], at(1, 3)))).status, 200)
})

test('[decisions 13.45] a later import keeps the number; one step takes the edit back', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2')
  const [first = 0, second = 0] = tracks
  const { body } = await edit(id, change(first, at(1, 2)), change(second, at(1, 1)))
  await product.db.transaction().execute(async (tx) => {
    await tx.updateTable('content_item').set({ season: 1, number: 7 }).where('id', '=', first).execute()
    await layOver(tx, first, product.clock.now())
  })
  assert.deepEqual(await placesOf(id), [
    ['1.2', '1.1'],
    ['1.1', '1.2'],
  ])
  await editor.call(undoMany, { params: { edit: body.edit ?? '' } })
  assert.deepEqual(await placesOf(id), [
    ['1.2', '1.2'],
    ['1.1', '1.7'],
  ])
})

test('[decisions 13.45] undoing a save leaves a track as it is if another has its earlier number now, and names it', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2', '1.3', '2.1')
  const [first = 0, second = 0, third = 0, fourth = 0] = tracks
  const { body } = await edit(
    id,
    change(first, at(1, 2)),
    change(second, at(1, 3)),
    change(third, at(1, 1)),
    change(fourth, at(2, 5)),
  )
  const version = (await versionsOf(first))[0]?.id ?? 0
  await editor.call(editTitle, { params: { id: first }, body: { version, fields: { year: 1999 } } })
  const undone = await editor.call(undoMany, { params: { edit: body.edit ?? '' } })
  const idsOf = (titles: readonly { id: number }[]) => titles.map((title) => title.id)
  // The first keeps the second's number, the second then keeps the third's.
  assert.deepEqual(
    [idsOf(undone.body.undone), idsOf(undone.body.kept), idsOf(undone.body.numberTaken)],
    [[fourth], [first], [second, third]],
  )
  assert.deepEqual(await placesOf(id), [
    ['1.3', '1.1'],
    ['1.1', '1.2'],
    ['1.2', '1.3'],
    ['2.1', '2.1'],
  ])
})

test('[decisions 13.45] an undo and a save at the same moment do not give two tracks one number', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2')
  const [first = 0, second = 0] = tracks
  const { body } = await edit(id, change(first, at(1, 9)))
  const answers = await atOnce<{ status: number }>(
    product.db,
    (tx) => tx.selectFrom('content_item').select('id').where('id', 'in', tracks).forUpdate().execute(),
    [
      () => editor.call(undoMany, { params: { edit: body.edit ?? '' } }),
      () => edit(id, change(second, at(1, 1))),
    ],
  )
  const places = (await placesOf(id)).map(([, place]) => place)
  assert.equal(
    new Set(places).size,
    2,
    `${places.join()} after ${answers.map(({ status }) => status).join()}`,
  )
})

test('[decisions 13.45] a track’s own page gives it no number of another: not by an edit, an earlier version or “as imported”', async () => {
  const { id, tracks } = await anAlbum('1.1', '1.2')
  const [first = 0, second = 0] = tracks
  await edit(id, change(first, at(1, 5)))
  await edit(id, change(second, at(1, 1)))
  const version = (await versionsOf(first))[0]?.id ?? 0
  const params = { id: first }
  for (const refused of [
    await editor.call(editTitle, { params, body: { version, fields: at(null, 1) } }),
    await editor.call(restoreVersion, { params: { id: first, version: 0 }, body: { version } }),
    await editor.call(takeImported, { params, body: { version, fields: ['trackNumber'] } }),
  ])
    assert.partialDeepStrictEqual(refused.problem, {
      code: 'track_number_taken',
      track: first,
      other: second,
    })
  assert.deepEqual(await placesOf(id), [
    ['1.2', '1.1'],
    ['1.1', '1.5'],
  ])
})

test('[decisions 13.45] “as imported” resets a track’s number; only albums have tracks', async () => {
  const { id, tracks } = await anAlbum('1.1')
  const [track = 0] = tracks
  await edit(id, change(track, at(2, 4)))
  const version = (await versionsOf(track))[0]?.id ?? 0
  await editor.call(takeImported, { params: { id: track }, body: { version, fields: ['trackNumber'] } })
  assert.deepEqual(await placesOf(id), [['1.1', '1.1']])
  const none = await editor.call(readAlbum, { params: { id: track } })
  assert.equal(none.problem?.code, 'unknown_content')
})
