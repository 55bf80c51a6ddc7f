import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

for (const [given, read] of [
  ['3', { page: 3 }],
  [4, { page: 4 }],
  ['1', {}],
  ['0', {}],
  ['-2', {}],
  ['1.5', {}],
  ['x', {}],
  ['99999999', {}],
  [undefined, {}],
] as const)
  test(`[catalogue 4] page ${String(given)} begins ${'page' in read ? `at ${read.page}` : 'at the beginning'}`, () =>
    assert.deepEqual(readPage({ page: given }), read))
