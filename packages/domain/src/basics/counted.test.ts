import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted } from './counted.ts'

test('uses the singular only for exactly one', () => {
  assert.deepEqual(
    [0, 1, 2, 21].map((count) => counted(count, 'day')),
    ['0 days', '1 day', '2 days', '21 days'],
  )
  assert.equal(counted(1, 'entry', 'entries'), '1 entry')
  assert.equal(counted(2, 'entry', 'entries'), '2 entries')
})
