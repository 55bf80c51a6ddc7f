import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areTimed, lineHeardAt } from './lyrics.ts'

const lines = [
  { at: 4, text: 'First' },
  { at: 8.5, text: '' },
  { at: 12, text: 'Second' },
]

test('[decisions 11.3] the current line is the last one that has begun, shown shortly before it is sung', () => {
  const heard = [0, 3.7, 3.9, 8, 8.4, 11.7, 400].map((seconds) => lineHeardAt(lines, seconds))
  assert.deepEqual(heard, [-1, -1, 0, 0, 1, 1, 2])
})

test('[decisions 11.3] lines without times are never current', () => {
  const plain = lines.map(({ text }) => ({ at: null, text }))
  assert.equal(lineHeardAt(plain, 10), -1)
  assert.deepEqual([areTimed(plain), areTimed(lines), areTimed([])], [false, true, false])
})
