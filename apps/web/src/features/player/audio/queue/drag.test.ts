import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexWhileDragged } from './drag.ts'

const shown = (from: number, to: number) =>
  [0, 1, 2, 3, 4].map((index) => indexWhileDragged(index, { from, to, top: 0 }))

test('rows make room for the dragged row, downwards and upwards', () => {
  assert.deepEqual(shown(1, 3), [0, 3, 1, 2, 4])
  assert.deepEqual(shown(3, 0), [1, 2, 3, 0, 4])
  assert.deepEqual(shown(2, 2), [0, 1, 2, 3, 4])
  assert.equal(indexWhileDragged(4, null), 4)
})
