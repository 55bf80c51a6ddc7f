import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditMonth, finishBy, isRentalOpen, rentalLeft, startBy } from './rental.ts'

const rented = new Date('2026-11-21T20:00:00Z')
const later = (days: number, hours = 0) => new Date(rented.getTime() + (days * 24 + hours) * 3_600_000)
const waiting = { startBy: startBy(rented), finishBy: null }

for (const [after, times, unit, count] of [
  ['at once', waiting, 'days', 30],
  ['before the last three days', { ...waiting, startBy: later(3, 1) }, 'days', 3],
  ['three days before', { ...waiting, startBy: later(3) }, 'days', 3],
  ['in the last three days', { ...waiting, startBy: later(2, 23) }, 'hours', 71],
  ['once started', { ...waiting, finishBy: finishBy(rented) }, 'hours', 48],
  ['once started, by a clock that is behind', { ...waiting, finishBy: later(2, 1) }, 'hours', 48],
  ['in the last hour', { ...waiting, finishBy: new Date(rented.getTime() + 60_000) }, 'hours', 1],
] as const)
  test(`[accounts 1.3] what is left of a rental, ${after}: ${count} ${unit}`, () =>
    assert.deepEqual(rentalLeft(times, rented), { unit, count }))

test('[accounts 1.3] rentals stream for 30 days and must be finished within 48 hours once started', () => {
  assert.equal(isRentalOpen(waiting, later(29, 23)), true)
  assert.equal(isRentalOpen(waiting, later(30)), false)
  // A rental started on the last day runs beyond it.
  const started = { ...waiting, finishBy: finishBy(later(29, 23)) }
  assert.equal(isRentalOpen(started, later(31, 22)), true)
  assert.equal(isRentalOpen(started, later(31, 23)), false)
})

test('[accounts 1.3] a credit belongs to the month in Germany and renews with the next month', () => {
  const { month, renewsAt } = creditMonth(new Date('2026-11-30T23:30:00Z'))
  assert.deepEqual([month, renewsAt.toISOString()], ['2026-12', '2026-12-31T23:00:00.000Z'])
})
