import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './save-file.ts'

test('texts of a file are quoted, numbers are not, and no name becomes a formula', () => {
  assert.equal(
    csvOf([
      ['key', 'name', 'seconds'],
      ['7', 'Der "Fluss", lang', 61],
      ['8', '=SUM(A1)', -2],
    ]),
    ['"key","name","seconds"', '"7","Der ""Fluss"", lang",61', '"8","\'=SUM(A1)",-2', ''].join('\r\n'),
  )
})
