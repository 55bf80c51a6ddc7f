/** The library in the console: its list, and edits on top of imports. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  editTitle,
  exportTitles,
  hideTitles,
  listTitles,
  listVersions,
  publishTitles,
  readTitle,
  restoreVersion,
  takeImported,
} from '@quintet/contracts/operator/titles'
import { getWork } from '@quintet/contracts/people'
import type { CallInput } from '@quintet/contracts/route'
import { layOver, NOTHING_SAID, saveTitle } from '@quintet/content'
import { SHEET_FIELDS, type SheetField } from '@quintet/domain/catalogue/title-sheet'
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

/** Imports the title with this key, or imports it again. */
const importTitle = (title: string, sourceKey = 'library/film') =>
  product.db.transaction().execute(async (trx) => {
    const id = await saveTitle(
      trx,
      {
        ...NOTHING_SAID,
        sourceKey,
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
    )
    await layOver(trx, id, product.clock.now())
    return id
  })

type Fields = Parameters<typeof edit>[1]

const read = async (id: number) => (await editor.call(readTitle, { params: { id } })).body

/** Edits the version that the editor sees now. */
async function edit(
  id: number,
  fields: NonNullable<NonNullable<CallInput<typeof editTitle>['body']>['fields']>,
) {
  const { version } = await read(id)
  return editor.call(editTitle, { params: { id }, body: { version, fields } })
}

test('[decisions 13.3] an edit is shown, survives the next import, and can be taken back', async () => {
  const id = await importTitle('Importiert')
  await product.publish(id)
  const textDe = { title: 'Bearbeitet', shortDescription: 'Kurz.', description: 'Von Hand.' }
  const textEn = { title: 'Edited', shortDescription: null, description: null }
  const record = (await edit(id, { textDe })).body
  assert.deepEqual([record.title, record.isEdited, record.shown.textDe], ['Bearbeitet', true, textDe])
  assert.equal(record.imported.textDe?.title, 'Importiert')
  await edit(id, { textEn })

  assert.equal(await importTitle('Neu importiert'), id)
  assert.match(JSON.stringify(await shown(id, 'de')), /Bearbeitet.*Von Hand|Von Hand.*Bearbeitet/)
  assert.match(JSON.stringify(await shown(id, 'en')), /Edited/, 'in a language that the import does not have')

  await takeBack(id, ['textDe', 'textEn'])
  assert.match(JSON.stringify(await shown(id, 'de')), /Neu importiert/)
  assert.equal((await read(id)).shown.textEn, null)
  const unknown = await editor.call(editTitle, {
    params: { id: 999_999 },
    body: { version: 0, fields: { textDe } },
  })
  assert.equal(unknown.problem?.code, 'unknown_content')
})

async function takeBack(id: number, fields: SheetField[]) {
  const { version } = await read(id)
  return editor.call(takeImported, { params: { id }, body: { version, fields } })
}

test('[decisions 13.3] every field can be edited, survives an import, and can be reset to the imported value', async () => {
  const id = await importTitle('Alles', 'library/all')
  const fields: Required<Fields> = {
    textDe: { title: 'Alles neu', shortDescription: null, description: 'Neu.' },
    textEn: { title: 'All new', shortDescription: null, description: null },
    year: 1999,
    rating: { guidance: 'FSK-16', descriptors: ['Gewalt'] },
    people: [{ name: 'Ada Beispiel', role: 'director', character: null }],
    categories: ['movies:drama', 'kids:movies'],
    tags: ['neu'],
    rights: { from: '2026-01-01T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' },
    countries: ['DE', 'AT'],
    rental: { priceCents: 399, currency: 'EUR' },
    order: 5,
    trackNumber: { disc: 2, number: 7 },
    chapters: [{ title: 'Anfang', start: 0, end: 60 }],
    skips: [{ kind: 'intro', start: 5, end: 20 }],
    work: {
      names: { de: 'Sinfonie Nr. 5', en: 'Symphony No. 5' },
      movements: { de: 'Langsam', en: 'Slowly' },
      number: 2,
    },
    broadcast: { startsAt: '2026-12-01T20:00:00.000Z', endsAt: '2026-12-01T22:00:00.000Z' },
    moments: [{ at: 60, kind: 'goal', titles: { de: 'Tor' }, score: [1, 0] }],
  }
  const asImported = await read(id)
  assert.deepEqual(asImported.imported, {})
  const edited = await edit(id, fields)
  assert.equal(edited.status, 200)
  const { rating, ...others } = edited.body.shown
  assert.deepEqual(
    { ...others, rating: { ...rating, written: undefined } },
    {
      ...fields,
      rating: { ...fields.rating, written: undefined },
    },
  )
  await importTitle('Alles', 'library/all')
  const again = await read(id)
  assert.deepEqual(again.shown, edited.body.shown)
  assert.deepEqual(again.imported, asImported.shown)
  assert.deepEqual((await takeBack(id, [...SHEET_FIELDS])).body.shown, asImported.shown)
})

test('[decisions 13.3] an outdated edit is rejected and writes nothing', async () => {
  const id = await importTitle('Überholt', 'library/late')
  const { version } = await read(id)
  await edit(id, { year: 2001 })
  const late = await editor.call(editTitle, { params: { id }, body: { version, fields: { year: 2002 } } })
  assert.equal(late.problem?.code, 'title_changed')
  assert.equal((await read(id)).shown.year, 2001)
})

test('[decisions 13.11] each change is a version with author and time, and can be restored', async () => {
  const id = await importTitle('Versionen', 'library/versions')
  await edit(id, { year: 1990, tags: ['alt'] })
  await edit(id, { year: 2000 })
  const [newest, first] = (await editor.call(listVersions, { params: { id } })).body
  assert.deepEqual([newest?.fields, first?.fields], [['year'], ['year', 'tags']])
  assert.equal(first?.actor, editor.email)
  const restore = async (version: number) =>
    editor.call(restoreVersion, { params: { id, version }, body: { version: (await read(id)).version } })
  const back = (await restore(first?.id ?? 0)).body
  assert.deepEqual([back.shown.year, back.shown.tags], [1990, ['alt']])
  const imported = (await restore(0)).body
  assert.deepEqual([imported.shown.year, imported.shown.tags, imported.isEdited], [null, [], false])
  assert.equal((await restore(999_999)).problem?.code, 'unknown_version')
})

test('[decisions 13.11] renaming a work creates a version, redirects its old address, and can be undone', async () => {
  const names = { de: 'Nachtmusik', en: 'Nachtmusik' }
  const { id } = await product.aTrack({
    work: { names, movements: null, number: 1 },
    credits: [{ name: 'Mara Notenbogen', role: 'composer' }],
  })
  const { id: personId } = await product.db
    .selectFrom('person')
    .select('id')
    .where('name', '=', 'Mara Notenbogen')
    .executeTakeFirstOrThrow()
  const nameIn = async (lang: 'de' | 'en') => {
    await product.refresh()
    const params = { personId, slug: 'nachtmusik' }
    return (await product.call(getWork, { params, query: { lang } })).body.name
  }
  assert.equal(await nameIn('en'), 'Nachtmusik')
  const work = { names: { ...names, en: 'Night Music' }, movements: null, number: 1 }
  await edit(id, { work })
  assert.deepEqual([await nameIn('de'), await nameIn('en')], ['Nachtmusik', 'Night Music'])
  const named = await versionOf(id)
  assert.deepEqual(named?.fields, ['work'])
  await edit(id, { work: null })
  assert.equal((await read(id)).shown.work, null)
  const version = named?.id ?? 0
  const back = await editor.call(restoreVersion, {
    params: { id, version },
    body: { version: (await read(id)).version },
  })
  assert.deepEqual(back.body.shown.work, work)
  assert.equal(await nameIn('en'), 'Night Music')
})

async function versionOf(id: number) {
  return (await editor.call(listVersions, { params: { id } })).body[0]
}

test('[decisions 13.3] episodes inherit edits of their series where their values were the same', async () => {
  const series = await product.aTitle({ kind: 'series', rating: 'FSK-6' })
  const part = { kind: 'episode', parentId: series.id, season: 1 } as const
  const alike = await product.aTitle({ ...part, number: 1, rating: 'FSK-6' })
  const stricter = await product.aTitle({ ...part, number: 2, rating: 'FSK-16' })
  const own = await product.aTitle({ ...part, number: 3, rating: 'FSK-6' })
  await edit(own.id, { rating: { guidance: 'FSK-18', descriptors: [] } })
  await edit(series.id, { rating: { guidance: 'FSK-12', descriptors: [] } })
  const ratings = async () =>
    Promise.all([alike, stricter, own].map(async ({ id }) => (await read(id)).shown.rating.guidance))
  assert.deepEqual(await ratings(), ['FSK-12', 'FSK-16', 'FSK-18'])
  assert.deepEqual((await read(alike.id)).follows, ['rating'])
  await takeBack(own.id, ['rating'])
  assert.deepEqual(await ratings(), ['FSK-12', 'FSK-16', 'FSK-12'])
  await takeBack(series.id, ['rating'])
  assert.deepEqual(await ratings(), ['FSK-6', 'FSK-16', 'FSK-6'])
})

test('[decisions 13.3] a title is hidden from children as soon as its rating says so', async () => {
  const kids = await product.aTitle({ rating: 'FSK-0', categories: ['kids'] })
  const isSafe = async () => {
    const row = product.db.selectFrom('content_item').select('kid_safe').where('id', '=', kids.id)
    return (await row.executeTakeFirstOrThrow()).kid_safe
  }
  assert.equal(await isSafe(), true)
  await edit(kids.id, { rating: { guidance: 'FSK-16', descriptors: [] } })
  assert.equal(await isSafe(), false)
  await takeBack(kids.id, ['rating'])
  assert.equal(await isSafe(), true)
})

test('rejects invalid edits: windows that end before they begin, chapters out of order', async () => {
  const { id } = await product.aTitle()
  for (const fields of [
    { rights: { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' } },
    { chapters: [{ title: '', start: 60, end: 30 }] },
    { countries: ['Germany'] },
    { countries: [] },
    { rating: { guidance: 'hoch', descriptors: [] } },
    { categories: ['cooking:pasta'] },
  ] satisfies Fields[])
    assert.equal((await edit(id, fields)).status, 422)
})

test('hides and shows titles, and episodes along with their series', async () => {
  const series = await product.aTitle({ kind: 'series' })
  const episode = await product.aTitle({ kind: 'episode', parentId: series.id, season: 1, number: 1 })
  await editor.call(hideTitles, { body: { ids: [series.id] } })
  for (const { id } of [series, episode]) assert.equal(await shown(id, 'de'), 404)
  assert.equal((await editor.call(readTitle, { params: { id: series.id } })).body.state, 'draft')
  await editor.call(publishTitles, { body: { ids: [series.id] } })
  for (const { id } of [series, episode]) assert.notEqual(await shown(id, 'de'), 404)
})

test('the table finds by title, number, kind and state, in the requested order, without episodes', async () => {
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
  // Titles without an end come last.
  await edit(young.id, { rights: { from: null, until: '2099-12-31T23:00:00.000Z' } })
  assert.deepEqual(await idsOf({ search, sort: 'until' }), [young.id, old.id])
  await edit(old.id, { rights: { from: null, until: '2098-12-31T23:00:00.000Z' } })
  assert.deepEqual(await idsOf({ search, sort: 'until' }), [old.id, young.id])
  const { items } = (await editor.call(listTitles, { query: { search } })).body
  assert.equal(items[0]?.availableUntil, '2099-12-31T23:00:00.000Z')
  assert.deepEqual(await idsOf({ search, state: 'draft' }), [old.id])
  assert.deepEqual(await idsOf({ search, vertical: 'sports' }), [young.id])
  assert.deepEqual(await idsOf({ search, kind: 'event' }), [young.id])
  // The number may also occur in another title's name.
  assert.ok((await idsOf({ search: String(old.id) })).includes(old.id))
})

test('[decisions 13.11] the table filters by media, rating, missing language and edits', async () => {
  const key = 'Filterwort'
  const film = await product.aTitle({ title: `${key} A`, rating: 'FSK-16', media: 'video' })
  const series = await product.aTitle({ title: `${key} B`, kind: 'series', rating: null })
  const episode = await product.aTitle({
    kind: 'episode',
    parentId: series.id,
    season: 1,
    number: 1,
    media: 'video',
  })
  const german = await importTitle(`${key} C`, 'library/german')
  const find = async (query: object) => {
    const { items } = (await editor.call(listTitles, { query: { search: key, ...query } })).body
    return items.map(({ id }) => id)
  }
  assert.deepEqual(await find({ media: 'ready' }), [film.id, series.id])
  assert.deepEqual(await find({ media: 'none' }), [german])
  await product.db
    .updateTable('media_asset')
    .set({ state: 'failed' })
    .where('item_id', '=', episode.id)
    .execute()
  assert.deepEqual(await find({ media: 'failed' }), [series.id])
  assert.deepEqual(await find({ media: 'ready' }), [film.id])
  assert.deepEqual(await find({ rating: '16' }), [film.id])
  assert.deepEqual(await find({ rating: 'none' }), [series.id])
  assert.deepEqual(await find({ rating: '0' }), [german])
  assert.deepEqual(await find({ lacks: 'en' }), [german])
  await edit(film.id, { year: 2001 })
  assert.deepEqual(await find({ isEdited: 'true' }), [film.id])
  assert.deepEqual(await find({ isDescending: 'true' }), [german, series.id, film.id])
  const { items } = (await editor.call(listTitles, { query: { search: key } })).body
  assert.deepEqual(
    items.map(({ media, lacks }) => ({ media, lacks })),
    [
      { media: 'ready', lacks: [] },
      { media: 'failed', lacks: [] },
      { media: 'none', lacks: ['en'] },
    ],
  )
  // The file holds what the list does, in its order.
  const csv = await (await editor.send(`/api${exportTitles.path}?search=${key}&isDescending=true`)).text()
  const [head, ...lines] = csv.trimEnd().split('\r\n')
  assert.match(head ?? '', /^"id","title",.*"updated"$/)
  assert.deepEqual(
    lines.map((line) => Number(line.split(',')[0])),
    [german, series.id, film.id],
  )
  assert.match(lines[0] ?? '', /"Filterwort C".*"no","en"/)
  assert.match(lines[2] ?? '', /"movie",2001,"FSK-16","ready".*"yes",""/)
})
