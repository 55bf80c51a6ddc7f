import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fractionsOf } from './progress.ts'

const updatedAt = '2026-11-21T12:00:00Z'

test('[catalogue 2.8.7] a card’s bar shows the true position: full for a finished title, the current episode’s for a series', () => {
  assert.deepEqual(
    fractionsOf(
      [
        { contentId: 1, position: 30, duration: 120, finished: false, updatedAt },
        { contentId: 2, position: 115, duration: 120, finished: true, updatedAt },
        { contentId: 3, position: 0, duration: 120, finished: false, updatedAt },
        { contentId: 4, position: 10, duration: 0, finished: false, updatedAt },
      ],
      [{ contentId: 9, itemId: 1, position: 30, duration: 120, updatedAt }],
    ),
    { 1: 0.25, 2: 1, 9: 0.25 },
  )
})
