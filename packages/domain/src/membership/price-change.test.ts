import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTimeToTell, periodOfNewPrice } from './price-change.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const monthly = { plan: 'monthly', anchorAt: day('2026-06-15'), monthsPaid: 6 } as const
const annually = { plan: 'annually', anchorAt: day('2026-06-15'), monthsPaid: 12 } as const

for (const [who, course, from, now, isHigher, start] of [
  ['announced in time', monthly, '2027-03-01', '2027-01-01', true, '2027-03-15'],
  ['announced late', monthly, '2027-03-01', '2027-02-20', true, '2027-04-15'],
  ['announced on the last day in time', monthly, '2027-03-01', '2027-02-01', true, '2027-03-15'],
  ['announced a day too late', monthly, '2027-03-01', '2027-02-02', true, '2027-04-15'],
  ['for an annual plan', annually, '2027-03-01', '2027-01-01', true, '2027-06-15'],
  [
    'for an annual plan, announced too close to the renewal',
    annually,
    '2027-03-01',
    '2027-06-01',
    true,
    '2028-06-15',
  ],
  ['lower and therefore without notice', monthly, '2027-03-01', '2027-03-10', false, '2027-03-15'],
] as const)
  test(`[decisions 14.23] a new price from ${from}, ${who} (${now}), applies from ${start}`, () =>
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
