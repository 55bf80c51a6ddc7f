import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pauseSubscription, payNow, restartSubscription } from '@quintet/contracts/billing'
import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { startPlayback } from '@quintet/contracts/playback'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { dayOf } from '@quintet/domain/basics/calendar'
import {
  confirmedSetup,
  faultsOf,
  newEmail,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { takeDueStep } from './steps.ts'

const CARD_0341 = {
  type: 'card',
  card: { number: '4000000000000341', expMonth: 12, expYear: 2099, cvc: '123' },
} as const

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member whose trial has just ended with a failed charge; one code for each attempt, which would decline the charges of others as well. */
async function anUnpaidMember(...codes: string[]): Promise<TestMember> {
  await product.stopBilling()
  const member = await product.aMember()
  await product.live(29)
  await product.sandbox.faults.queueDeclines(...codes)
  await product.live(1)
  return member
}

async function triesOf({ email }: TestMember) {
  const rows = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select(['payment_order.created_at', 'payment_order.state'])
    .where('email', '=', email)
    .orderBy('payment_order.created_at')
    .execute()
  const first = rows[0]?.created_at.getTime() ?? 0
  return rows.map(({ created_at, state }) => [Math.round((created_at.getTime() - first) / DAY_MS), state])
}

const lastSubject = async ({ email }: TestMember) => (await product.mailsTo(email))[0]?.subject ?? ''

test('[decisions 3.20] a failed charge makes past_due: a mail at once, continued access, retries on days 1, 3 and 7, then the end', async () => {
  const member = await anUnpaidMember(...Array.from({ length: 4 }, () => 'insufficient_funds'))
  const film = await product.aTitle({ media: 'video' })
  const { state, failedPayment, nextBillAt } = await subscriptionOf(member)
  assert.deepEqual(
    [state, failedPayment?.code, failedPayment?.amount],
    ['past_due', 'insufficient_funds', 14.99],
  )
  assert.ok(nextBillAt && new Date(nextBillAt) > product.clock.now(), 'the next try, not the day that failed')
  assert.equal((await member.call(getMe)).body.nextBillAt, nextBillAt)
  assert.match(await lastSubject(member), /fehlgeschlagen/)
  assert.equal((await member.call(startPlayback, { body: { contentId: film.id } })).status, 201)
  await product.live(6)
  assert.equal((await subscriptionOf(member)).state, 'past_due')
  await product.live(1)
  assert.equal((await subscriptionOf(member)).state, 'ended')
  assert.deepEqual(await triesOf(member), [
    [0, 'failed'],
    [1, 'failed'],
    [3, 'failed'],
    [7, 'failed'],
  ])
  assert.match(await lastSubject(member), /beendet/)
  assert.equal(
    (await member.call(startPlayback, { body: { contentId: film.id } })).problem?.code,
    'no_subscription',
  )
  await product.live(30)
  assert.equal((await triesOf(member)).length, 4)
})

test('[decisions 3.20] a successful retry pays the period that was due and keeps its day of the month', async () => {
  const member = await anUnpaidMember('card_declined', 'card_declined')
  const { periodEndsAt } = await subscriptionOf(member)
  await product.live(3)
  const paid = await subscriptionOf(member)
  assert.deepEqual([paid.state, paid.failedPayment], ['active', null])
  // The day of the month in German time: in UTC it shifts with daylight saving time.
  const dayIn = (time: string) => dayOf(new Date(time)).slice(-2)
  assert.equal(dayIn(paid.periodEndsAt), dayIn(periodEndsAt))
})

test('[decisions 3.20, decisions 3.29] never retries after a hard decline, and waits for another method until day 7, without a pause', async () => {
  const member = await anUnpaidMember('stolen_card')
  const { failedPayment, nextBillAt } = await subscriptionOf(member)
  assert.deepEqual([failedPayment?.nextTryAt, nextBillAt], [null, null], 'and names no day in the past')
  assert.equal((await member.call(getMe)).body.nextBillAt, null)
  const paused = await member.call(pauseSubscription, { body: { months: 1 } })
  assert.equal(paused.problem?.code, 'not_pausable')
  await product.live(6)
  assert.equal((await triesOf(member)).length, 1)
  assert.equal((await subscriptionOf(member)).state, 'past_due')
  await product.live(1)
  assert.equal((await subscriptionOf(member)).state, 'ended')
})

test('[law 11.5] charges a new payment method at once for the failed payment', async () => {
  const member = await anUnpaidMember('lost_card')
  const paymentSetupId = await confirmedSetup(member.call, { type: 'paypal', paypal: newEmail() })
  assert.equal((await member.call(addPaymentMethod, { body: { paymentSetupId } })).status, 201)
  assert.equal((await subscriptionOf(member)).state, 'active')
})

test('[decisions 3.20] a cancelled member is not charged again, even with a payment overdue', async () => {
  const member = await anUnpaidMember('card_declined')
  await member.call(cancelSubscription, { body: { email: member.email } })
  assert.equal((await subscriptionOf(member)).state, 'ended')
  await product.live(10)
  assert.equal((await triesOf(member)).length, 1)
})

test('[decisions 8.2] 4000 0000 0000 0341 fails when the trial ends, and paying again returns 402 with Stripe’s code', async () => {
  const member = await product.aMember({ payment: CARD_0341 })
  await product.live(30)
  const { status, problem } = await member.call(payNow)
  assert.deepEqual([status, problem?.code, problem?.detail], [402, 'payment_failed', 'card_declined'])
  assert.equal((await subscriptionOf(member)).state, 'past_due')
})

test('[decisions 3.21] an ended membership is ordered again without a trial, and charged at once and only once', async () => {
  const member = await anUnpaidMember('card_declined')
  await member.call(cancelSubscription, { body: { email: member.email } })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.call(restartSubscription, { body: { plan: 'annually' } })),
  )
  assert.ok(answers.some(({ status }) => status === 201))
  const { state, plan, trialEndsAt } = await subscriptionOf(member)
  assert.deepEqual([state, plan, trialEndsAt], ['active', 'annually', null])
  assert.equal((await triesOf(member)).filter(([, end]) => end === 'succeeded').length, 1)
  assert.equal(
    (await member.call(restartSubscription, { body: { plan: 'monthly' } })).problem?.code,
    'still_subscribed',
  )
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.21] a membership cancelled between ordering and sending its charge can be ordered again', async () => {
  const member = await product.aMember()
  await product.live(29)
  product.clock.advance(DAY_MS)
  const { db, clock, foundation } = product
  assert.ok(await takeDueStep({ ...foundation, db, clock }))
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.runBilling()
  assert.deepEqual(
    [(await subscriptionOf(member)).state, await triesOf(member)],
    ['ended', [[0, 'cancelled']]],
  )
  const { status, body } = await member.call(restartSubscription, { body: { plan: 'monthly' } })
  assert.deepEqual([status, body.state], [201, 'active'])
})
