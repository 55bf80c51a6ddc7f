import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FILE_ROWS_MAX } from './fields.ts'
import { inOneFile } from './one-file.ts'

test('[decisions 13.46] a file holds all rows, or is refused', () => {
  const rows = Array.from({ length: FILE_ROWS_MAX }, (_, index) => index)
  assert.equal(inOneFile(rows).length, FILE_ROWS_MAX)
  assert.throws(() => inOneFile([...rows, 0]), { code: 'too_many_rows' })
})
