/** `quintet clock` beside a process that follows it. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openDatabase } from '@quintet/platform/db/database'
import { followClock } from '@quintet/platform/clock/turned-clock'
import { openLog } from '@quintet/platform/log/log'
import { createTestDatabase } from '@quintet/testing'
import { quintet } from '../import/command-line.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('[decisions 7.6, decisions 10.9] quintet clock tells the time, advances and sets it, and what runs beside it follows', async (t) => {
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
      answer: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as { now: string; aheadSeconds: number }),
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
  const wrong = await turn('advance', 'a month')
  assert.deepEqual(
    [wrong.status, wrong.stderr],
    [1, '"a month" is no span of time. Write it as 31d, 12h or 90m.\n'],
  )
  assert.equal((await turn('set', 'now', '--json')).answer?.aheadSeconds, 0)
})
