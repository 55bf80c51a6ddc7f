import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFixed } from './machine.ts'

test('[decisions 14.3] distinguishes ffmpeg releases with and without the fix', () => {
  for (const version of ['5.1.10-0+deb12u1', '6.1.6', '7.1.5-0+deb13u1', '7.2', '8.1.2', '9.0'])
    assert.equal(isFixed(version), true, version)
  for (const version of ['4.4.5', '5.1.9', '6.0', '7.1.4', '7.1', '8.0.9', 'N-118000-g123'])
    assert.equal(isFixed(version), false, version)
})
