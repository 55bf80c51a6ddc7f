import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changePlan, endPause, pauseSubscription } from '@quintet/contracts/billing'
import { declareCancellation } from '@quintet/contracts/declarations'
import { redeemGift } from '@quintet/contracts/gifts'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { monthsAfter } from '@quintet/domain/basics/calendar'
import {
  faultsOf,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { sql } from 'kysely'
import { issueGifts } from '../gifts/service.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const pricesOf = async ({ call }: TestMember) => (await call(listInvoices)).body.map(({ price }) => price)
const pause = ({ call }: TestMember, months: 1 | 2 | 3) => call(pauseSubscription, { body: { months } })
const goOn = ({ call }: TestMember) => call(endPause, { body: {} })
const subjectOf = async ({ email }: TestMember) => (await product.mailsTo(email))[0]?.subject ?? ''
const plays = async ({ call }: TestMember) => {
  const { id } = await product.aTitle({ media: 'video' })
  return (await call(startPlayback, { body: { contentId: id } })).status
}

/** A member whose paid month is over, paused for the given time. */
async function aPausedMember(months: 1 | 2 | 3, plan: 'monthly' | 'annually' = 'monthly') {
  const member = await product.aMember({ hadTrial: true, plan })
  await product.keepSessions()
  const { periodEndsAt } = await subscriptionOf(member)
  assert.equal((await pause(member, months)).status, 200)
  product.clock.set(new Date(Date.parse(periodEndsAt) + 1000))
  await product.runBilling()
  return { member, from: new Date(periodEndsAt), until: monthsAfter(new Date(periodEndsAt), months) }
}

test('[decisions 3.29] a pause starts when the paid period ends, and nothing is charged or plays until it ends by itself', async () => {
  const member = await product.aMember({ hadTrial: true })
  await product.keepSessions()
  const { periodEndsAt, pauseChoices } = await subscriptionOf(member)
  const until = monthsAfter(new Date(periodEndsAt), 2).toISOString()
  assert.equal(pauseChoices.find(({ months }) => months === 2)?.until, until)
  const planned = (await pause(member, 2)).body
  assert.deepEqual([planned.state, planned.pause], ['active', { from: periodEndsAt, until }])
  assert.deepEqual([planned.nextBillAt, (await member.call(getMe)).body.nextBillAt], [until, until])
  assert.match(await subjectOf(member), /^Ihre Pause vom /)
  assert.equal(await plays(member), 201, 'until then everything plays')
  product.clock.set(new Date(Date.parse(periodEndsAt) + 1000))
  await product.runBilling()
  const running = await subscriptionOf(member)
  assert.deepEqual([running.state, running.pause, running.nextBillAt], ['paused', planned.pause, until])
  assert.equal(await plays(member), 402)
  product.clock.set(new Date(Date.parse(until) - 6 * DAY_MS))
  await product.runBilling()
  assert.match(await subjectOf(member), /^Ihre Pause endet am /)
  assert.deepEqual(await pricesOf(member), [14.99], 'the month before alone')
  product.clock.set(new Date(Date.parse(until) + 1000))
  await product.runBilling()
  const again = await subscriptionOf(member)
  assert.deepEqual([again.state, again.pause], ['active', null])
  assert.equal(again.periodEndsAt, monthsAfter(new Date(until), 1).toISOString())
  assert.deepEqual([await plays(member), await pricesOf(member)], [201, [14.99, 14.99]])
})

test('[decisions 3.29] a planned pause can be extended or called off, and then the next period is charged on its day', async () => {
  const member = await product.aMember({ hadTrial: true })
  await product.keepSessions()
  const { periodEndsAt } = await subscriptionOf(member)
  await pause(member, 1)
  const mails = (await product.mailsTo(member.email)).length
  await pause(member, 1)
  assert.equal((await product.mailsTo(member.email)).length, mails, 'asked for again it is not told again')
  const longer = (await pause(member, 3)).body
  assert.equal(longer.pause?.until, monthsAfter(new Date(periodEndsAt), 3).toISOString())
  const off = (await goOn(member)).body
  assert.deepEqual([off.pause, off.nextBillAt], [null, periodEndsAt])
  assert.equal(await subjectOf(member), 'Ihre Pause ist aufgehoben')
  assert.equal((await goOn(member)).problem?.code, 'not_paused')
  product.clock.set(new Date(Date.parse(periodEndsAt) + 1000))
  await product.runBilling()
  assert.deepEqual(await pricesOf(member), [14.99, 14.99])
})

test('[decisions 3.29] resuming early charges once, from that day on, even under concurrent requests', async () => {
  const { member, from } = await aPausedMember(3)
  product.clock.set(new Date(from.getTime() + 10 * DAY_MS))
  const today = product.clock.now()
  const wrong = await member.call(endPause, { body: { expectsPriceCents: 1 } })
  assert.equal(wrong.problem?.code, 'price_changed')
  const answers = await Promise.all([goOn(member), goOn(member), goOn(member)])
  assert.ok(answers.some(({ status }) => status === 200))
  const { state, periodEndsAt, pause: left } = await subscriptionOf(member)
  assert.deepEqual([state, left], ['active', null])
  const later = Date.parse(periodEndsAt) - monthsAfter(today, 1).getTime()
  assert.ok(later >= 0 && later < DAY_MS, 'a month from today')
  assert.deepEqual([await plays(member), await pricesOf(member)], [201, [14.99, 14.99]])
})

test('[decisions 3.29] a failed charge on resuming leaves the pause unchanged', async () => {
  const { member, until } = await aPausedMember(2)
  await sql`update payment_method set details = jsonb_set(details, '{reference}', '"pm_gone"')
    where account_id = (select id from account where email = ${member.email})`.execute(product.db)
  const failed = await goOn(member)
  assert.equal(failed.problem?.code, 'payment_failed')
  const { state, nextBillAt } = await subscriptionOf(member)
  assert.deepEqual([state, nextBillAt], ['paused', until.toISOString()])
  assert.equal(await plays(member), 402)
})

test('[decisions 3.29] cancelling during a pause ends the membership at once, logged in or not, and charges nothing', async () => {
  const { member } = await aPausedMember(3)
  const { member: other } = await aPausedMember(1)
  await member.call(cancelSubscription, { body: { email: member.email } })
  const [told] = await product.mailsTo(member.email)
  assert.match(told?.text ?? '', /Wir buchen nichts mehr ab.*Bis dahin können Sie .* wieder Mitglied werden/s)
  assert.doesNotMatch(told?.text ?? '', /Bis dahin ändert sich nichts|zurücknehmen/)
  const { id } = (await product.db
    .selectFrom('subscription')
    .innerJoin('account', 'account.id', 'subscription.account_id')
    .select('subscription.id')
    .where('email', '=', other.email)
    .executeTakeFirst()) ?? { id: '' }
  await product.call(declareCancellation, {
    body: { name: 'X', email: other.email, kind: 'ordinary', reference: id },
  })
  for (const one of [member, other]) {
    assert.equal((await subscriptionOf(one)).state, 'ended')
    assert.equal((await one.call(resumeSubscription)).problem?.code, 'not_cancelled')
  }
  await product.live(40)
  for (const one of [member, other]) assert.deepEqual(await pricesOf(one), [14.99])
})

test('[decisions 3.29] cannot pause in a trial, twice or once cancelled, and cannot change the plan or redeem a gift during a pause', async () => {
  const tries = await product.aMember()
  assert.equal((await pause(tries, 1)).problem?.code, 'not_pausable')
  const leaves = await product.aMember({ hadTrial: true })
  await pause(leaves, 1)
  await leaves.call(cancelSubscription, { body: { email: leaves.email } })
  assert.deepEqual([(await subscriptionOf(leaves)).pause], [null], 'a cancellation takes the pause back')
  assert.equal((await pause(leaves, 1)).problem?.code, 'subscription_cancelled')
  const { member } = await aPausedMember(1)
  assert.equal((await pause(member, 2)).problem?.code, 'subscription_paused')
  const plan = await member.call(changePlan, { body: { plan: 'annually' } })
  assert.equal(plan.problem?.code, 'subscription_paused')
  const now = product.clock.now()
  const gift = { count: 1, months: 1, note: '', expiresAt: new Date(now.getTime() + DAY_MS) }
  const { codes } = await product.db.transaction().execute((tx) => issueGifts(tx, gift, now))
  const redeemed = await member.call(redeemGift, { body: { code: codes[0] ?? '' } })
  assert.equal(redeemed.problem?.code, 'subscription_paused')
})

test('[decisions 3.29] a paused member is not counted as paying, and an annual plan’s years add up', async () => {
  const { member, until } = await aPausedMember(1, 'annually')
  const kindsOf = async () =>
    (
      await sql<{ kind: string; paying: number }>`
        select kind, paying from membership_change join subscription s on s.id = subscription_id
        join account a on a.id = s.account_id where email = ${member.email} order by membership_change.id`.execute(
        product.db,
      )
    ).rows.map(({ kind, paying }) => `${kind} ${paying}`)
  assert.deepEqual(await kindsOf(), ['joined 1', 'paused -1'])
  product.clock.set(new Date(until.getTime() + 1000))
  await product.runBilling()
  assert.deepEqual(await kindsOf(), ['joined 1', 'paused -1', 'resumed 1'])
  const { ifCancelledNow, periodEndsAt } = await subscriptionOf(member)
  assert.ok(
    ifCancelledNow && ifCancelledNow.expireAt < periodEndsAt,
    'its second year ends a month after notice',
  )
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})
