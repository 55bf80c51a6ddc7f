import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCommonPassword } from './common.ts'

for (const [password, isCommon] of [
  ['123456', true],
  ['password', true],
  ['PassWord', true],
  ['qwertz', true],
  ['letmein', true],
  ['schalke04', true],
  ['Quintet', true],
  ['velvet-otter-canyon', false],
  ['x7$kQ2', false],
] as const)
  test(`[decisions 2.6] "${password}" is ${isCommon ? '' : 'not '}on the list of the most common passwords`, () =>
    assert.equal(isCommonPassword(password), isCommon))
