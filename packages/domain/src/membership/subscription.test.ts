import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsAfter } from '../basics/calendar.ts'
import { pausedCourse } from './pause.ts'
import {
  endIfCancelled,
  extended,
  hasAccess,
  nextChargeAt,
  nextPeriod,
  nextStep,
  restOf,
  type SubscriptionCourse,
} from './subscription.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const trial: SubscriptionCourse = {
  plan: 'monthly',
  state: 'trialing',
  anchorAt: at('2026-12-01'),
  monthsPaid: 0,
  planSinceMonths: 0,
  periodStartsAt: at('2026-11-01'),
  periodEndsAt: at('2026-12-01'),
  paidUntil: null,
  expireAt: null,
  remindersSent: 0,
  pastDueSince: null,
  nextTryAt: null,
  hasOpenOrder: false,
  pauseMonths: null,
  endsDiscount: false,
}
const paid: SubscriptionCourse = {
  ...trial,
  state: 'active',
  monthsPaid: 1,
  periodStartsAt: at('2026-12-01'),
  periodEndsAt: at('2027-01-01'),
}
const paused: SubscriptionCourse = {
  ...paid,
  state: 'paused',
  ...pausedCourse(paid, 2),
}
const unpaid: SubscriptionCourse = { ...paid, state: 'past_due', pastDueSince: at('2027-01-01') }

for (const [what, course, step] of [
  ['the first charge is announced a week before the trial ends', trial, ['remind', '2026-11-24']],
  [
    'the first charge is announced again three days before',
    { ...trial, remindersSent: 1 },
    ['remind', '2026-11-28'],
  ],
  ['the first charge is made when the trial ends', { ...trial, remindersSent: 2 }, ['charge', '2026-12-01']],
  ['a renewal is announced the day before', paid, ['remind', '2026-12-31']],
  ['a renewal is charged at the end of the period', { ...paid, remindersSent: 1 }, ['charge', '2027-01-01']],
  [
    'the end of a discount is announced a week ahead',
    { ...paid, endsDiscount: true },
    ['remind', '2026-12-25'],
  ],
  ['no charge is announced before a pause', { ...paid, pauseMonths: 2 }, ['pause', '2027-01-01']],
  ['the end of a pause is announced a week ahead', paused, ['remind', '2027-02-22']],
  [
    'the charge after a pause is announced the day before',
    { ...paused, remindersSent: 1 },
    ['remind', '2027-02-28'],
  ],
  [
    'the charge after a pause is made when it ends',
    { ...paused, remindersSent: 2 },
    ['charge', '2027-03-01'],
  ],
  ['a cancelled membership ends on its day', { ...paid, expireAt: at('2026-12-20') }, ['end', '2026-12-20']],
  [
    'a cancelled membership ends on its day even during a charge',
    { ...paid, expireAt: at('2026-12-20'), hasOpenOrder: true },
    ['end', '2026-12-20'],
  ],
  ['nothing else happens during a charge', { ...paid, hasOpenOrder: true }, null],
  ['a failed charge is retried', { ...unpaid, nextTryAt: at('2027-01-02') }, ['charge', '2027-01-02']],
  ['a failed charge without a retry is given up after a week', unpaid, ['give_up', '2027-01-08']],
  ['an unpaid membership without a date waits', { ...unpaid, pastDueSince: null }, null],
  ['an ended membership has no next step', { ...paid, state: 'ended', expireAt: at('2026-12-20') }, null],
] as const)
  test(`[law 3.12] ${what}`, () => {
    const next = nextStep(course)
    assert.deepEqual(next && [next.kind, next.at.toISOString().slice(0, 10)], step)
  })

for (const [what, course, day] of [
  ['a trial is charged when it ends', trial, '2026-12-01'],
  ['a paid month is followed by the next', paid, '2027-01-01'],
  ['a planned pause comes first', { ...paid, pauseMonths: 2 }, '2027-03-01'],
  ['a running pause is charged when it ends', paused, '2027-03-01'],
  [
    'a failed charge is due on the day of its retry',
    { ...unpaid, nextTryAt: at('2027-01-04') },
    '2027-01-04',
  ],
  ['after a hard decline no charge is planned', unpaid, null],
] as const)
  test(`[decisions 3.20] ${what}`, () =>
    assert.equal(nextChargeAt(course)?.toISOString().slice(0, 10) ?? null, day))

test('[decisions 3.18] consecutive periods keep the anchor’s day, even after a short month', () => {
  const anchorAt = at('2027-01-31')
  const days = [0, 1, 2].map((monthsPaid) => nextPeriod({ anchorAt, monthsPaid }, 'monthly'))
  assert.deepEqual(
    days.map(({ startsAt, endsAt, monthsPaid }) => [
      startsAt.toISOString().slice(0, 10),
      endsAt.toISOString().slice(0, 10),
      monthsPaid,
    ]),
    [
      ['2027-01-31', '2027-02-28', 1],
      ['2027-02-28', '2027-03-31', 2],
      ['2027-03-31', '2027-04-30', 3],
    ],
  )
  const year = nextPeriod({ anchorAt, monthsPaid: 2 }, 'annually')
  assert.deepEqual([year.endsAt.toISOString().slice(0, 10), year.monthsPaid], ['2028-03-31', 14])
})

