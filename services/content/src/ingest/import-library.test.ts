import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { getContentInfo, listChildrenInfo, listContentInfo } from '@quintet/contracts/content'
import { newId } from '@quintet/platform/identity/secrets'
import { type Product, startProduct } from '@quintet/testing'
import { publishTitles, unpublishTitles } from './operate/operate.ts'
import { importLibrary } from './import-library.ts'
import type { ImportReport } from './report/report.ts'
import { settleTitle } from './settle/settle.ts'

const PRODUCT = { productId: 221 }
/** Publishing is tested elsewhere. */
const noteNothing = async () => {}

let product: Product
let scratch = ''
before(async () => {
  product = await startProduct()
  scratch = await mkdtemp(path.join(tmpdir(), 'import-'))
})
after(async () => {
  await product.stop()
  await rm(scratch, { recursive: true, force: true })
})

type Files = Record<string, string | object>

async function write(root: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

async function library(files: Files): Promise<string> {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  await write(root, files)
  return root
}

function counts({ imported, updated, unchanged, failed }: ImportReport) {
  return { imported, updated, unchanged, failed: failed.length }
}

/** An announced title: it needs no media, so it is published at once. */
function announced(title: string, more: object = {}) {
  return { texts: { de: { title }, en: { title: `${title} (en)` } }, ...more }
}

/** What visitors see of a title now. */
async function shown(title: string) {
  await product.refresh()
  const { body } = await product.call(listContentInfo, {
    params: PRODUCT,
    query: { search: title, limit: 100 },
  })
  return body.filter(({ attributes }) => attributes.title === title)
}

test('[decisions 9.3] titles are published at once with what their files say; a second run changes nothing', async () => {
  const root = await library({
    'Movies/Nordwind (2024)/quintet.json': announced('Nordwind', {
      rating: 'FSK 12',
      categories: ['movies:drama'],
      people: [{ name: 'Ada Holm', role: 'director' }],
    }),
    'Games/Wolkenkegeln/quintet.json': announced('Wolkenkegeln'),
  })
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 2,
    updated: 0,
    unchanged: 0,
    failed: 0,
  })
  const [film] = await shown('Nordwind')
  assert.equal(film?.attributes.parental_guidance, 'FSK-12')
  assert.equal(film.attributes.year, 2024)
  assert.equal(film.attributes.director, 'Ada Holm')
  assert.deepEqual(film.categories, ['movies', 'movies:drama'])

  const again = await importLibrary(product.foundation, root)
  assert.deepEqual(counts(again), { imported: 0, updated: 0, unchanged: 2, failed: 0 })
  assert.equal((await shown('Nordwind')).length, 1)
  assert.equal(again.items.find(({ title }) => title === 'Nordwind')?.id, film.contentitem_id)
})

test('[decisions 9.1] a radio channel is a folder with a quintet.json and nothing to play', async () => {
  const root = await library({
    'Music/Radio/Brandung FM/quintet.json': announced('Brandung FM', { kind: 'channel', live: true }),
  })
  assert.equal((await importLibrary(product.foundation, root)).imported, 1)
  const [radio] = await shown('Brandung FM')
  assert.equal(radio?.kind, 'channel')
  assert.equal(radio.live, true)
  // The folder above it does not name an artist.
  assert.equal(radio.attributes.artist, undefined)
})

test('[decisions 12.1] a channel is published once a title of its programme is playable', async () => {
  const root = await library({
    'Movies/Kinokanal/quintet.json': announced('Kinokanal', {
      kind: 'channel',
      live: true,
      programme: { rules: [{ categories: ['movies:horror'] }] },
    }),
    // Jingles alone are no programme, and nothing to wait for.
    'Movies/Kinokanal/Jingles/Vorhang.mp4': '',
    'Movies/Nachtwache (2025)/quintet.json': announced('Nachtwache', { categories: ['movies:horror'] }),
  })
  const { items } = await importLibrary(product.foundation, root)
  const film = items.find(({ title }) => title === 'Nachtwache')
  assert.ok(film)
  assert.equal((await shown('Nachtwache')).length, 1)
  assert.equal((await shown('Kinokanal')).length, 0)

  const { db, clock } = product.foundation
  const main = { item_id: film.id, purpose: 'main', form: 'video', state: 'ready' } as const
  const source = JSON.stringify({ files: [], subtitles: [] })
  await db
    .insertInto('media_asset')
    .values({
      ...main,
      id: newId('ast'),
      source,
      progress: 1,
      created_at: clock.now(),
      finished_at: clock.now(),
    })
    .execute()
  await db.transaction().execute((trx) => settleTitle(trx, film.id, clock.now()))
  assert.equal((await shown('Kinokanal')).length, 1)
})

