import assert from 'node:assert/strict'
import { test } from 'node:test'
import { couponFits, couponStateOf, discounted, readCouponCode } from './coupon.ts'

for (const [list, discount, cents] of [
  [1499, { percent: 25, cents: null }, 1124],
  [1499, { percent: 50, cents: null }, 749],
  [14_999, { percent: 10, cents: null }, 13_499],
  [1499, { percent: null, cents: 500 }, 999],
  [1499, { percent: null, cents: 1480 }, 50],
  [1499, { percent: 95, cents: null }, 75],
  [30, { percent: 50, cents: null }, 30],
  [50, { percent: 95, cents: null }, 50],
  [1499, { percent: null, cents: null }, 1499],
] as const)
  test(`[decisions 3.30] of ${list} cents ${discount.percent ?? discount.cents} off leave ${cents}`, () =>
    assert.equal(discounted(list, discount), cents))

for (const [written, code] of [
  [' herbst-25 ', 'HERBST25'],
  ['a-b c', 'ABC'],
  ['X'.repeat(24), 'X'.repeat(24)],
  ['AB', null],
  ['ABCÄ', null],
  ['Ä1234', null],
  ['X'.repeat(25), null],
] as const)
  test(`[decisions 3.30] the code “${written}” reads as ${code}`, () =>
    assert.equal(readCouponCode(written), code))

test('[decisions 3.30] a coupon applies only to its plan and its currency', () => {
  const order = { plan: 'monthly', currency: 'EUR' }
  assert.equal(couponFits({ plan: null, currency: null }, order), true)
  assert.equal(couponFits({ plan: 'monthly', currency: 'EUR' }, order), true)
  assert.equal(couponFits({ plan: null, currency: 'EUR' }, order), true)
  assert.equal(couponFits({ plan: null, currency: 'CHF' }, order), false)
  assert.equal(couponFits({ plan: 'annually', currency: null }, order), false)
  assert.equal(couponFits({ plan: 'annually', currency: 'EUR' }, order), false)
  assert.equal(couponFits({ plan: 'monthly', currency: 'CHF' }, order), false)
})

const now = new Date('2026-11-26T12:00:00Z')
const later = new Date('2026-11-27T00:00:00Z')
for (const [withdrawnAt, expiresAt, maxUses, uses, state] of [
  [null, later, null, 900, 'open'],
  [null, later, 3, 2, 'open'],
  [null, later, 3, 3, 'used_up'],
  [null, later, 3, 4, 'used_up'],
  [null, now, 3, 3, 'expired'],
  [null, now, null, 0, 'expired'],
  [now, now, 3, 3, 'withdrawn'],
] as const)
  test(`[decisions 13.22] a coupon of ${uses} uses of ${maxUses}, until ${expiresAt.toISOString()}, is ${state}`, () =>
    assert.equal(couponStateOf({ withdrawnAt, expiresAt, maxUses, uses }, now), state))
