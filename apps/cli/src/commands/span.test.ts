import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSpan } from './span.ts'

for (const [written, expected] of [
  ['31d', 31 * 86_400_000],
  ['12h', 43_200_000],
  ['90m', 5_400_000],
  ['2w', 14 * 86_400_000],
  ['31', null],
  ['-1d', null],
  ['a month', null],
] as const)
  test(`[decisions 7.6] clock advance ${written} moves on by ${expected}`, () =>
    assert.equal(readSpan(written), expected))