test('[decisions 9.3] a changed file updates the same title; a touched one changes nothing', async () => {
  const at = 'Movies/Ebbe (2023)/quintet.json'
  const root = await library({ [at]: announced('Ebbe', { rating: 'FSK 0' }) })
  const [first] = (await importLibrary(product.foundation, root)).items
  await utimes(path.join(root, at), 1000, 1000)
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 0,
    updated: 0,
    unchanged: 1,
    failed: 0,
  })
  await write(root, { [at]: announced('Ebbe', { rating: 'FSK 16', year: 1999 }) })
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(counts(report), { imported: 0, updated: 1, unchanged: 0, failed: 0 })
  assert.equal(report.items[0]?.id, first?.id)
  const [film] = await shown('Ebbe')
  assert.deepEqual([film?.attributes.parental_guidance, film?.attributes.year], ['FSK-16', 1999])
})

test('[decisions 9.3] a vanished title is reported and stays; when it returns it is recognised', async () => {
  const files = {
    'Movies/Flut/quintet.json': announced('Flut'),
    'Movies/Watt/quintet.json': announced('Watt'),
  }
  const root = await library(files)
  await importLibrary(product.foundation, root)
  await rm(path.join(root, 'Movies/Flut'), { recursive: true })
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(report.vanished, [{ path: 'Movies/Flut', title: 'Flut' }])
  assert.deepEqual(counts(report), { imported: 0, updated: 0, unchanged: 1, failed: 0 })
  assert.equal((await shown('Flut')).length, 1)
  await write(root, files)
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 0,
    updated: 0,
    unchanged: 2,
    failed: 0,
  })
})

test('[decisions 9.4] a broken quintet.json fails alone with its reason, on every run until it is fixed', async () => {
  const root = await library({
    'Movies/Gut/quintet.json': announced('Gut'),
    'Movies/Kaputt/quintet.json': '{ "texts": ',
    'Movies/Falsch/quintet.json': announced('Falsch', { rating: 12 }),
    'Movies/Leer/poster.txt': 'x',
  })
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(counts(report), { imported: 1, updated: 0, unchanged: 0, failed: 3 })
  const reasons = Object.fromEntries(report.failed.map(({ path: at, reason }) => [at, reason]))
  assert.match(reasons['Movies/Kaputt'] ?? '', /quintet\.json is not valid JSON/)
  assert.match(reasons['Movies/Falsch'] ?? '', /rating/)
  assert.match(reasons['Movies/Leer'] ?? '', /no film/)
  assert.deepEqual((await importLibrary(product.foundation, root)).failed, report.failed)

  await write(root, { 'Movies/Kaputt/quintet.json': announced('Kaputt') })
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 1,
    updated: 0,
    unchanged: 1,
    failed: 2,
  })
  // A title stays as it was when its file breaks.
  await write(root, { 'Movies/Gut/quintet.json': '{' })
  assert.equal((await importLibrary(product.foundation, root)).failed.length, 3)
  assert.equal((await shown('Gut')).length, 1)
  await write(root, { 'Movies/Gut/quintet.json': announced('Gut') })
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 0,
    updated: 0,
    unchanged: 2,
    failed: 2,
  })
})

