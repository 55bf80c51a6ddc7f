import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import {
  type Call,
  callerOver,
  createTestDatabase,
  freePortPair,
  programSend,
  signUpMember,
} from '@quintet/testing'
import { hasSwift, startSwift, type Swift } from '@quintet/testing/swift'
import { writeSmallLibrary } from '../import/command-line.ts'
import { importWithoutWorking } from './import-without-working.ts'
import { startServer } from './server-process.ts'

const lacking = [
  ...(hasSwift ? [] : ['Swift']),
  ...((await readMediaToolVersion()) === null ? ['ffmpeg'] : []),
]
const skip = lacking.length > 0 ? `${lacking.join(' and ')} not installed` : false
/** Longer than the immediate retries take; `AWAY_SECONDS=60` makes it a minute. */
const AWAY_MS = Number(process.env['AWAY_SECONDS'] ?? 10) * 1000
/** As long as a worker's first attempts, which only the proxy answers. */
const HALF_BACK_MS = 10_000
/** A reader waits ten seconds for the bucket; the rest allows for a busy machine. */
const ANSWERED_WITHIN_MS = 30_000

describe('[decisions 7.9] a bucket that is temporarily unavailable', { skip, timeout: 600_000 }, () => {
  const closers: (() => Promise<unknown>)[] = []
  let swift: Swift
  let db: Database
  let origin = ''
  let call: Call
  let filmId = 0
  let startWorker: () => Promise<void>

  before(async () => {
    const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-away-'))
    closers.push(() => rm(scratch, { recursive: true, force: true }))
    swift = await startSwift()
    closers.push(() => swift.stop())
    const database = await createTestDatabase()
    closers.push(() => database.drop())
    db = openDatabase(database.url)
    closers.push(() => db.destroy())
    const settings = (name: string) => ({
      ...swift.settings,
      DATABASE_URL: database.url,
      DEV_TOOLS: '1',
      LOG_LEVEL: 'warn',
      DATA_DIR: path.join(scratch, name),
    })
    const start = async (ROLE: string) => {
      const port = await freePortPair()
      const server = startServer({ ...settings(ROLE), ROLE, PORT: String(port) })
      closers.push(() => server.stop())
      await server.ready(port)
      return `http://127.0.0.1:${port}`
    }
    origin = await start('customer,content')
    startWorker = async () => void (await start('worker'))
    await writeSmallLibrary(path.join(scratch, 'library'))
    const { items, failed } = await importWithoutWorking(
      path.join(scratch, 'library'),
      settings('importer'),
      { waitsForMedia: false },
    )
    assert.deepEqual(failed, [])
    filmId = items.find(({ title }) => title === 'Testbild')?.id ?? 0
    const { token } = await signUpMember(origin)
    call = callerOver(programSend(origin, { authorization: `Bearer ${token}` }))
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  /** Counts the states of everything ordered, and the failures attributed to the media themselves. */
  const orders = async () => {
    const assets = await db.selectFrom('media_asset').select(['state', 'failures', 'reason']).execute()
    const pictures = await db.selectFrom('picture').select(['state', 'reason']).execute()
    const all = [...assets, ...pictures]
    const states = all.map(({ state }) => state)
    return {
      open: states.filter((state) => state !== 'ready' && state !== 'failed').length,
      givenUp: states.filter((state) => state === 'failed').length,
      failures: assets.reduce((sum, { failures }) => sum + failures, 0),
      reasons: all.flatMap(({ reason }) => reason ?? []),
    }
  }
  const whenAllIsMade = async () => {
    while ((await orders()).open > 0) await sleep(200)
  }

  test('orders wait and are processed once it is back, and none is given up', async () => {
    await swift.halt()
    await startWorker()
    await sleep(AWAY_MS)
    const { open, ...lost } = await orders()
    assert.ok(open > 5)
    assert.deepEqual(lost, { givenUp: 0, failures: 0, reasons: [] })
    await swift.resume({ lateMs: HALF_BACK_MS })
    await whenAllIsMade()
    assert.deepEqual(await orders(), { open: 0, givenUp: 0, failures: 0, reasons: [] })
  })

  /** Gone, it refuses connections at once; frozen, it accepts them and never responds. */
  const absences = [
    { how: 'gone', leave: () => swift.halt(), comeBack: () => swift.resume() },
    { how: 'frozen', leave: async () => swift.freeze(), comeBack: async () => swift.thaw() },
  ]
  for (const { how, leave, comeBack } of absences)
    test(`of one that is ${how}, what a process has in memory starts and plays on, the rest is told to come back, and does`, async () => {
      const ask = () => call(startPlayback, { body: { contentId: filmId } })
      // It was only just made, and this process still has to be notified.
      while ((await ask()).problem?.code === 'unknown_content') await sleep(200)
      const start = async () => {
        const { body } = await ask()
        return { ...body, playlists: await listedIn(new URL(body.manifest ?? '', origin).href) }
      }
      const firstSegment = async (playlists: readonly string[]) => {
        const [segment = ''] = await listedIn(playlists[0] ?? '')
        return bodyOf(segment)
      }
      const bytes = await firstSegment((await start()).playlists)
      await leave()
      const since = performance.now()
      let beats = 0
      while (performance.now() - since < AWAY_MS) {
        const stream = await start()
        assert.deepEqual(await firstSegment(stream.playlists), bytes)
        beats += 1
        const body = { position: beats, sequence: beats, at: new Date().toISOString() }
        assert.equal((await call(reportPosition, { params: { id: stream.id }, body })).status, 200)
        const asked = performance.now()
        const answer = await fetch(new URL(stream.subtitles[0]?.url ?? '', origin))
        assert.equal(answer.status, 503)
        assert.equal(answer.headers.get('retry-after'), '5')
        assert.ok(performance.now() - asked < ANSWERED_WITHIN_MS)
        await sleep(500)
      }
      await comeBack()
      const { playlists, subtitles } = await start()
      for (const address of [...playlists, new URL(subtitles[0]?.url ?? '', origin)])
        assert.equal((await fetch(address)).status, 200)
    })
})

async function bodyOf(address: string): Promise<Buffer> {
  const answer = await fetch(address)
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Returns the addresses that a playlist lists. */
async function listedIn(address: string): Promise<string[]> {
  const lines = String(await bodyOf(address)).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, address).href)
}
