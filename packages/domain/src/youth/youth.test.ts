import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLOCKS_APART_MS } from '../basics/clocks.ts'
import { isYouthOpen, youthAgeOf, youthGate, youthPinEnd, youthStreamEnd } from './youth.ts'
import type { YouthWays } from './youth-hours.ts'

for (const [guidance, isUnread, age] of [
  ['FSK-16', false, 16],
  ['USK-18', false, 18],
  ['TV-MA', false, 18],
  ['SPIO-18', false, 18],
  ['TV-14', false, 16],
  ['MPA-13', false, null],
  ['FSK-12', false, null],
  ['BBFC-15', false, 16],
  ['AGE-17', false, 18],
  [null, false, null],
  [null, true, 18],
  ['XX-nothing', false, 18],
] as const)
  test(`[decisions 14.5] ${guidance ?? (isUnread ? 'a rating that nobody can read' : 'no rating')} is kept from minors under ${age ?? 'no age'}`, () =>
    assert.equal(youthAgeOf(guidance, { isUnread }), age))

const BY_HOURS = { ways: 'hours' as YouthWays, country: 'DE', isPinEntered: false }
const SIX = '2026-11-26T05:00:00.000Z'

for (const [age, at, gate] of [
  [16, '2026-11-25T20:59:59Z', { isOpen: false, opensAt: '2026-11-25T21:00:00.000Z' }],
  [16, '2026-11-25T21:00:00Z', { isOpen: true, until: SIX }],
  [18, '2026-11-25T21:59:59Z', { isOpen: false, opensAt: '2026-11-25T22:00:00.000Z' }],
  [18, '2026-11-25T22:00:00Z', { isOpen: true, until: SIX }],
  [18, '2026-11-26T04:59:59Z', { isOpen: true, until: SIX }],
  [16, SIX, { isOpen: false, opensAt: '2026-11-26T21:00:00.000Z' }],
  [16, '2026-07-01T20:00:00Z', { isOpen: true, until: '2026-07-02T04:00:00.000Z' }],
] as const)
  test(`[decisions 14.5] ${age} at ${at} is ${gate.isOpen ? 'open' : 'shut'} by the hours in Germany`, () => {
    const found = youthGate({ ...BY_HOURS, age }, new Date(at))
    assert.deepEqual(JSON.parse(JSON.stringify(found)), gate)
  })

for (const [ways, isPinEntered, gate] of [
  ['off', false, { isOpen: true, until: null }],
  ['hours', true, { isOpen: false, opensAt: '2026-11-25T22:00:00.000Z' }],
  ['pin', false, { isOpen: false, opensAt: null }],
  ['pin', true, { isOpen: true, until: null }],
  ['both', false, { isOpen: false, opensAt: '2026-11-25T22:00:00.000Z' }],
  ['both', true, { isOpen: true, until: null }],
] as const)
  test(`[decisions 14.5] by day, with "${ways}" and ${isPinEntered ? 'the' : 'no'} PIN, 18 is ${gate.isOpen ? 'open' : 'shut'}`, () => {
    const found = youthGate({ ...BY_HOURS, age: 18, ways, isPinEntered }, new Date('2026-11-25T12:00:00Z'))
    assert.deepEqual(JSON.parse(JSON.stringify(found)), gate)
  })

test('[decisions 14.5] "pin" requires the PIN at night, too', () => {
  const gate = youthGate({ ...BY_HOURS, age: 18, ways: 'pin' }, new Date('2026-11-25T23:00:00Z'))
  assert.deepEqual(gate, { isOpen: false, opensAt: null })
})

test('[decisions 14.41] a title started within the hours may run to its end, plus an hour for pauses', () => {
  assert.equal(youthStreamEnd(new Date(SIX), 5400).toISOString(), '2026-11-26T07:30:00.000Z')
  assert.equal(youthStreamEnd(new Date(SIX), null).toISOString(), '2026-11-26T06:00:00.000Z')
})

test('[law 11.23] a PIN opens for its hours, but not until a time that a clock ahead has noted', () => {
  const now = new Date(SIX)
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  assert.equal(isYouthOpen(null, now), false)
  assert.equal(isYouthOpen(youthPinEnd(now), now), true)
  assert.equal(isYouthOpen(now, now), false)
  assert.equal(isYouthOpen(youthPinEnd(later(CLOCKS_APART_MS)), now), true)
  assert.equal(isYouthOpen(youthPinEnd(later(CLOCKS_APART_MS + 1)), now), false)
})
