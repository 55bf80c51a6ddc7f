import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFixed, judgeMediaTools } from './machine.ts'

test('[decisions 14.3] distinguishes ffmpeg releases with and without the fix', () => {
  for (const version of ['5.1.10-0+deb12u1', '6.1.6', '7.1.5-0+deb13u1', '7.2', '8.1.2', '9.0'])
    assert.equal(isFixed(version), true, version)
  for (const version of ['4.4.5', '5.1.9', '6.0', '7.1.4', '7.1', '8.0.9', 'N-118000-g123'])
    assert.equal(isFixed(version), false, version)
})

test('[decisions 14.3] says why ffmpeg runs without its sandbox', () => {
  const lacks = 'this system gives no user and mount namespaces to this user'
  assert.deepEqual(
    [judgeMediaTools('7.1.5', null), judgeMediaTools('7.1.5', lacks), judgeMediaTools('7.1.4', null)].map(
      ({ state, says }) => [state, says.includes('sandbox'), says.includes(lacks)],
    ),
    [
      ['ok', true, false],
      ['warning', true, true],
      ['warning', false, false],
    ],
  )
})
