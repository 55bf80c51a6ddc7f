import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTimeToTell, periodOfNewPrice } from './price-change.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const monthly = { plan: 'monthly', anchorAt: day('2026-06-15'), monthsPaid: 6 } as const
const annually = { plan: 'annually', anchorAt: day('2026-06-15'), monthsPaid: 12 } as const

for (const [who, course, from, now, isHigher, start] of [
  ['told early enough', monthly, '2027-03-01', '2027-01-01', true, '2027-03-15'],
  ['told late', monthly, '2027-03-01', '2027-02-20', true, '2027-04-15'],
  ['told on the last day that is in time', monthly, '2027-03-01', '2027-02-01', true, '2027-03-15'],
  ['told a day later', monthly, '2027-03-01', '2027-02-02', true, '2027-04-15'],
  ['by the year', annually, '2027-03-01', '2027-01-01', true, '2027-06-15'],
  ['by the year, told after the renewal was near', annually, '2027-03-01', '2027-06-01', true, '2028-06-15'],
  ['a lower price needs no notice', monthly, '2027-03-01', '2027-03-10', false, '2027-03-15'],
] as const)
  test(`[decisions 14.23] a new price from ${from}, ${who} (${now}), is paid from ${start} on`, () =>
    assert.equal(
      periodOfNewPrice(course, { from: day(from), now: day(now), isHigher })
        .toISOString()
        .slice(0, 10),
      start,
    ))

test('[decisions 14.23] announces a price no more than ten weeks ahead', () => {
  assert.ok(isTimeToTell(day('2027-03-12'), day('2027-01-01')))
  assert.ok(!isTimeToTell(day('2027-03-13'), day('2027-01-01')))
})
