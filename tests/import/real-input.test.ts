import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase } from '@quintet/testing'
import { importJson } from './command-line.ts'

const input = process.env['REAL_INPUT']
const skip = input ? false : 'REAL_INPUT is not set'

// The table from the input's README.
const EXPECTED = {
  movie: ['Big Buck Bunny', 'Friday', 'Frog', 'Street', 'Tears of Steel'],
  series: ['Penny and Chip'],
  episode: ['Reading'],
  event: ['Cartoon Football', 'Cartoon Skateboarding'],
  album: [
    'Aftermath Soundtrack',
    'Age of Flowers',
    'Classical Sampler',
    'FLAC',
    'HyperRogue',
    'Jazz Sampler',
    'Miami Nights',
    'Scoring - Silent Film: Bright',
    'Singles',
  ],
  track: [
    '6 channels (5.1)',
    'Gold Rush',
    'Hungarian Dance No. 5',
    'JPG PICTURE',
    'Launch Codes',
    "Let's Go Fishin'",
    'Outfoxing the Fox',
    'P. I. Tchaikovsky: Dance of the Sugar Plum Fairy',
    'Palace',
    'Undisclosed Location',
    'Vibe Ace',
  ],
  audiobook: ['Der abenteuerliche Simplicissimus', 'Drei Sonette', 'Shakespeare Sonnets 1-3'],
  game: ['Pocket Ball'],
}
const FAILING = [
  'Movies/Cut Short (2001)/Cut Short (2001).mp4',
  'Movies/Not a Film (2002)/Not a Film (2002).mp4',
  'Music/Nobody/Nothing/silent.mp3',
  'Music/Will Savino/HyperRogue/hr-savino-ocean.ogg',
]

test(
  '[decisions 9.4] importing the real library gives exactly what its README lists',
  { skip },
  async (t) => {
    const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-real-'))
    const library = path.join(scratch, 'library')
    await promisify(execFile)(process.execPath, [path.join(input ?? '', 'as-library.mjs'), library])
    const database = await createTestDatabase()
    const db = openDatabase(database.url)
    t.after(async () => {
      await db.destroy()
      await database.drop()
      await rm(scratch, { recursive: true, force: true })
    })
    const environment = { DATA_DIR: path.join(scratch, 'data'), DATABASE_URL: database.url }
    const answer = await importJson(library, environment)

    assert.equal(answer.status, 3)
    assert.deepEqual(
      answer.failed.map(({ path: at }) => at),
      FAILING,
    )
    assert.ok(answer.failed.every(({ reason }) => reason.length > 10))
    assert.ok(answer.items.every(({ state }) => state === 'published'))
    const titles = Object.groupBy(answer.items, ({ kind }) => kind)
    assert.deepEqual(
      Object.fromEntries(
        Object.entries(titles).map(([kind, items]) => [kind, items?.map(({ title }) => title).toSorted()]),
      ),
      EXPECTED,
    )

    const published = await db
      .selectFrom('content_item as item')
      .innerJoin('content_text as text', 'text.item_id', 'item.id')
      .select([
        'item.id',
        'text.title',
        'item.kind',
        'item.parental_guidance',
        'item.duration_seconds',
        'item.season',
        'item.number',
      ])
      .where('item.published_at', 'is not', null)
      .execute()
    assert.equal(published.length, answer.items.length, 'nothing else is published')
    const called = (title: string) => {
      const found = published.find((row) => row.title === title)
      assert.ok(found, title)
      return found
    }
    const subtitlesOf = (id: number) =>
      db
        .selectFrom('subtitle')
        .innerJoin('media_asset', 'media_asset.id', 'asset_id')
        .select('language')
        .where('item_id', '=', id)
        .orderBy('language')
        .execute()
    const shapesOf = (id: number) =>
      db.selectFrom('picture').select(['shape', 'state']).where('item_id', '=', id).orderBy('shape').execute()

    const tears = called('Tears of Steel')
    assert.equal(tears.parental_guidance, 'FSK-12')
    assert.deepEqual(
      (await subtitlesOf(tears.id)).map(({ language }) => language),
      ['de', 'en', 'es', 'fr', 'it'],
    )
    assert.deepEqual(await shapesOf(tears.id), [
      { shape: 'background', state: 'ready' },
      { shape: 'portrait', state: 'ready' },
    ])
    const bunny = called('Big Buck Bunny')
    assert.equal(bunny.parental_guidance, 'FSK-0')
    const trailers = await db
      .selectFrom('media_asset')
      .select('state')
      .where('item_id', '=', bunny.id)
      .where('purpose', '=', 'trailer')
      .execute()
    assert.deepEqual(trailers, [{ state: 'ready' }])
    assert.deepEqual(
      (await subtitlesOf(called('Friday').id)).map(({ language }) => language),
      ['en'],
    )
    assert.deepEqual([called('Reading').season, called('Reading').number], [1, 1])

    const chaptersOf = (id: number) =>
      db.selectFrom('chapter').select('title').where('item_id', '=', id).orderBy('place').execute()
    assert.equal((await chaptersOf(called('Shakespeare Sonnets 1-3').id)).length, 3)
    assert.equal((await chaptersOf(called('Drei Sonette').id)).length, 3)
    assert.ok(Math.abs((called('Drei Sonette').duration_seconds ?? 0) - 157.96) < 1)
    // Covers embedded in MP3, Ogg and FLAC, and one beside the file; a track shows its album's.
    for (const title of ['Scoring - Silent Film: Bright', 'Jazz Sampler', 'FLAC', 'Aftermath Soundtrack'])
      assert.deepEqual(await shapesOf(called(title).id), [{ shape: 'square', state: 'ready' }], title)
    for (const title of ['Gold Rush', 'Vibe Ace', 'JPG PICTURE'])
      assert.deepEqual(await shapesOf(called(title).id), [], title)

    const again = await importJson(library, environment)
    assert.deepEqual(
      [again.status, again.imported, again.updated, again.unchanged],
      [3, 0, 0, answer.items.length],
    )
    assert.deepEqual(again.failed, answer.failed)
  },
)
