import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from './csv.ts'

test('quotes texts but not numbers, and never lets a name become a formula', () => {
  assert.equal(csvLine(['7', 'Der "Fluss", lang', 61]), '"7","Der ""Fluss"", lang",61')
  assert.equal(csvLine(['8', '=SUM(A1)', -2]), '"8","\'=SUM(A1)",-2')
  for (const first of ['+', '-', '@', '\t', '\r']) assert.equal(csvLine([`${first}1`]), `"'${first}1"`)
})
