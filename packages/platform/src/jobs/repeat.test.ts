import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { Log } from '../log/log.ts'
import { repeat } from './repeat.ts'

const SILENT: Log = { info() {}, warn() {}, error() {}, debug() {}, child: () => SILENT }
const turn = () => new Promise(setImmediate)

test('work runs at once, then again a pause after each run ends, until it is stopped', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const ends: (() => void)[] = []
  const signals = new Set<AbortSignal>()
  const waiting = (signal: AbortSignal) => {
    signals.add(signal)
    return new Promise<void>((end) => ends.push(end))
  }
  const work = repeat(waiting, { pauseMs: 1000, log: SILENT, failure: '' })
  assert.equal(ends.length, 1)
  mock.timers.tick(5000)
  assert.equal(ends.length, 1, 'a long run is not overtaken by the next')
  ends[0]?.()
  await turn()
  mock.timers.tick(999)
  assert.equal(ends.length, 1)
  mock.timers.tick(1)
  assert.equal(ends.length, 2)

  let isStopped = false
  const stopped = work.stop().then(() => (isStopped = true))
  await turn()
  assert.equal(isStopped, false, 'stopping waits for the current run')
  assert.deepEqual(
    [...signals].map(({ aborted }) => aborted),
    [true],
    'which can tell that it should end',
  )
  ends[1]?.()
  await stopped
  mock.timers.tick(5000)
  assert.equal(ends.length, 2)
  mock.timers.reset()
})

test('a run that fails is logged, and the next one starts', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const logged: unknown[] = []
  const log: Log = { ...SILENT, error: (facts, message) => void logged.push([facts, message]) }
  const error = new Error('no database')
  let runs = 0
  const failing = async () => {
    runs += 1
    throw error
  }
  const work = repeat(failing, { pauseMs: 1000, log, failure: 'billing failed' })
  await turn()
  mock.timers.tick(1000)
  await work.stop()
  assert.equal(runs, 2)
  assert.deepEqual(logged[0], [{ err: error }, 'billing failed'])
  mock.timers.reset()
})
