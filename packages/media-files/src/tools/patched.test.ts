import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPatched } from './patched.ts'

for (const [version, isKnownGood] of [
  ['5.1.9', false],
  ['5.1.10', true],
  ['6.0', false],
  ['6.1.6', true],
  ['7.1', false],
  ['7.1.4', false],
  ['7.2', true],
  ['8.0.9', false],
  ['8.1.2', true],
  ['9.0', true],
  ['4.4.6', false],
  ['unknown', false],
] as const)
  test(`[security 3.1] ffmpeg ${version} ${isKnownGood ? 'is' : 'is not'} without the holes that are known`, () =>
    assert.equal(isPatched(version), isKnownGood))
