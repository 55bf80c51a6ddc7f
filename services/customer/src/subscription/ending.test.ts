import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changePlan } from '@quintet/contracts/billing'
import { declareCancellation, declareWithdrawal } from '@quintet/contracts/declarations'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import {
  faultsOf,
  type MemberWishes,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member without a trial, who therefore pays from the first day, and the only one who is billed. */
async function aPayingMember(wishes: MemberWishes = {}): Promise<TestMember> {
  await product.stopBilling()
  const member = await product.aMember({ hadTrial: true, ...wishes })
  await product.keepSessions()
  return member
}

const pricesOf = async ({ call }: TestMember) => (await call(listInvoices)).body.map(({ price }) => price)

test('[decisions 3.19] an annual plan cancelled in its first year ends with the year, without a refund', async () => {
  const member = await aPayingMember({ plan: 'annually' })
  await product.live(40)
  const { periodEndsAt, ifCancelledNow } = await subscriptionOf(member)
  assert.deepEqual(ifCancelledNow, { expireAt: periodEndsAt, refund: 0 })
  await member.call(cancelSubscription, { body: { email: member.email } })
  assert.equal((await subscriptionOf(member)).expireAt, periodEndsAt)
})

test('[decisions 3.19] from its second year it ends a month after notice, and the rest is refunded by the day', async () => {
  const member = await aPayingMember({ plan: 'annually' })
  product.clock.advance(366 * DAY_MS)
  await product.runBilling()
  await product.live(90)
  const { ifCancelledNow, periodEndsAt } = await subscriptionOf(member)
  assert.ok(ifCancelledNow)
  const notice = (Date.parse(ifCancelledNow.expireAt) - product.clock.now().getTime()) / DAY_MS
  assert.ok(notice > 27 && notice < 32, `${notice} days`)
  await member.call(cancelSubscription, { body: { email: member.email } })
  const { expireAt } = await subscriptionOf(member)
  await product.live(32)
  assert.equal((await subscriptionOf(member)).state, 'ended')
  const [refund, ...invoices] = await pricesOf(member)
  assert.deepEqual(invoices, [149.99, 149.99])
  const left = (Date.parse(periodEndsAt) - Date.parse(expireAt ?? '')) / DAY_MS
  assert.ok(Math.abs(-(refund ?? 0) - (149.99 * left) / 365) < 0.6, `${refund} for ${left} days`)
  assert.equal(-(refund ?? 0), ifCancelledNow.refund)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 2.8] withdrawing from an annual plan within 14 days ends access at once and refunds everything with a credit note, only once', async () => {
  const member = await aPayingMember({ plan: 'annually', name: 'Ada Lovelace' })
  await product.live(10)
  assert.ok((await subscriptionOf(member)).withdrawableUntil)
  const declaration = { body: { name: 'Ada Lovelace', email: member.email } }
  await Promise.all([
    member.call(declareWithdrawal, declaration),
    member.call(declareWithdrawal, declaration),
  ])
  assert.equal((await subscriptionOf(member)).state, 'ended')
  await product.runBilling()
  assert.deepEqual(await pricesOf(member), [-149.99, 149.99])
  const refunds = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select(['amount_cents', 'payment_order.state'])
    .where('kind', '=', 'refund')
    .where('email', '=', member.email)
    .execute()
  assert.deepEqual(refunds, [{ amount_cents: 14999, state: 'succeeded' }])
  const subjects = (await product.mailsTo(member.email)).map(({ subject }) => subject)
  assert.ok(subjects.some((subject) => /Eingang Ihres Widerrufs/.test(subject)))
  assert.ok(subjects.some((subject) => /Ihre Erstattung über 149,99/.test(subject)))
})

test('[law 2.6] a member who has started to watch can still withdraw, with a full refund', async () => {
  const member = await aPayingMember({ name: 'Ada Lovelace' })
  const film = await product.aTitle({ media: 'video' })
  await product.live(3)
  assert.equal((await member.call(startPlayback, { body: { contentId: film.id } })).status, 201)
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  assert.equal((await subscriptionOf(member)).state, 'ended')
  await product.runBilling()
  assert.deepEqual(await pricesOf(member), [-14.99, 14.99])
})

test('[law 3.6] the notice without log-in also cancels a paid annual plan, to the end of its year', async () => {
  const member = await aPayingMember({ plan: 'annually', name: 'Ada Lovelace' })
  await product.live(20)
  const { periodEndsAt } = await subscriptionOf(member)
  const answer = await member.call(declareCancellation, {
    body: { name: 'Ada Lovelace', email: member.email, kind: 'ordinary' },
  })
  assert.equal(answer.status, 202)
  assert.equal((await subscriptionOf(member)).expireAt, periodEndsAt)
})

test('[law 2.1] a late withdrawal is received, but ends nothing by itself', async () => {
  const member = await aPayingMember({ name: 'Ada Lovelace' })
  await product.live(18)
  const answer = await member.call(declareWithdrawal, {
    body: { name: 'Ada Lovelace', email: member.email },
  })
  assert.equal(answer.status, 202)
  const { state, withdrawableUntil } = await subscriptionOf(member)
  assert.deepEqual([state, withdrawableUntil], ['active', null])
})

test('[decisions 3.22] a new plan applies at once in a trial, otherwise from the next period, and choosing the current plan undoes it', async () => {
  const trying = await product.aMember()
  const { body: tried } = await trying.call(changePlan, { body: { plan: 'annually' } })
  assert.deepEqual([tried.plan, tried.nextPlan, tried.nextBill], ['annually', null, 149.99])

  const member = await aPayingMember()
  const { body } = await member.call(changePlan, { body: { plan: 'annually' } })
  assert.deepEqual([body.plan, body.nextPlan, body.nextBill], ['monthly', 'annually', 149.99])
  assert.equal((await member.call(changePlan, { body: { plan: 'monthly' } })).body.nextPlan, null)
  await member.call(changePlan, { body: { plan: 'annually' } })
  await product.live(32)
  const changed = await subscriptionOf(member)
  assert.deepEqual([changed.plan, changed.nextPlan, changed.price], ['annually', null, 149.99])
  assert.deepEqual(await pricesOf(member), [149.99, 14.99])
  await member.call(cancelSubscription, { body: { email: member.email } })
  assert.equal(
    (await member.call(changePlan, { body: { plan: 'monthly' } })).problem?.code,
    'subscription_cancelled',
  )
})
