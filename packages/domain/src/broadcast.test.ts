import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broadcastState } from './broadcast.ts'

const [startsAt, endsAt] = ['2026-11-21T19:15:00Z', '2026-11-21T21:00:00.000Z']

for (const [now, state] of [
  ['2026-11-21T19:14:59Z', 'ahead'],
  ['2026-11-21T19:15:00.000Z', 'live'],
  ['2026-11-21T20:59:59Z', 'live'],
  ['2026-11-21T21:00:00Z', 'over'],
] as const)
  test(`[catalogue 2.8.5] a broadcast from 19:15 to 21:00 is ${state} at ${now}`, () =>
    assert.equal(broadcastState({ startsAt, endsAt }, now), state))

test('[catalogue 2.8.5] one that only began is live, one that only ends is over after it', () => {
  assert.equal(broadcastState({ startsAt }, endsAt), 'live')
  assert.equal(broadcastState({ startsAt }, '2026-11-21T19:00:00Z'), 'ahead')
  assert.equal(broadcastState({ endsAt }, startsAt), 'live')
  assert.equal(broadcastState({ endsAt }, '2026-11-22T00:00:00Z'), 'over')
})

test('[catalogue 2.8.5] a channel without times is always live', () =>
  assert.equal(broadcastState({}, startsAt), 'live'))
