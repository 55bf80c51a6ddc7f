import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../basics/calendar.ts'
import { lastDayOf, periodAfter } from './period.ts'

test('[decisions 3.18] the first paid period is a month or a year long', () => {
  const start = new Date('2026-11-21T11:00:00Z')
  assert.deepEqual(periodAfter(start, 'monthly'), {
    startsAt: '2026-11-21T11:00:00.000Z',
    endsAt: '2026-12-21T11:00:00.000Z',
    monthsPaid: 1,
  })
  assert.deepEqual(periodAfter(start, 'annually'), {
    startsAt: '2026-11-21T11:00:00.000Z',
    endsAt: '2027-11-21T11:00:00.000Z',
    monthsPaid: 12,
  })
})

test('[decisions 3.18] the last day of a period is the day before the next one begins, when the clocks change too', () => {
  for (const [endsAt, day] of [
    ['2026-11-21T12:00:00+01:00', '2026-11-20'],
    ['2026-03-30T00:30:00+02:00', '2026-03-29'],
    ['2026-10-25T23:30:00+01:00', '2026-10-24'],
  ] as const)
    assert.equal(dayOf(lastDayOf(new Date(endsAt))), day)
})
