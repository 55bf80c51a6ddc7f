import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fateOf, isKeptOpen, keptUntil } from './kept.ts'
import { DAY_MS } from '../basics/milliseconds.ts'

const NOW = Date.UTC(2026, 10, 25)

test('[decisions 11.31] a title can be opened for 30 days or until its rights end', () => {
  assert.equal(keptUntil(NOW, Number.POSITIVE_INFINITY), NOW + 30 * DAY_MS)
  assert.equal(keptUntil(NOW, NOW + 3 * DAY_MS), NOW + 3 * DAY_MS)
  assert.equal(keptUntil(NOW, NOW + 40 * DAY_MS), NOW + 30 * DAY_MS)
})

test('[decisions 11.31] setting the clock back gains a day at most', () => {
  const until = NOW + 30 * DAY_MS
  for (const [latest, now, isOpen] of [
    [NOW, NOW, true],
    [NOW, until - 1, true],
    [NOW, until, false],
    [until, until, false],
    [NOW + 20 * DAY_MS, NOW + 19.5 * DAY_MS, true],
    [NOW + 20 * DAY_MS, NOW + 19 * DAY_MS, false],
    [until, NOW, false],
  ] as const)
    assert.equal(isKeptOpen({ until, latest }, now), isOpen, `${latest - NOW} ${now - NOW}`)
})

test('[decisions 11.31] removes what the service no longer grants, but under the kids lock only the key', () => {
  assert.equal(fateOf({ isGranted: true, isKidLocked: false }), 'stays')
  assert.equal(fateOf({ isGranted: true, isKidLocked: true }), 'stays')
  assert.equal(fateOf({ isGranted: false, isKidLocked: true }), 'hidden')
  assert.equal(fateOf({ isGranted: false, isKidLocked: false }), 'gone')
})
