import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { listContentInfo } from '@quintet/contracts/content'
import { startPlayback } from '@quintet/contracts/playback'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { readConfig } from '@quintet/platform/config/config'
import { openDatabase } from '@quintet/platform/db/database'
import { openStorage } from '@quintet/platform/storage/open'
import { callerOver, createTestDatabase, freePortPair, programSend, signUpMember } from '@quintet/testing'
import { hasSwift, startSwift } from '@quintet/testing/swift'
import { SMALL_LIBRARY_TITLES, writeSmallLibrary } from '../import/command-line.ts'
import { importWithoutWorking } from './import-without-working.ts'
import { startServer } from './server-process.ts'

const lacking = [
  ...(hasSwift ? [] : ['Swift']),
  ...((await readMediaToolVersion()) === null ? ['ffmpeg'] : []),
]
const skip = lacking.length > 0 ? `${lacking.join(' and ')} not installed` : false

/** Each of these machines has only its disk to itself. */
describe('[decisions 7.9] machines that share a database and a bucket', { skip }, () => {
  const closers: (() => Promise<unknown>)[] = []
  const origins: string[] = []
  let scratch = ''
  let shared: Record<string, string> = {}
  const diskOf = (name: string) => ({ ...shared, DATA_DIR: path.join(scratch, name) })

  before(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'quintet-machines-'))
    closers.push(() => rm(scratch, { recursive: true, force: true }))
    const swift = await startSwift()
    closers.push(() => swift.stop())
    const database = await createTestDatabase()
    closers.push(() => database.drop())
    shared = { ...swift.settings, DATABASE_URL: database.url, DEV_TOOLS: '1', LOG_LEVEL: 'warn' }
    const start = async (name: string, ROLE: string) => {
      const port = await freePortPair()
      const server = startServer({ ...diskOf(name), ROLE, PORT: String(port) })
      closers.push(() => server.stop())
      await server.ready(port)
      return `http://127.0.0.1:${port}`
    }
    origins.push(await start('first', 'customer,content'), await start('second', 'customer,content'))
    await start('worker', 'worker')
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  test('one machine imports, another packages, and all others play the same bytes', async () => {
    const library = path.join(scratch, 'library')
    await writeSmallLibrary(library)
    const { items, imported, failed } = await importWithoutWorking(library, diskOf('importer'))
    assert.deepEqual([imported, failed], [SMALL_LIBRARY_TITLES, []])
    await rm(library, { recursive: true })
    await rm(path.join(scratch, 'importer'), { recursive: true })

    const [first = '', second = ''] = origins
    const member = await signUpMember(first)
    const film = items.find(({ title }) => title === 'Testbild')
    assert.ok(film)
    const played = []
    for (const origin of [first, second]) {
      const call = callerOver(programSend(origin, { authorization: `Bearer ${member.token}` }))
      const titles = async () =>
        (await call(listContentInfo, { params: { productId: DEFAULT_PRODUCT_ID }, query: {} })).body.length
      while ((await titles()) === 0) await sleep(200)
      const { body } = await call(startPlayback, { body: { contentId: film.id } })
      played.push(await bytesOf(origin, body.manifest ?? ''))
    }
    assert.ok((played[0]?.length ?? 0) > 10_000)
    assert.deepEqual(played[0], played[1])
  })

  test('no job refers to a file on the importing machine', async () => {
    const db = openDatabase(shared['DATABASE_URL'] ?? '')
    const assets = await db.selectFrom('media_asset').select('source').execute()
    const pictures = await db.selectFrom('picture').select('source').execute()
    await db.destroy()
    assert.ok(assets.length > 3 && pictures.length > 1)
    assert.doesNotMatch(JSON.stringify([assets, pictures]), new RegExp(RegExp.escape(scratch)))
  })

  test('sources leave the bucket once everything is packaged, and games are in it', async () => {
    const storage = await openStorage(readConfig(diskOf('first')))
    const db = openDatabase(shared['DATABASE_URL'] ?? '')
    const { entry_key: game } = await db
      .selectFrom('media_asset')
      .select('entry_key')
      .where('form', '=', 'game')
      .executeTakeFirstOrThrow()
    await db.destroy()
    assert.ok(await storage.size(game ?? ''))
    const keys = await Array.fromAsync(storage.list(), ({ key }) => key.split('/')[0] ?? '')
    assert.deepEqual([...new Set(keys)].toSorted(), ['assets', 'games', 'pictures'])
  })
})

/** Returns the first segment of the first rendition, following the manifest as a player does. */
async function bytesOf(origin: string, manifest: string): Promise<Buffer> {
  const lines = async (address: string) => {
    const answer = await fetch(new URL(address, origin))
    assert.equal(answer.status, 200)
    const listed = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return listed.map((line) => new URL(line, answer.url).href)
  }
  const [rendition = ''] = await lines(manifest)
  const [segment = ''] = await lines(rendition)
  return Buffer.from(await (await fetch(segment)).arrayBuffer())
}
