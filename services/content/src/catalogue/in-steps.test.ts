import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInSteps, sortInSteps } from './in-steps.ts'

test('sortInSteps equals a plain sort for lengths around the run size, and keeps ties in order', async () => {
  for (const length of [0, 1, 1023, 1024, 1025, 5000]) {
    const values = Array.from({ length }, (_, at) => ({ key: (at * 7919) % 97, at }))
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
    assert.deepEqual(await runInSteps(sortInSteps(values, compare)), values.toSorted(compare), `${length}`)
  }
})

test('other work gets a turn during long work', async () => {
  function* work(): Generator<void, number> {
    let turns = 0
    setImmediate(() => turns++)
    const end = performance.now() + 60
    while (performance.now() < end) yield
    return turns
  }
  assert.equal(await runInSteps(work()), 1)
})
