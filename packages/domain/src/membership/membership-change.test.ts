import assert from 'node:assert/strict'
import { test } from 'node:test'
import { membershipChanges, type Standing } from './membership-change.ts'

const trial: Standing = { state: 'trialing', plan: 'monthly', monthsPaid: 0, hadTrial: true, isGift: false }
const paying: Standing = { ...trial, state: 'active', monthsPaid: 1 }
const unpaidTrial: Standing = { ...trial, state: 'past_due' }
const unpaid: Standing = { ...paying, state: 'past_due' }
const ended: Standing = { ...paying, state: 'ended' }
const paused: Standing = { ...paying, state: 'paused', monthsPaid: 0, hadTrial: false }
const gift: Standing = { ...paying, monthsPaid: 0, hadTrial: false, isGift: true }
const annual: Standing = { ...paying, plan: 'annually', monthsPaid: 13 }

const short = (before: Standing | null, after: Standing) =>
  membershipChanges(before, after).map(
    ({ kind, plan, trials, paying: paid }) => `${kind} ${plan} ${trials} ${paid}`,
  )

for (const [what, before, after, expected] of [
  ['a trial begins', null, trial, ['trial_began monthly 1 0']],
  ['somebody pays from the first day', null, paying, ['joined monthly 0 1']],
  ['a trial converts', trial, paying, ['trial_converted monthly -1 1']],
  [
    'a trial’s first charge fails: the membership is not paid',
    trial,
    unpaidTrial,
    ['payment_failed monthly 0 0'],
  ],
  [
    'a trial whose first charge failed is paid late',
    unpaidTrial,
    paying,
    ['trial_converted monthly -1 1', 'payment_recovered monthly 0 0'],
  ],
  [
    'or never',
    unpaidTrial,
    { ...trial, state: 'ended' },
    ['trial_left monthly -1 0', 'payment_lost monthly 0 0'],
  ],
  [
    'a first debit is returned after it was booked',
    { ...paying, monthsPaid: 0 },
    unpaidTrial,
    ['trial_unconverted monthly 1 -1', 'payment_failed monthly 0 0'],
  ],
  ['a trial is cancelled', trial, { ...trial, state: 'ended' }, ['trial_left monthly -1 0']],
  ['a charge fails', paying, unpaid, ['payment_failed monthly 0 0']],
  ['a failed charge is recovered', unpaid, paying, ['payment_recovered monthly 0 0']],
  ['and is lost', unpaid, ended, ['ended monthly 0 -1', 'payment_lost monthly 0 0']],
  ['a membership ends', paying, ended, ['ended monthly 0 -1']],
  ['an ended membership is ordered again', ended, annual, ['joined annually 0 1']],
  [
    'a membership ordered again without a trial counts as paying, even if unpaid',
    { ...ended, hadTrial: false },
    { ...unpaid, monthsPaid: 0, hadTrial: false },
    ['joined monthly 0 1', 'payment_failed monthly 0 0'],
  ],
  ['a membership is paused', paying, paused, ['paused monthly 0 -1']],
  ['and goes on', paused, paying, ['resumed monthly 0 1']],
  ['a paused membership ends: the number of payers is unchanged', paused, ended, ['ended monthly 0 0']],
  [
    'the first charge after a pause fails: the membership counts as paying',
    paused,
    { ...paused, state: 'past_due' },
    ['resumed monthly 0 1', 'payment_failed monthly 0 0'],
  ],
  ['a gift restarts an ended membership without payment', ended, gift, ['gift_began monthly 0 0']],
  ['a gift ends', gift, { ...gift, state: 'ended' }, ['gift_ended monthly 0 0']],
  ['a plan changes', paying, annual, ['plan_left monthly 0 -1', 'plan_joined annually 0 1']],
  [
    'a trial’s plan changes',
    trial,
    { ...trial, plan: 'annually' },
    ['plan_left monthly -1 0', 'plan_joined annually 1 0'],
  ],
  ['a period is renewed', paying, { ...paying, monthsPaid: 2 }, []],
] as const)
  test(`[decisions 13.8] ${what}`, () => assert.deepEqual(short(before, after), expected))

test('[decisions 13.8] a membership is counted in at most one state, and in none after it ends', () => {
  const all = [
    trial,
    paying,
    unpaidTrial,
    unpaid,
    paused,
    gift,
    annual,
    { ...trial, plan: 'annually' } as const,
  ]
  for (const first of all)
    for (const second of all)
      for (const third of all) {
        const way = [first, second, third, ended]
        const rows = way.flatMap((after, index) => membershipChanges(way[index - 1] ?? null, after))
        for (const plan of ['monthly', 'annually'])
          for (const figure of ['trials', 'paying'] as const) {
            const sum = rows.filter((row) => row.plan === plan).reduce((total, row) => total + row[figure], 0)
            assert.equal(sum, 0, `${figure} ${plan}: ${JSON.stringify(way)}`)
          }
      }
})
