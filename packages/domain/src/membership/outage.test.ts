import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS, HOUR_MS } from '../basics/milliseconds.ts'
import {
  AWAY_MS,
  daysGivenBack,
  DOUBT_MS,
  lostUntil,
  type Pulse,
  pulseAt,
  type PulseNow,
  workersAt,
} from './outage.ts'

const START = new Date('2026-12-01T09:00:00Z')
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)

/** Lets the service be seen at these times after the start; returns what the last one says. */
function seen(...times: number[]): PulseNow {
  let pulse: Pulse | null = null
  let now = pulseAt(null, START)
  for (const time of [0, ...times]) {
    now = pulseAt(pulse, later(time))
    pulse = now.pulse
  }
  return now
}

const told = ({ isSteady, outage }: PulseNow) => [isSteady, outage]

test('[law 11.22] a service that runs, or was away for three days at most, is steady', () => {
  assert.deepEqual(told(seen()), [true, null])
  assert.deepEqual(told(seen(HOUR_MS, 2 * HOUR_MS)), [true, null])
  assert.deepEqual(told(seen(AWAY_MS)), [true, null])
})

test('[law 11.22] after a longer absence a day passes in doubt, then it counts as an outage, once', () => {
  const back = AWAY_MS + 1
  assert.deepEqual(told(seen(back)), [false, null])
  assert.deepEqual(told(seen(back, back + DOUBT_MS - 1)), [false, null])
  const outage = { from: START, until: later(back) }
  assert.deepEqual(told(seen(back, back + DOUBT_MS)), [true, outage])
  assert.deepEqual(told(seen(back, back + DOUBT_MS, back + DOUBT_MS + 1)), [true, null])
})

test('[law 11.22] one that goes away again while in doubt was away all the time', () => {
  const [back, again] = [10 * DAY_MS, 20 * DAY_MS]
  assert.deepEqual(told(seen(back, again)), [false, null])
  assert.deepEqual(told(seen(back, again, again + HOUR_MS)), [false, null])
  assert.deepEqual(told(seen(back, again, again + DOUBT_MS)), [true, { from: START, until: later(again) }])
})

test('[law 11.23] a clock that was ahead and is set right leaves no outage behind', () => {
  const [ahead, right] = [365 * DAY_MS, HOUR_MS]
  assert.deepEqual(told(seen(ahead)), [false, null])
  assert.deepEqual(told(seen(ahead, right)), [true, null])
  assert.deepEqual(told(seen(ahead, right, right + DOUBT_MS)), [true, null])
  assert.deepEqual(told(seen(ahead, -HOUR_MS)), [true, null], 'or slightly behind')
})

test('[law 11.23] one that was ahead after a real absence is in doubt again from when it is set right', () => {
  const [ahead, right] = [365 * DAY_MS, 10 * DAY_MS]
  assert.deepEqual(told(seen(ahead, right)), [false, null])
  assert.deepEqual(told(seen(ahead, right, right + DOUBT_MS - 1)), [false, null])
  assert.deepEqual(told(seen(ahead, right, right + DOUBT_MS)), [true, { from: START, until: later(right) }])
})

test('[law 11.23] machines whose clocks are minutes apart do not end the doubt', () => {
  const back = 10 * DAY_MS
  assert.deepEqual(told(seen(back, back - HOUR_MS)), [false, null])
  assert.deepEqual(told(seen(back, back - HOUR_MS, back + DOUBT_MS)), [
    true,
    { from: START, until: later(back) },
  ])
})

test('[law 11.22] a period moves by the days that were lost, and far enough to announce the next charge', () => {
  const outage = { from: START, until: later(90 * DAY_MS) }
  const now = later(91 * DAY_MS)
  const given = (nextChargeAt: Date | null, at = now, since = later(-DAY_MS)) =>
    daysGivenBack(outage, { since, nextChargeAt }, at)
  assert.equal(given(null), 91)
  assert.equal(given(later(20 * DAY_MS)), 91)
  assert.equal(given(later(DAY_MS)), 93)
  assert.equal(given(later(3 * DAY_MS)), 91)
  assert.equal(given(later(3 * DAY_MS - 1)), 92)
  assert.equal(given(null, later(90.1 * DAY_MS)), 91, 'a begun day is a day')
  assert.equal(given(null, now, later(80 * DAY_MS)), 11, 'who joined meanwhile lost only the rest')
  assert.equal(given(null, now, later(92 * DAY_MS)), 0, 'or nothing')
})

test('[law 11.22] however late an outage is given back, no day of it counts twice, nor one on which the service ran', () => {
  const [first, second] = [
    { from: START, until: later(10 * DAY_MS) },
    { from: later(12 * DAY_MS), until: later(20 * DAY_MS) },
  ]
  const now = later(30 * DAY_MS)
  const given = (outage: { from: Date; until: Date }) =>
    daysGivenBack(outage, { since: START, nextChargeAt: null }, now)
  assert.deepEqual([given(first), given(second)], [11, 9])
  assert.deepEqual(lostUntil(first, now), later(11 * DAY_MS))
})

test('[decisions 13.65] workers are missing after an hour in which none was seen, and in doubt until it is decided', () => {
  const steady = { seenAt: START, awayFrom: null, backAt: null }
  assert.deepEqual(workersAt(null, START), { seenAt: null, isMissing: true, doubt: null })
  assert.deepEqual(workersAt(steady, later(HOUR_MS)), { seenAt: START, isMissing: false, doubt: null })
  assert.equal(workersAt(steady, later(HOUR_MS + 1)).isMissing, true)
  assert.equal(workersAt(steady, later(-365 * DAY_MS)).isMissing, false, 'a clock that was ahead')
  const back = later(10 * DAY_MS)
  assert.deepEqual(workersAt({ seenAt: back, awayFrom: START, backAt: back }, back).doubt, {
    from: START,
    until: later(10 * DAY_MS + DOUBT_MS),
  })
})
