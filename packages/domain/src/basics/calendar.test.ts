import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dayOf,
  monthOf,
  monthPlus,
  monthsAfter,
  monthsOf,
  monthSoFar,
  nextMonthStart,
  quarterSpan,
  yearOf,
} from './calendar.ts'

const FIRST_OF_THREE_YEARS = 36

function daysOf(anchor: string, count: number, step = 1): string[] {
  return Array.from({ length: count }, (_, place) =>
    monthsAfter(new Date(anchor), (place + 1) * step).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }),
  )
}

test('[decisions 3.18] renewals keep their day of the month: 31 January, then the last of February, then 31 March', () => {
  assert.deepEqual(daysOf('2027-01-31T11:00:00Z', 4), [
    '2027-02-28 12:00:00',
    '2027-03-31 12:00:00',
    '2027-04-30 12:00:00',
    '2027-05-31 12:00:00',
  ])
})

test('[decisions 3.18] an annual plan from 29 February renews on the 28th, and on the 29th in leap years', () => {
  assert.deepEqual(
    daysOf('2028-02-29T11:00:00Z', 4, 12).map((day) => day.slice(0, 10)),
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  )
})

test('[decisions 3.18] clock changes do not move renewals: the time of day in Germany stays, and a missing hour is skipped', () => {
  assert.deepEqual(daysOf('2027-02-28T01:30:00Z', 2), ['2027-03-28 03:30:00', '2027-04-28 02:30:00'])
  assert.equal(monthsAfter(new Date('2027-10-30T22:30:00Z'), 1).toISOString(), '2027-11-29T23:30:00.000Z')
})

test('[decisions 3.18] from any first day, three years of renewals are in order and never skip a month', () => {
  for (let day = 0; day < 366; day++) {
    const anchor = new Date(Date.UTC(2028, 0, 1 + day, 0, 30))
    let month = monthOf(anchor)
    for (let months = 1; months <= FIRST_OF_THREE_YEARS; months++) {
      const expected = monthOf(nextMonthStart(new Date(`${month}-15T12:00:00Z`)))
      month = monthOf(monthsAfter(anchor, months))
      assert.equal(month, expected, `${anchor.toISOString()} + ${months}`)
    }
  }
})

test('[law 5.7] returns the year in Germany', () => {
  assert.equal(yearOf(new Date('2026-12-31T22:59:59Z')), 2026)
  assert.equal(yearOf(new Date('2026-12-31T23:00:00Z')), 2027)
})

test('[decisions 13.5] the month so far is that of the day in Germany, also when it is still the last month elsewhere', () => {
  assert.deepEqual(monthSoFar(new Date('2026-11-30T22:59:59Z')), { from: '2026-11-01', to: '2026-11-30' })
  assert.deepEqual(monthSoFar(new Date('2026-11-30T23:00:00Z')), { from: '2026-12-01', to: '2026-12-01' })
})

test('[decisions 3.18] days and months in Germany, also where there is no Temporal', (t) => {
  const { Temporal } = globalThis
  t.after(() => Object.assign(globalThis, { Temporal }))
  Object.assign(globalThis, { Temporal: undefined })
  assert.deepEqual(
    ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'].map(
      (time) => dayOf(new Date(time)),
    ),
    ['2026-10-24', '2026-10-25', '2026-10-25', '2026-10-26'],
    'the day on which summer time ends has 25 hours',
  )
  assert.equal(monthOf(new Date('2026-12-31T23:00:00Z')), '2027-01')
  assert.deepEqual(
    [-12, -11, -1, 0, 1, 12].map((months) => monthPlus('2026-12', months)),
    ['2025-12', '2026-01', '2026-11', '2026-12', '2027-01', '2027-12'],
  )
  assert.equal(monthPlus('2026-01', -1), '2025-12')
  assert.deepEqual(monthsOf({ from: '2026-11', to: '2027-02' }), ['2026-11', '2026-12', '2027-01', '2027-02'])
  assert.deepEqual(quarterSpan('2026-Q4'), { from: '2026-10', to: '2026-12' })
})
