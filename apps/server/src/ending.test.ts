import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endInTime } from './ending.ts'

test('[decisions 14.15] abandons a shutdown that never ends, and logs one that hangs or fails', async () => {
  const said: string[] = []
  const log = { error: (_facts: object, message: string) => void said.push(message) }
  const stuck = new Promise<void>(() => {})
  assert.equal(await endInTime(stuck, log, 10), 1)
  assert.equal(await endInTime(Promise.reject(new Error('no')), log), 1)
  assert.equal(await endInTime(Promise.resolve(), log), 0)
  assert.deepEqual(said, ['shutdown timed out', 'shutdown failed'])
})
