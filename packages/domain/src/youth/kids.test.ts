import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKidSafe } from './kids.ts'

for (const [age, categories, isSafe] of [
  [0, ['movies'], true],
  [9, ['movies'], true],
  [10, ['movies'], false],
  [18, ['movies', 'kids'], false],
  [null, ['movies'], false],
  [null, ['movies', 'movies:kids'], false],
  [null, ['movies', 'kids'], true],
  [null, ['audio-books', 'kids:stories'], true],
  [null, ['kidsfest'], false],
  [null, [], false],
] as const)
  test(`[decisions 4.16] rated ${age ?? 'unknown'} in ${categories.join(', ') || 'nothing'}: ${isSafe ? 'shown to' : 'hidden from'} kids`, () =>
    assert.equal(isKidSafe({ age, categories }), isSafe))