test('a series is imported with its episodes in order, which inherit its rating and area', async () => {
  const root = await library({
    'Shows/Leuchtkäfer/quintet.json': announced('Leuchtkäfer', {
      rating: 'FSK 6',
      categories: ['movies:animation', 'kids:movies'],
    }),
    'Shows/Leuchtkäfer/Season 01/Leuchtkäfer S01E02.quintet.json': announced('Zweite'),
    'Shows/Leuchtkäfer/Season 01/Leuchtkäfer S01E01.quintet.json': announced('Erste'),
  })
  await importLibrary(product.foundation, root)
  const [series] = await shown('Leuchtkäfer')
  assert.equal(series?.kind, 'series')
  const { body } = await product.call(listChildrenInfo, { params: { ...PRODUCT, id: series.contentitem_id } })
  assert.deepEqual(
    body.map(({ attributes, season, number }) => [attributes.title, season, number]),
    [
      ['Erste', 1, 1],
      ['Zweite', 1, 2],
    ],
  )
  assert.ok(body.every(({ attributes }) => attributes.parental_guidance === 'FSK-6'))
  assert.ok(body.every(({ categories }) => categories.includes('kids:movies')))

  // A stricter rating of the series applies to its episodes on the next import.
  await write(root, { 'Shows/Leuchtkäfer/quintet.json': announced('Leuchtkäfer', { rating: 'FSK 16' }) })
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 0,
    updated: 3,
    unchanged: 0,
    failed: 0,
  })
  const rows = await product.db
    .selectFrom('content_item')
    .select('kid_safe')
    .where('parent_id', '=', series.contentitem_id)
    .execute()
  assert.deepEqual(rows, [{ kid_safe: false }, { kid_safe: false }])
})

test('[decisions 4.16] without a rating a title is only kid-safe if an editor filed it under kids', async () => {
  const root = await library({
    'Movies/Ohne/quintet.json': announced('Ohne', { categories: ['movies:kids'] }),
    'Movies/Mit/quintet.json': announced('Mit', { categories: ['kids:movies'] }),
    'Movies/Fremd/quintet.json': announced('Fremd', { rating: 'nobody knows', categories: ['movies:kids'] }),
  })
  const report = await importLibrary(product.foundation, root)
  assert.match(report.ignored[0]?.reason ?? '', /nobody knows/)
  const rows = await product.db
    .selectFrom('content_item')
    .select(['source_key', 'kid_safe'])
    .where('source_key', 'like', `${root}::%`)
    .orderBy('source_key')
    .execute()
  assert.deepEqual(
    rows.map(({ kid_safe }) => kid_safe),
    [false, true, false],
  )
})

test('[decisions 9.5] [decisions 9] drafts are hidden until published; a hidden title stays hidden on later imports', async () => {
  const at = 'Shows/Kutter/Season 01/Kutter S01E01.quintet.json'
  const root = await library({
    'Shows/Kutter/quintet.json': announced('Kutter'),
    [at]: announced('Auslaufen'),
  })
  const report = await importLibrary(product.foundation, root, { isDraft: true })
  assert.deepEqual(
    report.items.map(({ state }) => state),
    ['draft', 'draft'],
  )
  assert.equal((await shown('Kutter')).length, 0)

  const series = report.items.find(({ kind }) => kind === 'series')
  assert.ok(series)
  const published = await publishTitles(product.foundation, [series.id], noteNothing)
  assert.deepEqual([published.changed.length, published.waiting, published.refused], [2, [], []])
  assert.equal((await shown('Kutter')).length, 1)
  assert.equal((await shown('Auslaufen')).length, 1)

  await unpublishTitles(product.foundation, [series.id], noteNothing)
  assert.equal((await shown('Auslaufen')).length, 0)
  const { problem } = await product.call(getContentInfo, { params: { ...PRODUCT, id: series.id } })
  assert.equal(problem?.code, 'unknown_content')
  await write(root, { [at]: announced('Auslaufen', { year: 2020 }) })
  await importLibrary(product.foundation, root)
  assert.equal((await shown('Kutter')).length + (await shown('Auslaufen')).length, 0)
  assert.deepEqual((await publishTitles(product.foundation, [999_999], noteNothing)).refused, [
    { id: 999_999, reason: 'There is no such title.' },
  ])
})

