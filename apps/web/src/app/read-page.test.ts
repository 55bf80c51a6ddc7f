import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

for (const [given, read] of [
  ['3', { page: 3 }],
  [4, { page: 4 }],
  ['1', { page: undefined }],
  ['0', { page: undefined }],
  ['-2', { page: undefined }],
  ['1.5', { page: undefined }],
  ['x', { page: undefined }],
  ['99999999', { page: undefined }],
  [undefined, { page: undefined }],
] as const)
  test(`[catalogue 2.6.4] page ${String(given)} begins ${read.page ? `at ${read.page}` : 'at the beginning'}`, () =>
    assert.deepEqual(readPage({ page: given }), read))
