import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeMediaTools } from './machine.ts'

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
