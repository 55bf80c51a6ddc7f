import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration } from './duration.ts'

for (const [seconds, text] of [
  [6120, '1 h 42 m'],
  [3600, '1 h 0 m'],
  [734, '12 m'],
  [20, '1 m'],
  [0, '1 m'],
  [-1, null],
  [-600, null],
  [Number.POSITIVE_INFINITY, null],
  ['90', null],
  [Number.NaN, null],
  [undefined, null],
] as const)
  test(`[catalogue 5.2] a duration of ${seconds} is shown as ${text}`, () =>
    assert.equal(formatDuration(seconds), text))
