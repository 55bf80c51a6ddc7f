import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '@quintet/platform/db/database'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { createTestDatabase, type TestDatabase } from '@quintet/testing'
import {
  ended,
  importJson,
  quintet,
  SMALL_LIBRARY_TITLES,
  startQuintet,
  writeSmallLibrary,
} from './command-line.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('[decisions 7.5] [decisions 9] quintet import, on a small library', { skip }, () => {
  let database: TestDatabase
  let db: Database
  let scratch = ''
  let library = ''
  let environment: Record<string, string> = {}
  before(async () => {
    scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-import-'))
    library = path.join(scratch, 'library')
    await writeSmallLibrary(library)
    database = await createTestDatabase()
    environment = { DATA_DIR: path.join(scratch, 'data'), DATABASE_URL: database.url }
    db = openDatabase(database.url)
  })
  after(async () => {
    await db.destroy()
    await database.drop()
    await rm(scratch, { recursive: true, force: true })
  })

  test('imports, packages and shows everything; standard output holds nothing but the result', async () => {
    const answer = await importJson(library, environment)
    assert.deepEqual([answer.status, answer.imported, answer.failed], [0, SMALL_LIBRARY_TITLES, []])
    assert.ok(answer.items.every(({ state }) => state === 'published'))
    const events = await db.selectFrom('operator_event').select(['actor', 'action', 'subject_id']).execute()
    assert.deepEqual(events, [{ actor: 'command line', action: 'library_imported', subject_id: library }])
    const titles = answer.items.map(({ kind, title }) => `${kind} ${title}`).toSorted()
    assert.deepEqual(titles, [
      'album Grundwellen',
      'audiobook Zwei Teile',
      'episode Folge 1',
      'episode Folge 2',
      'episode Folge 3',
      'game Klick',
      'movie Testbild',
      'movie Zweites',
      'series Bald',
      'track Kammerton',
      'track Oktave',
    ])
    const book = await db
      .selectFrom('chapter')
      .innerJoin('content_item', 'content_item.id', 'item_id')
      .select(['title', 'start_seconds', 'end_seconds', 'duration_seconds'])
      .where('kind', '=', 'audiobook')
      .orderBy('chapter.place')
      .execute()
    assert.deepEqual(
      book.map(({ title }) => title),
      ['1', '2'],
    )
    assert.ok(
      Math.abs((book[1]?.end_seconds ?? 0) - (book[1]?.duration_seconds ?? -1)) < 0.2,
      JSON.stringify(book),
    )
    const [film] = await db
      .selectFrom('content_item')
      .select('resolution')
      .where('kind', '=', 'movie')
      .execute()
    assert.match(film?.resolution ?? '', /^\d+p$/)
  })

  test('a second run adds nothing and exits with 0', async () => {
    const { status, imported, updated, unchanged } = await importJson(library, environment)
    assert.deepEqual([status, imported, updated, unchanged], [0, 0, 0, SMALL_LIBRARY_TITLES])
  })

  test('new texts make no new media; new media replace the old once they are ready', async () => {
    const first = await db.selectFrom('media_asset').select('id').execute()
    await writeFile(
      path.join(library, 'Movies/Zweites.quintet.json'),
      JSON.stringify({ texts: { de: { title: 'Das Zweite' } } }),
    )
    const renamed = await importJson(library, environment)
    assert.deepEqual([renamed.updated, renamed.unchanged], [1, SMALL_LIBRARY_TITLES - 1])
    assert.deepEqual(await db.selectFrom('media_asset').select('id').execute(), first)

    const [one, two] = ['01.flac', '02.flac'].map((name) => path.join(library, 'Music/Sinus/Wellen', name))
    assert.ok(one && two)
    const original = await readFile(one)
    await writeFile(one, await readFile(two))
    const changed = await importJson(library, environment)
    assert.equal(changed.status, 0)
    assert.ok(changed.items.some(({ title, change }) => title === 'Oktave' && change === 'updated'))
    await writeFile(one, original)
    assert.equal((await importJson(library, environment)).status, 0)
  })

  test('reports a broken film with its reason, exits with 3, and keeps the playable one', async () => {
    const film = path.join(library, 'Movies/Zweites.mp4')
    const whole = await readFile(film)
    await writeFile(film, whole.subarray(0, 600))
    const broken = await importJson(library, environment)
    assert.equal(broken.status, 3)
    assert.deepEqual(
      broken.failed.map(({ path: at }) => at),
      ['Movies/Zweites.mp4'],
    )
    assert.ok((broken.failed[0]?.reason.length ?? 0) > 10)
    const item = await db
      .selectFrom('content_item')
      .innerJoin('media_asset', 'media_asset.item_id', 'content_item.id')
      .select(['published_at', 'state'])
      .where('source_key', 'like', '%::Movies/Zweites')
      .execute()
    assert.ok(item.some(({ published_at, state }) => published_at !== null && state === 'ready'))
    // It is not retried until the file changes.
    const again = await importJson(library, environment)
    assert.deepEqual([again.status, again.failed], [3, broken.failed])
    await writeFile(film, whole)
    assert.equal((await importJson(library, environment)).status, 0)
  })

  test('reports an invalid picture and imports the rest', async () => {
    const poster = path.join(library, 'Movies/Testbild (2020)/poster.jpg')
    await writeFile(poster, 'This is no picture.')
    const answer = await importJson(library, environment)
    assert.deepEqual([answer.status, answer.updated], [0, 1])
    assert.deepEqual(
      answer.ignored.map(({ path: at }) => at),
      ['Movies/Testbild (2020)/poster.jpg'],
    )
    await rm(poster)
    assert.deepEqual((await importJson(library, environment)).ignored, [])
  })

  test('Ctrl-C while media are packaged stops cleanly and says how to resume', async () => {
    await cp(path.join(library, 'Movies/Zweites.mp4'), path.join(library, 'Movies/Drittes.mp4'))
    const child = startQuintet(['import', library], environment)
    let stderr = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const isBeingMade = async () =>
      (await db.selectFrom('media_asset').select('id').where('state', '=', 'running').execute()).length > 0
    while (!(await isBeingMade())) await sleep(10)
    child.kill('SIGINT')
    const status = await ended(child)
    // A fast machine may have finished before the signal arrived.
    assert.ok(status === 0 || (status === 1 && stderr.includes('Interrupted')), `${status}: ${stderr}`)
    const answer = await importJson(library, environment)
    assert.deepEqual([answer.status, answer.items.length], [0, SMALL_LIBRARY_TITLES + 1])
  })

  test('status, publish and unpublish report what they did; mistakes exit with 1', async () => {
    const { status, stdout } = await quintet(['status', '--json'], environment)
    const told = JSON.parse(stdout) as {
      titles: { kind: string; published: number }[]
      libraries: { failed: unknown[] }[]
    }
    assert.equal(status, 0)
    assert.equal(told.titles.find(({ kind }) => kind === 'episode')?.published, 3)
    assert.deepEqual(
      told.libraries.map(({ failed }) => failed),
      [[]],
    )
    assert.match((await quintet(['status'], environment)).stdout, /episode\s+3\s+0/)

    const { items } = await importJson(library, environment)
    const game = items.find(({ kind }) => kind === 'game')?.id
    assert.deepEqual(JSON.parse((await quintet(['unpublish', String(game), '--json'], environment)).stdout), {
      changed: [game],
      waiting: [],
      refused: [],
    })
    assert.equal((await importJson(library, environment)).items.find(({ id }) => id === game)?.state, 'draft')
    assert.match((await quintet(['publish', '--drafts'], environment)).stdout, /^1 shown/)
    assert.equal((await quintet(['publish', '999999'], environment)).status, 3)

    const mistakes = await Promise.all([
      quintet(['publish', 'x'], environment),
      quintet(['import', path.join(scratch, 'none')], environment),
      quintet(['import'], environment),
      quintet(['import', library, '--as', 'Kinderfilme'], environment),
      quintet(['import', library, '--as', 'Kinderfilme=movis'], environment),
      quintet(['status'], { ...environment, LOG_LEVEL: 'loud' }),
    ])
    assert.deepEqual(
      mistakes.map((ran) => ran.status),
      [1, 1, 1, 1, 1, 1],
    )
    assert.match((await quintet(['import', '--help'], environment)).stdout, /--draft/)
  })
})
