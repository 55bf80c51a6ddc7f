/** `quintet feed` as an operator runs it, against a server that counts its requests. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { createTestDatabase, type TestDatabase } from '@quintet/testing'
import { type ImportAnswer, openCommandHost } from './command-line.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

type FeedAnswer = ImportAnswer & {
  feed: string
  programmes: number
  feeds: { name: string; address: string }[]
}

describe('[decisions 7.8] [decisions 9.20] quintet feed', { skip }, () => {
  const { quintet, close } = openCommandHost()
  let database: TestDatabase
  let db: Database
  let scratch = ''
  let server: Server
  let origin = ''
  let environment: Record<string, string> = {}
  const asked: string[] = []
  const pages = new Map<string, { type: string; body: Buffer | string }>()
  before(async () => {
    scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-feed-'))
    database = await createTestDatabase()
    db = openDatabase(database.url)
    environment = { DATA_DIR: path.join(scratch, 'data'), DATABASE_URL: database.url }
    server = createServer(({ url = '' }, answer) => {
      asked.push(url)
      const page = pages.get(url)
      if (url === '/leads-home') answer.writeHead(302, { location: 'http://[::1]:1/' }).end()
      else if (page) answer.writeHead(200, { 'content-type': page.type }).end(page.body)
      else answer.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const tone = path.join(scratch, 'tone.mp3')
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', tone])
    for (const name of ['/a.mp3', '/b.mp3'])
      pages.set(name, { type: 'audio/mpeg', body: await readFile(tone) })
  })
  after(async () => {
    await close()
    server.close()
    await db.destroy()
    await database.drop()
    await rm(scratch, { recursive: true, force: true })
  })

  const feed = async (where: string, ...more: string[]) => {
    const { status, stdout, stderr } = await quintet(['feed', where, '--json', ...more], environment)
    assert.notEqual(stdout, '', stderr)
    return { status, ...(JSON.parse(stdout) as FeedAnswer) }
  }
  const podcast = (
    title: string,
  ) => `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Küstenfunk</title><language>de</language>${['b', 'a']
      .map(
        (name, at) => `<item><title>0${2 - at} Teil</title><itunes:subtitle>${title}</itunes:subtitle>
      <enclosure url="${origin}/${name}.mp3" type="audio/mpeg"/></item>`,
      )
      .join('')}</channel></rss>`

  test('rejects a feed at a non-public address, or one that redirects there', async () => {
    for (const where of [`${origin}/podcast.xml`, 'http://localhost:1/', 'http://169.254.169.254/latest/']) {
      const { status, stdout, stderr } = await quintet(['feed', where, '--json'], environment)
      assert.deepEqual([status, stdout], [1, ''])
      assert.match(stderr, /not a public address/)
    }
    assert.deepEqual(asked, [])
    environment['FEEDS_FROM_PRIVATE'] = '1'
    const missing = await quintet(['feed', `${origin}/nothing`], environment)
    assert.deepEqual([missing.status, missing.stderr], [1, `${new URL(origin).host} answered 404.\n`])
  })

  test('imports a podcast without requesting anything it lists; a second run changes nothing', async () => {
    pages.set('/podcast.xml', { type: 'application/rss+xml', body: podcast('Der Deich') })
    asked.length = 0
    const first = await feed(`${origin}/podcast.xml`)
    assert.deepEqual([first.status, first.imported, first.failed], [0, 1, []])
    assert.deepEqual(
      first.items.map(({ kind, title, state }) => [kind, title, state]),
      [['audiobook', 'Der Deich', 'published']],
    )
    const again = await feed(`${origin}/podcast.xml`)
    assert.deepEqual(
      [again.imported, again.updated, again.unchanged, again.items[0]?.id],
      [0, 0, 1, first.items[0]?.id],
    )
    assert.deepEqual([...new Set(asked)], ['/podcast.xml'])
  })

  test('with --media, fetches the listed media once, and they play chapter by chapter', async () => {
    asked.length = 0
    const fetched = await feed(`${origin}/podcast.xml`, '--media')
    assert.deepEqual([fetched.status, fetched.updated, fetched.failed], [0, 1, []])
    const { id = 0 } = fetched.items[0] ?? {}
    const chapters = await db
      .selectFrom('chapter')
      .select('title')
      .where('item_id', '=', id)
      .orderBy('place')
      .execute()
    assert.deepEqual(
      chapters.map(({ title }) => title),
      ['0001 01 Teil', '0002 02 Teil'],
    )
    const assets = await db.selectFrom('media_asset').select('state').where('item_id', '=', id).execute()
    assert.deepEqual(assets, [{ state: 'ready' }])
    const again = await feed(`${origin}/podcast.xml`)
    assert.equal(again.unchanged, 1, 'the wish for media is kept with the feed')
    assert.deepEqual(asked, ['/podcast.xml', '/a.mp3', '/b.mp3', '/podcast.xml'])
  })

  test('reports and keeps what is no longer listed; reports what cannot be fetched', async () => {
    pages.set('/podcast.xml', {
      type: 'application/rss+xml',
      body: podcast('Nordwind').replaceAll('/b.mp3', '/gone.mp3'),
    })
    const { status, imported, vanished, failed } = await feed(`${origin}/podcast.xml`)
    assert.deepEqual([status, imported, vanished.map(({ title }) => title)], [3, 1, ['Der Deich']])
    assert.deepEqual(failed, [{ path: 'Nordwind', reason: `${new URL(origin).host} answered 404.` }])
    pages.set('/podcast.xml', {
      type: 'application/rss+xml',
      body: '<rss version="2.0"><channel><title>Leer</title></channel></rss>',
    })
    const empty = await quintet(['feed', `${origin}/podcast.xml`], environment)
    assert.deepEqual(
      [empty.status, empty.stderr],
      [1, 'It lists nothing.\n'],
      'a broken feed empties no library',
    )
  })

  test('imports a table from a file as drafts on request, and keeps its mapping', async () => {
    const file = path.join(scratch, 'films.csv')
    await writeFile(file, 'name,when\nNordwind,2024\nFlut,2023\n')
    const untold = await quintet(['feed', file], environment)
    assert.deepEqual([untold.status, untold.stderr.includes('--vertical movies')], [1, true])
    const told = await feed(
      file,
      '--vertical',
      'movies',
      '--map',
      'title=name',
      '--map',
      'year=when',
      '--draft',
    )
    assert.deepEqual(told.items.map(({ title, state }) => `${title} ${state}`).toSorted(), [
      'Flut draft',
      'Nordwind draft',
    ])
    const again = await feed(file)
    assert.deepEqual([again.unchanged, again.items.every(({ state }) => state === 'draft')], [2, true])
    assert.equal((await quintet(['feed', file, '--map', 'titel=name'], environment)).status, 1)
    assert.equal((await quintet(['feed', path.join(scratch, 'none.csv')], environment)).status, 1)
  })

  test('an OPML adds feeds and reads none of them', async () => {
    asked.length = 0
    const file = path.join(scratch, 'feeds.opml')
    await writeFile(
      file,
      `<opml version="2.0"><body><outline text="Zweiter" xmlUrl="${origin}/second.xml"/></body></opml>`,
    )
    const { status, feeds } = await feed(file)
    assert.deepEqual([status, feeds, asked], [0, [{ name: 'Zweiter', address: `${origin}/second.xml` }], []])
    const row = await db
      .selectFrom('feed')
      .select(['name', 'state'])
      .where('address', '=', `${origin}/second.xml`)
      .executeTakeFirst()
    assert.deepEqual(row, { name: 'Zweiter', state: 'new' })
  })

  test('records every run as an event of the command line', async () => {
    const audit = await quintet(['audit', '--json'], environment)
    const events = JSON.parse(audit.stdout) as { actor: string; action: string }[]
    assert.ok(
      events.every(({ actor, action }) => actor === 'command line' && /^feed_(?:added|run)$/.test(action)),
    )
    assert.ok(events.length > 5)
  })
})
