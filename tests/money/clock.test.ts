/** The clock, changed by `quintet clock` and in the console, and a process that follows it. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openDatabase } from '@quintet/platform/db/database'
import { systemClock } from '@quintet/platform/clock/clock'
import { followClock, readOffset } from '@quintet/platform/clock/turned-clock'
import { openLog } from '@quintet/platform/log/log'
import { readClock, readComing, turnClock } from '@quintet/contracts/operator/clock'
import { listEvents } from '@quintet/contracts/operator/events'
import { readInvitation, readMe } from '@quintet/contracts/operator/session'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { readConfig } from '@quintet/platform/config/config'
import { turnByCommand } from '@quintet/operator'
import { composeProduct } from '@quintet/server/compose'
import { openFoundation } from '@quintet/server/foundation'
import { createTestDatabase, freePortPair, joinOperator, newEmail, openBrowser } from '@quintet/testing'
import { quintet } from '../import/command-line.ts'

type Told = { now: string; aheadSeconds: number; coming?: object[] }

test('[decisions 7.6, decisions 10.9] quintet clock shows, advances and sets the time, and a running process follows', async (t) => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-clock-'))
  const db = openDatabase(database.url)
  const followed = await followClock(db, openLog('silent'))
  t.after(async () => {
    await followed.stop()
    await db.destroy()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const turn = async (...args: string[]) => {
    const ran = await quintet(['clock', ...args], { DATABASE_URL: database.url, DATA_DIR: dataDir })
    return {
      ...ran,
      answer: ran.stdout.startsWith('{') ? (JSON.parse(ran.stdout) as Told) : null,
    }
  }
  const isNear = (time: Date | string, expected: number) =>
    assert.ok(Math.abs(new Date(time).getTime() - expected) < 60_000, String(time))

  const first = await turn('--json')
  assert.deepEqual([first.status, first.answer?.aheadSeconds], [0, 0])
  const advanced = await turn('advance', '31d', '--json')
  isNear(advanced.answer?.now ?? '', Date.now() + 31 * DAY_MS)
  isNear((await followed.next()).now(), Date.now() + 31 * DAY_MS)
  const set = await turn('set', '2027-03-28T02:30:00+01:00', '--json')
  assert.match(set.answer?.now ?? '', /^2027-03-28T01:30:0/)
  assert.deepEqual(advanced.answer?.coming, [])
  const tried = await turn('advance', '31d', '--dry-run')
  assert.match(tried.stdout, /nothing falls due\n$/)
  assert.match((await turn('--json')).answer?.now ?? '', /^2027-03-28T01:30:/, 'nothing was turned')
  const wrong = await turn('advance', 'a month')
  assert.deepEqual(
    [wrong.status, wrong.stderr],
    [1, '"a month" is not a duration. Write it like 31d, 12h or 90m.\n'],
  )
  assert.equal((await turn('set', 'now', '--json')).answer?.aheadSeconds, 0)
  const noted = await db.selectFrom('operator_event').select(['actor', 'action']).execute()
  assert.deepEqual(
    noted.map(({ actor, action }) => `${actor}: ${action}`),
    Array(3).fill('command line: clock_turned'),
  )
})

test('[decisions 13.31] an owner advances it in the console and stays logged in; other sessions age with it', async (t) => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-clock-'))
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(await freePortPair()) }
  const config = readConfig({ ...settings, ROLE: 'customer,content', DEV_TOOLS: '1', LOG_LEVEL: 'silent' })
  const foundation = await openFoundation(config, { log: openLog('silent') })
  const product = await composeProduct(foundation)
  t.after(async () => {
    await product.close()
    await foundation.close()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const origin = await product.listen()
  const owner = await joinOperator(origin, foundation, 'owner')
  const reader = await joinOperator(origin, foundation, 'reader')
  const isAhead = (told: { now: string; realNow: string; aheadSeconds: number }, seconds: number) => {
    assert.ok(Math.abs(told.aheadSeconds - seconds) <= 60, `${told.aheadSeconds} s ahead, not ${seconds}`)
    assert.ok(Math.abs(Date.parse(told.now) - Date.parse(told.realNow) - seconds * 1000) < 60_000, told.now)
  }
  const turn = async (wanted: Parameters<typeof askFor>[0]) => (await askFor(wanted)).body
  const askFor = (wanted: { advanceSeconds: number } | { to: string } | { isReset: true }) =>
    owner.call(turnClock, { body: { turn: wanted, reason: 'A trial is to end.' } })

  const to31 = { query: { to: new Date(Date.now() + 31 * DAY_MS).toISOString() } }
  assert.deepEqual((await owner.call(readComing, to31)).body, [], 'nobody is a member here')
  assert.equal((await reader.call(readComing, to31)).problem?.code, 'not_permitted')
  const first = (await owner.call(readClock)).body
  assert.equal(first.refusal, null)
  isAhead(first, 0)
  isAhead(await turn({ advanceSeconds: 31 * 86_400 }), 31 * 86_400)
  isAhead((await owner.call(readClock)).body, 31 * 86_400)
  assert.equal((await reader.call(readMe)).problem?.code, 'unauthenticated')

  const editor = await joinOperator(origin, foundation, 'editor')
  assert.equal((await editor.call(readMe)).body.role, 'editor', 'an authenticator app is not turned along')
  const added = await quintet(['operator', 'add', newEmail(), '--role', 'reader', '--json'], settings)
  const token = new URL((JSON.parse(added.stdout) as { link: string }).link).hash.slice(1)
  const invitation = await openBrowser(origin).call(readInvitation, { body: { token } })
  assert.equal(invitation.body.role, 'reader', 'a command goes by the clock that was turned')

  const to = new Date(Date.now() + 40 * DAY_MS)
  isAhead(await turn({ to: to.toISOString() }), 40 * 86_400)
  isAhead(await turn({ isReset: true }), 0)
  assert.equal((await owner.call(readMe)).body.email, owner.email, 'back again, too')
  const events = (await owner.call(listEvents, { query: { action: 'clock_turned' } })).body
  assert.deepEqual(
    events.map(({ actor, reason, after }) => [actor, reason, after?.['aheadSeconds']]),
    [
      [owner.email, 'A trial is to end.', 0],
      [owner.email, 'A trial is to end.', events[1]?.after?.['aheadSeconds']],
      [owner.email, 'A trial is to end.', 31 * 86_400],
    ],
  )
})

test('[decisions 7.6] concurrent changes are all applied', async (t) => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  t.after(async () => {
    await db.destroy()
    await database.drop()
  })
  const turns = 5
  await Promise.all(
    Array.from({ length: turns }, () => turnByCommand({ db, clock: systemClock }, { advanceMs: DAY_MS })),
  )
  assert.equal(await readOffset(db), turns * DAY_MS)
})
