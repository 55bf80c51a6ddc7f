import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liveState, repeatedStart } from './broadcast.ts'

const [startsAt, endsAt] = ['2026-11-21T19:15:00Z', '2026-11-21T21:00:00.000Z']

for (const [now, recorded, unrecorded] of [
  ['2026-11-21T19:14:59Z', 'announced', 'announced'],
  ['2026-11-21T19:15:00.000Z', 'live', 'live'],
  ['2026-11-21T20:59:59Z', 'live', 'live'],
  ['2026-11-21T21:00:00Z', 'replay', 'ended'],
] as const)
  test(`[decisions 12.2] a broadcast from 19:15 to 21:00 is ${recorded} at ${now}, without a recording ${unrecorded}`, () => {
    assert.equal(liveState({ startsAt, endsAt, isRecorded: true }, now), recorded)
    assert.equal(liveState({ startsAt, endsAt, isRecorded: false }, now), unrecorded)
  })

test('[catalogue 2.8.5] a broadcast without an end is live once it starts; one without a start is live until it ends', () => {
  const isRecorded = false
  assert.equal(liveState({ startsAt, isRecorded }, endsAt), 'live')
  assert.equal(liveState({ startsAt, isRecorded }, '2026-11-21T19:00:00Z'), 'announced')
  assert.equal(liveState({ endsAt, isRecorded }, startsAt), 'live')
  assert.equal(liveState({ endsAt, isRecorded }, '2026-11-22T00:00:00Z'), 'ended')
})

test('[catalogue 2.8.5] a channel without times is always live', () =>
  assert.equal(liveState({ isRecorded: false }, startsAt), 'live'))

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

for (const [now, start] of [
  ['19:15:00', '19:15:00'],
  ['19:24:59', '19:15:00'],
  ['19:25:00', '19:30:00'],
  ['19:30:00', '19:30:00'],
  ['23:54:00', '23:45:00'],
] as const)
  test(`[decisions 12.2] what is shown every quarter of an hour from 19:15 stands at ${now} at its start of ${start}`, () =>
    assert.equal(repeatedStart({ startsAt: at('19:15:00'), everyMinutes: 15 }, at(now)), at(start)))

test('[decisions 12.2] keeps the start of a broadcast that is announced for later', () =>
  assert.equal(repeatedStart({ startsAt: at('19:15:00'), everyMinutes: 15 }, at('12:00:00')), at('19:15:00')))
