import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepts } from './accepts.ts'

for (const [header, isTaken] of [
  [undefined, false],
  ['', false],
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip,BR ; Q=0.5', true],
  ['br;q=1.0', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['x-br', false],
  ['br-x, gzip', false],
] as const)
  test(`[decisions 1.8] "${header}" ${isTaken ? 'takes' : 'does not take'} br`, () =>
    assert.equal(accepts(header, 'br'), isTaken))
