import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pricesPaid } from './prices-paid.ts'

const monthly = {
  plan: 'monthly',
  nextPlan: null,
  price: 14.99,
  nextBill: 14.99,
  nextBillAt: '2027-01-01T00:00:00Z',
  discount: null,
} as const
const coupon = { code: 'HERBST25', times: 2, thenPrice: 14.99 }

test('[accounts 4.7] the price is that of the plan', () =>
  assert.deepEqual(pricesPaid(monthly), {
    today: { plan: 'monthly', price: 14.99 },
    next: null,
    afterCoupon: null,
  }))

test('[decisions 3.30] a coupon lowers the price, and the one after it is named', () =>
  assert.deepEqual(pricesPaid({ ...monthly, nextBill: 11.24, discount: coupon }), {
    today: { plan: 'monthly', price: 11.24 },
    next: null,
    afterCoupon: { plan: 'monthly', price: 14.99 },
  }))

test('[accounts 4.7] with a change of plan, each plan has its own price', () => {
  const to = { nextPlan: 'annually', nextBill: 149.99 } as const
  assert.deepEqual(pricesPaid({ ...monthly, ...to }), {
    today: { plan: 'monthly', price: 14.99 },
    next: { plan: 'annually', price: 149.99, from: monthly.nextBillAt },
    afterCoupon: null,
  })
  assert.equal(pricesPaid({ ...monthly, ...to, nextBillAt: null }).next, null, 'after a failed payment')
})

test('[decisions 3.30] a coupon of the plan that is changed to lowers that one’s price', () =>
  assert.deepEqual(
    pricesPaid({
      ...monthly,
      plan: 'annually',
      price: 149.99,
      nextPlan: 'monthly',
      nextBill: 11.24,
      discount: coupon,
    }),
    {
      today: { plan: 'annually', price: 149.99 },
      next: { plan: 'monthly', price: 11.24, from: monthly.nextBillAt },
      afterCoupon: { plan: 'monthly', price: 14.99 },
    },
  ))