const firstYear: SubscriptionCourse = {
  ...paid,
  plan: 'annually',
  monthsPaid: 12,
  periodEndsAt: at('2027-12-01'),
}
const secondYear: SubscriptionCourse = { ...firstYear, monthsPaid: 24, periodEndsAt: at('2028-12-01') }
for (const [what, course, now, end] of [
  ['a trial ends on its last day', trial, '2026-11-10', '2026-12-01'],
  ['a monthly plan ends with the paid period', paid, '2026-12-10', '2027-01-01'],
  ['an annual plan ends with the paid year', firstYear, '2027-03-10', '2027-12-01'],
  ['an annual plan in its second year ends a month after notice', secondYear, '2028-03-10', '2028-04-10'],
  [
    'an annual plan in its second year ends with the year if that is sooner',
    secondYear,
    '2028-11-20',
    '2028-12-01',
  ],
  [
    'an annual plan that follows a monthly one counts as a first year',
    { ...secondYear, planSinceMonths: 12 },
    '2028-03-10',
    '2028-12-01',
  ],
  [
    'a monthly plan of many years ends with its period',
    { ...paid, monthsPaid: 40, periodEndsAt: at('2027-03-01') },
    '2026-12-10',
    '2027-03-01',
  ],
  ['a paused membership ends at once', paused, '2027-01-20', '2027-01-20'],
  ['an unpaid membership ends at once', unpaid, '2027-01-03', '2027-01-03'],
] as const)
  test(`[decisions 3.19] when cancelled, ${what}`, () =>
    assert.equal(endIfCancelled(course, at(now)).toISOString().slice(0, 10), end))

test('[decisions 3.19] refunds the remaining days of a period, rounded up, and never more than was paid', () => {
  const period = { periodStartsAt: at('2026-01-01'), periodEndsAt: at('2026-01-31'), paidUntil: null }
  assert.equal(restOf(period, 3000, at('2026-01-16')), 1500)
  assert.equal(restOf(period, 1000, at('2026-01-30')), 34)
  assert.equal(restOf(period, 3000, at('2026-01-31')), 0)
  assert.equal(restOf(period, 3000, at('2026-02-05')), 0)
  assert.equal(restOf(period, 3000, at('2025-12-20')), 3000)
})

test('[decisions 3.29] a pause keeps how long an annual plan has run, and charges follow the day on which the pause ends', () => {
  const rested = pausedCourse(firstYear, 3)
  const next = nextPeriod(rested, 'annually')
  assert.deepEqual(next.startsAt, rested.periodEndsAt)
  const again = { ...firstYear, ...rested, ...next, periodStartsAt: next.startsAt, periodEndsAt: next.endsAt }
  assert.deepEqual(endIfCancelled(again, at('2028-05-10')), at('2028-06-10'), 'its second year')
})

test('[decisions 3.28] gift days are not refunded and still run after an annual plan is cancelled', () => {
  const gifted = { ...secondYear, periodStartsAt: at('2027-12-01'), paidUntil: at('2028-12-01') }
  const longer = { ...gifted, periodEndsAt: at('2029-01-30') }
  const end = endIfCancelled(longer, at('2028-03-10'))
  const afterNotice = monthsAfter(at('2028-03-10'), 1)
  assert.equal(end.getTime() - afterNotice.getTime(), 60 * 86_400_000, 'a month after notice, and sixty days')
  const plain = { ...gifted, periodEndsAt: at('2028-12-01'), paidUntil: null }
  assert.equal(restOf(longer, 14_999, end), restOf(plain, 14_999, afterNotice))
  assert.equal(restOf(longer, 14_999, longer.periodEndsAt), 0)
})

test('[decisions 13.10] an extension adds its days or slightly more, and later charges keep the new day', () => {
  for (const [anchor, monthsPaid, days] of [
    ['2027-01-15T11:00:00Z', 1, 20],
    ['2027-01-31T11:00:00Z', 1, 1],
    ['2027-03-20T11:00:00Z', 0, 14],
    ['2028-02-29T11:00:00Z', 12, 90],
    ['2027-10-30T11:00:00Z', 1, 2],
  ] as const) {
    const anchorAt = new Date(anchor)
    const periodEndsAt = monthsAfter(anchorAt, monthsPaid)
    const after = extended({ anchorAt, monthsPaid, periodEndsAt }, days)
    const gained = (after.periodEndsAt.getTime() - periodEndsAt.getTime()) / 86_400_000
    assert.ok(gained > days - 0.1 && gained < days + 4, `${anchor} gained ${gained} of ${days}`)
    assert.deepEqual(
      nextPeriod({ anchorAt: after.anchorAt, monthsPaid }, 'monthly').startsAt,
      after.periodEndsAt,
    )
  }
})

const november = (day: number) => new Date(Date.UTC(2026, 10, day))
for (const [state, expireAt, access] of [
  ['trialing', null, true],
  ['active', null, true],
  ['past_due', null, true],
  ['paused', null, false],
  ['ended', null, false],
  ['trialing', november(22), true],
  ['trialing', november(21), false],
] as const)
  test(`[decisions 3.21] ${state}${expireAt ? ' and cancelled' : ''} ${access ? 'plays' : 'does not play'} on 21 November`, () =>
    assert.equal(hasAccess({ state, expireAt }, november(21)), access))
test('[decisions 3.21] without a subscription nothing plays', () =>
  assert.equal(hasAccess(null, november(21)), false))