test('importing a title’s folder, a section or the whole library gives the same titles', async () => {
  const root = await library({
    'Movies/Eins/quintet.json': announced('Eins'),
    'Movies/Zwei/quintet.json': announced('Zwei'),
    'Shows/Drei/quintet.json': announced('Drei'),
    'Shows/Drei/Season 01/Drei S01E01.quintet.json': announced('Vier'),
  })
  const report = await importLibrary(product.foundation, path.join(root, 'Movies/Eins'))
  assert.deepEqual(
    report.items.map(({ path: at }) => at),
    ['Movies/Eins'],
  )
  const season = await importLibrary(product.foundation, path.join(root, 'Shows/Drei/Season 01'))
  assert.deepEqual(
    season.items.map(({ title }) => title),
    ['Vier'],
  )
  assert.deepEqual(counts(await importLibrary(product.foundation, path.join(root, 'Movies'))), {
    imported: 1,
    updated: 0,
    unchanged: 1,
    failed: 0,
  })
  assert.deepEqual(counts(await importLibrary(product.foundation, root)), {
    imported: 0,
    updated: 0,
    unchanged: 4,
    failed: 0,
  })
  assert.equal((await shown('Drei')).length, 1)
})

test('four concurrent imports of one library create every title once', async () => {
  const root = await library(
    Object.fromEntries(
      Array.from({ length: 25 }, (_, place) => [
        `Movies/Regatta ${place}/quintet.json`,
        announced(`Regatta ${place}`, {
          people: [
            { name: 'Ada Holm', role: 'actor' },
            { name: `Crew ${place % 3}`, role: 'actor' },
          ],
        }),
      ]),
    ),
  )
  const reports = await Promise.all(Array.from({ length: 4 }, () => importLibrary(product.foundation, root)))
  assert.equal(
    reports.reduce((sum, { imported }) => sum + imported, 0),
    25,
  )
  assert.deepEqual(
    reports.flatMap(({ failed }) => failed),
    [],
  )
  const { count } = await product.db
    .selectFrom('content_item')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('source_key', 'like', `${root}::%`)
    .executeTakeFirstOrThrow()
  assert.equal(count, '25')
})

test('an interrupted import continues where it stopped', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `Movies/Boje ${place}/quintet.json`)
  const root = await library(Object.fromEntries(names.map((name) => [name, announced(name)])))
  const interruption = new AbortController()
  await assert.rejects(
    importLibrary(product.foundation, root, {
      signal: interruption.signal,
      onProgress: (at) => {
        if (at.phase === 'reading' && at.done === 5) interruption.abort(new Error('enough'))
      },
    }),
    /enough/,
  )
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual([report.imported + report.unchanged, report.failed.length], [12, 0])
  assert.ok(report.items.every(({ state }) => state === 'published'))
})

test('any Unicode form of a name is the same title', async () => {
  const root = await library({ [`Movies/${'Grüße'.normalize('NFD')} (2020)/quintet.json`]: { year: 2020 } })
  await importLibrary(product.foundation, root)
  assert.equal((await shown('Grüße'.normalize('NFC'))).length, 1)
})

test('[decisions 9.3] a moved library keeps its titles; a copy beside the original is another library', async () => {
  const files = {
    'Movies/Umzug/quintet.json': announced('Umzug'),
    'Movies/Kiste/quintet.json': announced('Kiste'),
  }
  const root = await library(files)
  const first = await importLibrary(product.foundation, root)
  const copy = await library(files)
  assert.equal((await importLibrary(product.foundation, copy)).imported, 2)
  assert.equal((await shown('Umzug')).length, 2)

  const moved = path.join(scratch, 'moved')
  await rename(root, moved)
  const report = await importLibrary(product.foundation, moved)
  assert.deepEqual(counts(report), { imported: 0, updated: 0, unchanged: 2, failed: 0 })
  assert.deepEqual(
    report.items.map(({ id }) => id),
    first.items.map(({ id }) => id),
  )
  await write(moved, { 'Movies/Kiste/quintet.json': announced('Kiste', { year: 2001 }) })
  assert.deepEqual(counts(await importLibrary(product.foundation, moved)), {
    imported: 0,
    updated: 1,
    unchanged: 1,
    failed: 0,
  })
})

