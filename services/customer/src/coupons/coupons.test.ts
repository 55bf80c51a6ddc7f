import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changePlan, restartSubscription } from '@quintet/contracts/billing'
import { readCoupon } from '@quintet/contracts/coupons'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { listInvoices } from '@quintet/contracts/invoices'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { splitVat } from '@quintet/domain/money/vat'
import {
  faultsOf,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { issueCoupon, type NewCoupon, withdrawCoupon } from './service.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

let codes = 0
async function aCoupon(wanted: Partial<NewCoupon> = {}): Promise<string> {
  const now = product.clock.now()
  const code = `HERBST${++codes}`
  const coupon: NewCoupon = {
    code,
    percent: 25,
    cents: null,
    currency: null,
    periods: 2,
    audience: 'anyone',
    plan: null,
    maxUses: null,
    note: '',
    expiresAt: new Date(now.getTime() + 365 * DAY_MS),
    ...wanted,
  }
  assert.ok(await product.db.transaction().execute((tx) => issueCoupon(tx, coupon, now)))
  return code
}

const pricesOf = async ({ call }: TestMember) =>
  (await call(listInvoices)).body.map(({ price }) => price).toReversed()
const subjectsTo = async ({ email }: TestMember) =>
  (await product.mailsTo(email)).map(({ subject }) => subject).toReversed()

/** Passes the given number of paid months, each to one second after its start. */
async function passMonths(member: TestMember, count: number): Promise<void> {
  for (let month = 0; month < count; month++) {
    const { periodEndsAt } = await subscriptionOf(member)
    product.clock.set(new Date(Date.parse(periodEndsAt) - 6 * DAY_MS))
    await product.runBilling()
    product.clock.set(new Date(Date.parse(periodEndsAt) + 1000))
    await product.runBilling()
  }
}

test('[decisions 3.30] discounts the first payments after the trial, then charges the list price, announced by mail a week ahead', async () => {
  const code = await aCoupon()
  const { body } = await product.call(readCoupon, { body: { code: ` ${code.toLowerCase()} ` } })
  assert.deepEqual([body.code, body.percent, body.periods], [code, 25, 2])
  const member = await product.aMember({ coupon: code })
  await product.keepSessions()
  const told = await subscriptionOf(member)
  assert.deepEqual([told.price, told.nextBill], [14.99, 11.24], 'the list’s price beside what is paid')
  assert.deepEqual(told.discount, { code, times: 2, thenPrice: 14.99 })
  const [welcome] = await product.mailsTo(member.email)
  assert.match(welcome?.text ?? '', /11,24\s€ im Monat/)
  assert.match(welcome?.text ?? '', /für 2 Zahlungen, danach 14,99\s€ im Monat, inklusive Mehrwertsteuer/)
  await passMonths(member, 1)
  assert.deepEqual((await subscriptionOf(member)).discount, { code, times: 1, thenPrice: 14.99 })
  await passMonths(member, 1)
  const last = await subscriptionOf(member)
  assert.deepEqual([last.discount, last.price, last.nextBill], [null, 14.99, 14.99])
  await passMonths(member, 2)
  assert.deepEqual(await pricesOf(member), [11.24, 11.24, 14.99, 14.99])
  const announced = (await subjectsTo(member)).filter((subject) => /vollen Preis/.test(subject))
  assert.equal(announced.length, 1)
})

test('[decisions 3.30] the invoice shows the price, the discount, and the tax on the amount paid', async () => {
  const code = await aCoupon({ percent: null, cents: 500, currency: 'EUR' })
  const member = await product.aMember({ coupon: code, hadTrial: true })
  const row = await product.db
    .selectFrom('invoice')
    .innerJoin('account', 'account.id', 'invoice.account_id')
    .select(['document', 'gross_cents', 'net_cents', 'vat_cents'])
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    row.document.lines.map(({ grossCents }) => grossCents),
    [1499, -500],
  )
  assert.match(row.document.lines[1]?.text ?? '', new RegExp(`Gutschein ${code}`))
  const { netCents, vatCents } = splitVat(999, 1900)
  assert.deepEqual([row.gross_cents, row.net_cents, row.vat_cents], [999, netCents, vatCents])
  assert.equal((await subscriptionOf(member)).discount?.times, 1)
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  assert.deepEqual(await pricesOf(member), [9.99, -9.99], 'a withdrawal gives back what was paid')
  await product.runBilling()
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.30] refuses a coupon for new members to returning ones and vice versa, to another plan, and to an account that used it', async () => {
  const [fresh, back] = [await aCoupon({ audience: 'new' }), await aCoupon({ audience: 'returning' })]
  await assert.rejects(product.aMember({ coupon: fresh, hadTrial: true }), /coupon_not_for_you/)
  await assert.rejects(product.aMember({ coupon: back }), /coupon_not_for_you/)
  const yearly = await aCoupon({ plan: 'annually' })
  await assert.rejects(product.aMember({ coupon: yearly }), /coupon_not_for_you/)
  const member = await product.aMember({ coupon: fresh })
  await product.keepSessions()
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(31)
  const order = (coupon: string, expectsPriceCents = 1124) =>
    member.call(restartSubscription, { body: { plan: 'monthly', coupon, expectsPriceCents } })
  assert.equal((await order(fresh)).problem?.code, 'coupon_not_for_you')
  assert.equal((await order(back, 1499)).problem?.code, 'price_changed', 'nobody pays what they did not see')
  assert.equal((await order(back)).status, 201)
  assert.deepEqual([await pricesOf(member), (await subscriptionOf(member)).discount?.times], [[11.24], 1])
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(32)
  assert.equal((await order(back)).problem?.code, 'coupon_not_for_you', 'once per account')
})

