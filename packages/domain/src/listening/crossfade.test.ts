import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fadeIn, fadeOut, overlapOf, runsOn, type AlbumPlace } from './crossfade.ts'

const on = (groupId: number, number?: number, season?: number): AlbumPlace => ({ groupId, number, season })

for (const [what, before, after, expected] of [
  ['the next track of an album continues the previous one', on(1, 3), on(1, 4), true],
  ['a track does not continue one if a track between them is skipped', on(1, 3), on(1, 5), false],
  ['an earlier track does not continue a later one', on(1, 4), on(1, 3), false],
  ['a track does not continue one of another album', on(1, 3), on(2, 4), false],
  ['the start of a second disc continues the first', on(1, 9, 1), on(1, 1, 2), true],
  ['the middle of a second disc does not continue the first', on(1, 9, 1), on(1, 10, 2), false],
  ['a track without a disc number is on disc 1', on(1, 3), on(1, 4, 1), true],
  ['tracks without numbers follow the order of their album', on(1), on(1), true],
] as const)
  test(`[decisions 11.16] ${what}`, () => assert.equal(runsOn(before, after), expected))

test('[decisions 11.16] tracks overlap for the chosen time, short ones less, and consecutive album tracks not at all', () => {
  const [first, other] = [
    { place: on(1, 1), seconds: 200 },
    { place: on(2, 1), seconds: 180 },
  ]
  assert.equal(overlapOf(8, first, other), 8)
  assert.equal(overlapOf(0, first, other), 0)
  assert.equal(overlapOf(8, first, { place: on(1, 2), seconds: 180 }), 0)
  assert.equal(overlapOf(12, first, { place: on(2, 1), seconds: 15 }), 5)
  assert.equal(overlapOf(12, { place: on(3, 1), seconds: 6 }, other), 2)
})

test('[decisions 11.16] both tracks together keep constant energy; outside the overlap only one is heard', () => {
  for (const share of [0, 0.1, 0.5, 0.8, 1])
    assert.ok(Math.abs(fadeIn(share) ** 2 + fadeOut(share) ** 2 - 1) < 1e-9, String(share))
  assert.deepEqual([fadeIn(-1), fadeOut(-1), fadeIn(2)], [0, 1, 1])
  assert.ok(fadeOut(2) < 1e-9)
})