test('[decisions 9.3] a moved library keeps its titles even if a single title is imported first', async () => {
  const root = await library({
    'Movies/Anker/quintet.json': announced('Anker'),
    'Games/Boje/quintet.json': announced('Boje'),
  })
  const first = await importLibrary(product.foundation, root)
  const moved = path.join(scratch, 'moved-title-by-title')
  await rename(root, moved)
  const report = await importLibrary(product.foundation, path.join(moved, 'Movies/Anker'))
  assert.deepEqual(
    report.items.map(({ id }) => id),
    first.items.filter(({ path: at }) => at.startsWith('Movies')).map(({ id }) => id),
  )
  assert.deepEqual(counts(await importLibrary(product.foundation, moved)), {
    imported: 0,
    updated: 0,
    unchanged: 2,
    failed: 0,
  })
})

test('a number that the database rejects fails only its title', async () => {
  const root = await library({
    'Movies/Riesig/quintet.json': announced('Riesig', { popularity: 9_000_000_000 }),
    'Movies/Klein/quintet.json': announced('Klein', { popularity: 9 }),
  })
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(counts(report), { imported: 1, updated: 0, unchanged: 0, failed: 1 })
  assert.match(report.failed[0]?.reason ?? '', /cannot be stored/)
  assert.deepEqual((await importLibrary(product.foundation, root)).failed, report.failed)
})

test('a missing folder is a clear error', async () => {
  await assert.rejects(importLibrary(product.foundation, path.join(scratch, 'none')), /no such folder/)
})

test('[decisions 9.10] quintet-library.json gives folders with other names a meaning, including for kids', async () => {
  const root = await library({
    'quintet-library.json': { folders: { Kinderfilme: 'movies:kids', Anime: 'shows:Anime' } },
    'Kinderfilme/Muschel (2020)/quintet.json': announced('Muschel'),
    'Anime/Koralle/quintet.json': announced('Koralle'),
    'Hörspiele/Ada/Tang/quintet.json': announced('Tang'),
  })
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(
    report.ignored.map(({ path: at }) => at),
    ['Hörspiele'],
  )
  assert.deepEqual((await shown('Muschel'))[0]?.categories, ['movies', 'kids:movies'])
  const [series] = await shown('Koralle')
  assert.deepEqual([series?.kind, series?.categories.includes('movies:animation')], ['series', true])

  const folders = { Hörspiele: 'audiobooks', anime: 'shows:kids' }
  const given = await importLibrary(product.foundation, root, { folders })
  assert.deepEqual([given.imported, given.updated, given.ignored], [1, 1, []])
  assert.deepEqual((await shown('Koralle'))[0]?.categories, ['movies', 'movies:series', 'kids:series'])

  const alone = await importLibrary(product.foundation, path.join(root, 'Kinderfilme/Muschel (2020)'))
  assert.deepEqual(counts(alone), { imported: 0, updated: 0, unchanged: 1, failed: 0 })
})

test('[decisions 9.10] an invalid quintet-library.json stops the import before anything vanishes', async () => {
  for (const [file, reason] of [
    ['{', /^quintet-library.json is not valid JSON/],
    [{ folder: {} }, /^quintet-library.json: unknown field "folder"; did you mean "folders"\?/],
    [{ folders: { Anime: 'serie' } }, /"serie" is not one of .*; did you mean "series"\?/],
  ] as const) {
    const root = await library({ 'quintet-library.json': file, 'Movies/A/quintet.json': announced('A') })
    await assert.rejects(importLibrary(product.foundation, root), { name: 'LibraryError', message: reason })
  }
})

test('[decisions 9.1] episodes identified by date are ordered by it, whenever they were imported', async () => {
  const root = await library({
    'Shows/Strandpost/Strandpost 2021-12-09.quintet.json': {},
    'Shows/Strandpost/Strandpost 2021-03-14 Hochwasser.quintet.json': {},
  })
  await importLibrary(product.foundation, root)
  await write(root, { 'Shows/Strandpost/Strandpost 2021-05-01.quintet.json': {} })
  await importLibrary(product.foundation, root)
  const [series] = await shown('Strandpost')
  assert.ok(series)
  const { body } = await product.call(listChildrenInfo, { params: { ...PRODUCT, id: series.contentitem_id } })
  assert.deepEqual(
    body.map(({ attributes, season }) => [attributes.title, attributes.date, season]),
    [
      ['Hochwasser', '2021-03-14', 2021],
      ['2021-05-01', '2021-05-01', 2021],
      ['2021-12-09', '2021-12-09', 2021],
    ],
  )
})

