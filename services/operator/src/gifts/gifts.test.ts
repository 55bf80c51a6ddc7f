/** Gift codes and coupons in the console. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readCoupon } from '@quintet/contracts/coupons'
import { redeemGift } from '@quintet/contracts/gifts'
import { listEvents } from '@quintet/contracts/operator/events'
import {
  issueCoupon,
  issueGifts,
  listCoupons,
  listGifts,
  voidGifts,
  withdrawCoupon,
} from '@quintet/contracts/operator/gifts'
import { dayOf } from '@quintet/domain/basics/calendar'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

const reason = 'Printed twice.'
const lastDay = '2099-12-31'

let product: Product
let owner: TestOperator
before(async () => {
  product = await startProduct()
  owner = await product.anOperator('owner')
})
after(() => product.stop())

const issue = async (note: string, count: number) =>
  (await owner.call(issueGifts, { body: { count, months: 2, note, lastDay } })).body
const batchOf = async (note: string) =>
  (await owner.call(listGifts)).body.find((batch) => batch.note === note)

test('[decisions 13.22] shows codes only once; they can be redeemed, and a withdrawn batch stays listed', async () => {
  const { batch, codes } = await issue('Book fair', 2)
  assert.equal(new Set(codes).size, 2)
  const [event] = (await owner.call(listEvents, { query: { subjectId: batch } })).body
  assert.equal(event?.action, 'gifts_issued')
  const kept = JSON.stringify([event, await batchOf('Book fair')])
  assert.ok(codes.every((code) => !kept.includes(code)))
  assert.equal((await batchOf('Book fair'))?.state, 'open')

  const member = await product.aMember()
  const redeem = (code = '') => member.call(redeemGift, { body: { code } })
  assert.equal((await redeem(codes[0])).status, 201)
  const withdraw = () => owner.call(voidGifts, { params: { batch }, body: { reason } })
  assert.deepEqual((await withdraw()).body, { voided: 1 })
  assert.equal((await redeem(codes[1])).problem?.code, 'unknown_gift')
  const { issued, redeemed, voided, state } = (await batchOf('Book fair')) ?? {}
  assert.deepEqual([issued, redeemed, voided, state], [2, 1, 1, 'withdrawn'])
  assert.equal((await withdraw()).problem?.code, 'nothing_to_withdraw')
})

test('[decisions 13.22] a batch counts as redeemed once every code is, and stays open through its last day', async () => {
  const { codes } = await issue('One', 1)
  const member = await product.aMember()
  await member.call(redeemGift, { body: { code: codes[0] ?? '' } })
  assert.equal((await batchOf('One'))?.state, 'redeemed')
  const today = dayOf(product.clock.now())
  await owner.call(issueGifts, { body: { count: 1, months: 1, note: 'Today', lastDay: today } })
  assert.equal((await batchOf('Today'))?.state, 'open')
  const body = { count: 1, months: 1, note: '', lastDay: '2020-01-01' }
  assert.equal((await owner.call(issueGifts, { body })).problem?.code, 'day_is_over')
})

const COUPON = { periods: 3, audience: 'new', plan: null, maxUses: null, note: '', lastDay } as const

test('[decisions 13.22] a coupon code can be created only once, and is valid until withdrawn', async () => {
  const make = (code: string) =>
    owner.call(issueCoupon, { body: { ...COUPON, code, discount: { percent: 25 } } })
  assert.deepEqual((await make('herbst-25')).body, { code: 'HERBST25' })
  assert.equal((await make('HERBST 25')).problem?.code, 'coupon_exists')
  assert.equal((await make('H!')).problem?.code, 'invalid_request')
  const look = async () => {
    const answer = await product.call(readCoupon, { body: { code: 'HERBST25' } })
    return answer.problem?.code ?? answer.body.percent
  }
  assert.equal(await look(), 25)
  const withdraw = () => owner.call(withdrawCoupon, { params: { code: 'HERBST25' }, body: { reason } })
  assert.equal((await withdraw()).status, 200)
  assert.equal(await look(), 'unknown_coupon')
  assert.equal((await withdraw()).problem?.code, 'nothing_to_withdraw')
  const [listed] = (await owner.call(listCoupons)).body.coupons
  assert.deepEqual([listed?.code, listed?.uses, listed?.state], ['HERBST25', 0, 'withdrawn'])
})

test('[decisions 13.22] an amount has a currency, and a discount is either an amount or a percentage', async () => {
  const amount = { cents: 500, currency: 'EUR' }
  const body = { ...COUPON, code: 'FUENF', discount: amount }
  assert.equal((await owner.call(issueCoupon, { body })).status, 201)
  const { currencies, coupons } = (await owner.call(listCoupons)).body
  assert.deepEqual(currencies, ['EUR'], 'offered are those of the house')
  const listed = coupons.find(({ code }) => code === 'FUENF')
  assert.deepEqual([listed?.percent, listed?.cents, listed?.currency], [null, 500, 'EUR'])
  const both = { ...body, code: 'BEIDES', discount: { ...amount, percent: 10 } }
  assert.equal((await owner.call(issueCoupon, { body: both })).problem?.code, 'invalid_request')
})
