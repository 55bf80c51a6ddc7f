import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goingBackAfter, isSpeed, nearestSpeed } from './listening.ts'

test('[decisions 11.5] a book plays at 0.5 to 3 times its speed, in steps of 0.05', () => {
  for (const speed of [0.5, 0.55, 0.95, 1, 1.15, 1.35, 2.95, 3]) assert.ok(isSpeed(speed), String(speed))
  for (const speed of [0, 0.45, 0.52, 1.01, 1.333, 3.05, 10, -1, Number.NaN])
    assert.ok(!isSpeed(speed), String(speed))
})

test('[decisions 11.5] rounds a wish to the nearest step', () => {
  assert.deepEqual([0.1, 0.52, 1.24, 1.26, 2.98, 9].map(nearestSpeed), [0.5, 0.5, 1.25, 1.25, 3, 3])
})

test('[decisions 11.5] rewinds further after a longer pause', () => {
  assert.deepEqual(
    [0, 9, 10, 299, 300, 3599, 3600, 86_399, 86_400].map(goingBackAfter),
    [0, 0, 3, 3, 10, 10, 20, 20, 30],
  )
})