test('[decisions 9.14] each track of a single-file disc is packaged from its section; a moved boundary orders it again', async () => {
  const sheet = (border: string): string =>
    `PERFORMER "Ada Holm"\nTITLE "Ebbe"\nFILE "Ebbe.wav" WAVE\nTRACK 01 AUDIO\nTITLE "Flut"\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nTITLE "Deich"\nINDEX 01 ${border}\n`
  const at = 'Music/Ada Holm/Ebbe (1999)'
  const root = await library({ [`${at}/Ebbe.flac`]: 'sound', [`${at}/Ebbe.cue`]: sheet('03:00:01') })
  const spans = async (ids: readonly number[]) => {
    const rows = await product.db
      .selectFrom('media_asset')
      .select(['item_id', 'source'])
      .where('item_id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute()
    // Titles are saved concurrently, so their ids may be in any order.
    return rows
      .toSorted((a, b) => ids.indexOf(a.item_id) - ids.indexOf(b.item_id))
      .map(({ source }) => source.span)
  }
  const report = await importLibrary(product.foundation, root)
  assert.deepEqual(
    report.items.map(({ kind, title }) => `${kind} ${title}`),
    ['album Ebbe', 'track Flut', 'track Deich'],
  )
  assert.deepEqual(report.ignored, [])
  const ids = report.items.map(({ id }) => id)
  assert.deepEqual(await spans(ids), [
    { from: 0, to: 13_501 },
    { from: 13_501, to: null },
  ])
  assert.equal((await importLibrary(product.foundation, root)).updated, 0)
  await write(root, { [`${at}/Ebbe.cue`]: sheet('02:59:74') })
  const again = await importLibrary(product.foundation, root)
  assert.deepEqual(
    again.items.map(({ id }) => id),
    ids,
  )
  assert.deepEqual(await spans(ids), [
    { from: 0, to: 13_499 },
    { from: 13_499, to: null },
  ])
})

test('[decisions 9.15] every import reports what packaging left out, by file', async () => {
  const root = await library({ 'Movies/Watt (2020)/Watt (2020).mkv': 'film' })
  const [film] = (await importLibrary(product.foundation, root)).items
  await product.db
    .updateTable('media_asset')
    .set({ state: 'ready', notes: ['Deutsch: subtitles are pictures.'] })
    .where('item_id', '=', film?.id ?? 0)
    .execute()
  for (let run = 0; run < 2; run++)
    assert.deepEqual((await importLibrary(product.foundation, root)).ignored, [
      { path: 'Movies/Watt (2020)/Watt (2020).mkv', reason: 'Deutsch: subtitles are pictures.' },
    ])
})

test('[decisions 9.16] extras are queued after all main media, with their kind, and block nothing', async () => {
  const at = 'Movies/Priel (2021)'
  const root = await library({
    [`${at}/Priel (2021).mkv`]: 'film',
    [`${at}/Deleted Scenes/Der Steg.mkv`]: 'scene',
  })
  const { items, ignored } = await importLibrary(product.foundation, root)
  assert.deepEqual(
    items.map(({ kind, title }) => `${kind} ${title}`),
    ['movie Priel', 'extra Der Steg'],
  )
  assert.deepEqual(ignored, [])
  const rows = await product.db
    .selectFrom('content_item')
    .select(['id', 'parent_id', 'extra_kind', 'vertical'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  assert.deepEqual(
    rows.map(({ parent_id, extra_kind, vertical }) => [parent_id, extra_kind, vertical]),
    [
      [null, null, 'movies'],
      [rows[0]?.id, 'deleted-scene', 'movies'],
    ],
  )
})
