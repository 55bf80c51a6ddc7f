import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lanesOf } from './node-tests.ts'

test('what waits for real time runs beside what works, and each file once', () => {
  const [working, waiting] = [
    'services/customer/src/profile/profile.test.ts',
    'tests/operate/metrics.test.ts',
  ]
  assert.deepEqual(lanesOf([working, waiting]), [
    { lane: [working], atOnce: 3 },
    { lane: [waiting], atOnce: 1 },
  ])
})

test('of one kind alone, three files run at a time', () => {
  for (const kind of ['services/customer/src', 'tests/operate']) {
    const files = ['a', 'b', 'c'].map((name) => `${kind}/${name}.test.ts`)
    assert.deepEqual(lanesOf(files), [{ lane: files, atOnce: 3 }])
  }
})