test('[decisions 3.30] a failed charge does not use up the coupon, and a plan ordered without it costs the list price', async () => {
  const code = await aCoupon()
  const broken = {
    type: 'card',
    card: { number: '4000000000000341', expMonth: 12, expYear: 2099, cvc: '123' },
  } as const
  const member = await product.aMember({ payment: broken })
  await product.keepSessions()
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(31)
  const order = () => member.call(restartSubscription, { body: { plan: 'monthly', coupon: code } })
  assert.equal((await order()).problem?.code, 'payment_failed')
  assert.equal((await order()).problem?.code, 'payment_failed', 'and not that it was used')
  const other = await product.aMember({ coupon: code })
  await other.call(changePlan, { body: { plan: 'annually' } })
  const { discount, nextBill } = await subscriptionOf(other)
  assert.deepEqual([discount, nextBill], [null, 149.99])
})

test('[decisions 3.30] refuses a coupon that is used up, expired, withdrawn or unknown', async () => {
  const single = await aCoupon({ maxUses: 1 })
  const tries = await Promise.allSettled([
    product.aMember({ coupon: single }),
    product.aMember({ coupon: single }),
  ])
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const over = await aCoupon({ expiresAt: new Date(product.clock.now().getTime() + 1000) })
  product.clock.advance(2000)
  const gone = await aCoupon()
  await product.db.transaction().execute((tx) => withdrawCoupon(tx, gone, product.clock.now()))
  const codeOf = async (code: string) => (await product.call(readCoupon, { body: { code } })).problem?.code
  assert.deepEqual(
    [await codeOf(single), await codeOf(over), await codeOf(gone), await codeOf('ÄÖÜ')],
    ['coupon_expired', 'coupon_expired', 'unknown_coupon', 'unknown_coupon'],
  )
})

test('[decisions 3.30] code guesses by ordering count towards the same limit as look-ups', async () => {
  const member = await product.aMember({ hadTrial: true })
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  const guess = async (number: number) => {
    const body = { plan: 'monthly', coupon: `RATEN${number}` } as const
    return (await member.call(restartSubscription, { body })).problem?.code
  }
  let tries = 0
  while (tries < 100 && (await guess(tries)) === 'unknown_coupon') tries += 1
  assert.ok(tries <= 60, `${tries} guesses`)
  assert.equal(await guess(0), 'too_many_attempts')
  const looked = await product.call(readCoupon, { body: { code: 'RATEN0' } })
  assert.equal(looked.problem?.code, 'too_many_attempts', 'looks count with them')
  product.clock.advance(HOUR_MS)
})
