import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lanesOf } from './node-tests.ts'

const each = (files: readonly string[]): string[] => [...files]

test('what waits for real time runs beside what works, and each file once', () => {
  const [working, waiting] = [
    'services/customer/src/profile/profile.test.ts',
    'tests/operate/metrics.test.ts',
  ]
  const [first, second, third, ...more] = lanesOf([working, waiting], each)
  assert.deepEqual([first, third, more], [[working], [waiting], []])
  assert.equal(second, first, 'both take from one list')
})

test('of one kind alone, two files run at a time', () => {
  for (const kind of ['services/customer/src', 'tests/operate']) {
    const files = ['a', 'b', 'c'].map((name) => `${kind}/${name}.test.ts`)
    const [first, second, ...more] = lanesOf(files, each)
    assert.deepEqual([first, more], [files, []])
    assert.equal(second, first, 'both take from one list')
  }
})
