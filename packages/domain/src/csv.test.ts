import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from './csv.ts'

test('texts of a table are quoted, numbers are not, and no name becomes a formula', () => {
  assert.equal(csvLine(['7', 'Der "Fluss", lang', 61]), '"7","Der ""Fluss"", lang",61')
  assert.equal(csvLine(['8', '=SUM(A1)', -2]), '"8","\'=SUM(A1)",-2')
  for (const first of ['+', '-', '@', '\t', '\r']) assert.equal(csvLine([`${first}1`]), `"'${first}1"`)
})
