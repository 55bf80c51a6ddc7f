/** What members pay after months in which the service did not run, and after a clock that was ahead. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { redeemGift } from '@quintet/contracts/gifts'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { feelPulse } from '@quintet/platform/clock/pulse'
import {
  faultsOf,
  NO_RENTALS,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { openBilling } from '../billing.ts'
import { issueGifts } from '../gifts/service.ts'
import * as queries from './queries.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())
beforeEach(async () => {
  await product.stopBilling()
  await product.db.deleteFrom('pulse').execute()
  await product.db.deleteFrom('trial_claim').execute()
})

/** Runs billing while the time is in doubt: nobody is charged yet, and nothing ends. */
async function runInDoubt(): Promise<void> {
  const standing = async () => [
    await product.db.selectFrom('payment_order').select('id').orderBy('id').execute(),
    await product.db.selectFrom('subscription').selectAll().orderBy('id').execute(),
  ]
  const earlier = await standing()
  await openBilling(product.foundation, NO_RENTALS).run({ isInDoubt: true })
  assert.deepEqual(await standing(), earlier)
}
const beat = () => feelPulse(product.foundation)
const pricesOf = async ({ call }: TestMember) => (await call(listInvoices)).body.map(({ price }) => price)
const subjectsTo = async ({ email }: TestMember) =>
  (await product.mailsTo(email)).map(({ subject }) => subject)
const daysTo = (time: string | null | undefined) =>
  Math.round((Date.parse(time ?? '') - product.clock.now().getTime()) / DAY_MS)
const FAILS = {
  type: 'card',
  card: { number: '4000000000000341', expMonth: 12, expYear: 2099, cvc: '123' },
} as const

/** Nothing runs for so many days; then it does for one day, in which the time is in doubt. */
async function awayFor(days: number): Promise<void> {
  assert.equal(await beat(), true)
  product.clock.advance(days * DAY_MS)
  assert.equal(await beat(), false)
  await product.keepSessions()
  await runInDoubt()
  product.clock.advance(DAY_MS)
  assert.equal(await beat(), true)
  await product.runBilling()
}

test('[law 11.22] after ninety days in which nothing ran nobody has paid for them, and all are told when they pay next', async () => {
  const [monthly, trying, leaving] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember(),
    await product.aMember({ hadTrial: true }),
  ]
  await product.live(10)
  await leaving.call(cancelSubscription, { body: { email: leaving.email } })
  const earlier = {
    monthly: daysTo((await subscriptionOf(monthly)).nextBillAt),
    trying: daysTo((await subscriptionOf(trying)).trialEndsAt),
    leaving: daysTo((await subscriptionOf(leaving)).expireAt),
  }
  await awayFor(90)
  for (const member of [monthly, leaving]) assert.deepEqual(await pricesOf(member), [14.99])
  assert.deepEqual(await pricesOf(trying), [])
  const now = {
    monthly: daysTo((await subscriptionOf(monthly)).nextBillAt),
    trying: daysTo((await subscriptionOf(trying)).trialEndsAt),
    leaving: daysTo((await subscriptionOf(leaving)).expireAt),
  }
  for (const name of ['monthly', 'trying', 'leaving'] as const)
    assert.ok(now[name] >= earlier[name] && now[name] <= earlier[name] + 3, `${name}: ${now[name]} days`)
  for (const member of [monthly, trying, leaving]) {
    const told = (await subjectsTo(member)).filter((subject) => /Sie verlieren keine Zeit/.test(subject))
    assert.equal(told.length, 1)
  }
  const film = await product.aTitle({ media: 'video' })
  assert.equal((await leaving.call(startPlayback, { body: { contentId: film.id } })).status, 201)
  await product.live(now.monthly + 1)
  assert.deepEqual(await pricesOf(monthly), [14.99, 14.99])
  assert.deepEqual(await pricesOf(trying), [14.99])
  assert.equal((await subscriptionOf(leaving)).state, 'ended')
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.22] who would have paid during an outage is told at least three days before', async () => {
  const member = await product.aMember({ hadTrial: true })
  const { nextBillAt } = await subscriptionOf(member)
  product.clock.set(new Date(Date.parse(nextBillAt ?? '') - HOUR_MS))
  await product.keepSessions()
  await awayFor(40)
  assert.deepEqual(await pricesOf(member), [14.99])
  const [letter] = await product.mailsTo(member.email)
  assert.match(letter?.text ?? '', /Für diese Zeit zahlen Sie nichts[\s\S]*14,99.€ ist am .* fällig/)
  const days = daysTo((await subscriptionOf(member)).nextBillAt)
  assert.ok(days >= 3 && days <= 6, `${days} days of notice`)
  await product.live(2)
  assert.deepEqual(await pricesOf(member), [14.99])
  await product.live(days - 1)
  assert.deepEqual(await pricesOf(member), [14.99, 14.99])
  const { nextBillAt: then } = await subscriptionOf(member)
  assert.ok(daysTo(then) >= 26, `${daysTo(then)} days are paid`)
})

test('[law 11.22] who has to pay has as many days left as before an outage, and pays one period', async () => {
  const member = await product.aMember({ payment: FAILS })
  await product.live(30)
  assert.equal((await subscriptionOf(member)).state, 'past_due')
  const earlier = (await subscriptionOf(member)).failedPayment
  await awayFor(60)
  const { state, failedPayment } = await subscriptionOf(member)
  assert.equal(state, 'past_due')
  const moved = Date.parse(failedPayment?.endsAt ?? '') - Date.parse(earlier?.endsAt ?? '')
  assert.ok(moved >= 61 * DAY_MS && moved <= 62 * DAY_MS, `${moved / DAY_MS} days`)
  assert.match((await product.mailsTo(member.email))[0]?.text ?? '', /haben Sie jetzt bis .* Zeit/)
  await product.live(9)
  assert.equal((await subscriptionOf(member)).state, 'ended')
  assert.deepEqual(await pricesOf(member), [])
})

test('[law 11.22] one member for whom it fails holds up nobody, and is not charged before it succeeds', async () => {
  const [broken, whole] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember({ hadTrial: true }),
  ]
  const pay = (currency: string) =>
    product.db
      .updateTable('subscription')
      .set({ currency })
      .where('account_id', '=', (account) =>
        account.selectFrom('account').select('id').where('email', '=', broken.email),
      )
      .execute()
  await pay('none')
  await awayFor(60)
  assert.ok(daysTo((await subscriptionOf(whole)).nextBillAt) >= 3)
  await pay('EUR')
  await product.runBilling()
  assert.deepEqual(await pricesOf(broken), [14.99])
  product.clock.advance(HOUR_MS)
  await openBilling(product.foundation, NO_RENTALS).run()
  assert.deepEqual(await pricesOf(broken), [14.99])
  assert.ok(daysTo((await subscriptionOf(broken)).nextBillAt) >= 3)
})

test('[law 11.22] of two outages the earlier one is given back first, so that neither is lost', async (t) => {
  await product.aMember({ hadTrial: true })
  const now = product.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await product.db
    .updateTable('subscription')
    .set({ started_at: ago(50), outage_id: null })
    .execute()
  await product.db.deleteFrom('outage').execute()
  t.after(() => product.db.deleteFrom('outage').execute())
  const [first, second] = await product.db
    .insertInto('outage')
    .values([
      { from_at: ago(30), until_at: ago(20) },
      { from_at: ago(15), until_at: ago(5) },
    ])
    .returning(['id', 'until_at as until'])
    .execute()
  assert.ok(first && second)
  const hasOneFor = async (outage: typeof first) =>
    (await product.db.transaction().execute((tx) => queries.lockUngiven(tx, outage, { except: [], now }))) !==
    undefined
  assert.deepEqual([await hasOneFor(first), await hasOneFor(second)], [true, false])
  await product.db.updateTable('subscription').set({ outage_id: first.id }).execute()
  assert.deepEqual([await hasOneFor(first), await hasOneFor(second)], [false, true])
})

test('[law 11.22] who orders or redeems a code during an outage gets only the days since then, who does so later none', async () => {
  const [lapsed, later] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember({ hadTrial: true }),
  ]
  for (const member of [lapsed, later]) await product.endMembership(member)
  const redeem = async ({ call }: TestMember) => {
    const now = product.clock.now()
    const wanted = { count: 1, months: 1, note: 'test', expiresAt: new Date(now.getTime() + 90 * DAY_MS) }
    const { codes } = await product.db.transaction().execute((tx) => issueGifts(tx, wanted, now))
    const { status, body } = await call(redeemGift, { body: { code: codes[0] ?? '' } })
    assert.equal(status, 201)
    return body.until
  }
  assert.equal(await beat(), true)
  product.clock.advance(50 * DAY_MS)
  await product.keepSessions()
  const joined = await product.aMember({ hadTrial: true })
  const { nextBillAt } = await subscriptionOf(joined)
  const until = await redeem(lapsed)
  product.clock.advance(10 * DAY_MS)
  assert.equal(await beat(), false)
  await product.keepSessions()
  product.clock.advance(DAY_MS)
  assert.equal(await beat(), true)
  await product.runBilling()
  const movedBy = (to: string | null | undefined, from: string | null | undefined) =>
    Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS)
  const days = {
    joined: movedBy((await subscriptionOf(joined)).nextBillAt, nextBillAt),
    lapsed: movedBy((await subscriptionOf(lapsed)).expireAt, until),
  }
  for (const moved of Object.values(days)) assert.ok([11, 12].includes(moved), JSON.stringify(days))
  const untilThen = await redeem(later)
  await product.runBilling()
  assert.equal((await subscriptionOf(later)).expireAt, untilThen)
  assert.doesNotMatch(String(await subjectsTo(later)), /Sie verlieren keine Zeit/)
})

test('[law 11.23] an outage that a clock ahead has noted gives nothing to whoever joins once it is set right', async () => {
  assert.equal(await beat(), true)
  product.clock.advance(365 * DAY_MS)
  assert.equal(await beat(), false)
  product.clock.advance(DAY_MS)
  assert.equal(await beat(), true)
  product.clock.advance(-366 * DAY_MS + HOUR_MS)
  assert.equal(await beat(), true)
  const newcomer = await product.aMember()
  const earlier = (await subscriptionOf(newcomer)).trialEndsAt
  await product.runBilling()
  assert.equal((await subscriptionOf(newcomer)).trialEndsAt, earlier)
  assert.deepEqual(
    (await subjectsTo(newcomer)).filter((subject) => /Sie verlieren keine Zeit/.test(subject)),
    [],
  )
})

test('[law 11.23] while a clock is a year ahead nothing is charged or ended, and nothing is left of it', async () => {
  const member = await product.aMember({ hadTrial: true })
  const row = () =>
    product.db
      .selectFrom('subscription')
      .selectAll()
      .where('account_id', '=', (account) =>
        account.selectFrom('account').select('id').where('email', '=', member.email),
      )
      .executeTakeFirstOrThrow()
  const earlier = await row()
  await beat()
  product.clock.advance(365 * DAY_MS)
  assert.equal(await beat(), false)
  await runInDoubt()
  product.clock.advance(-365 * DAY_MS + HOUR_MS)
  assert.equal(await beat(), true)
  await product.runBilling()
  assert.deepEqual(await row(), earlier)
  assert.deepEqual(await pricesOf(member), [14.99])
})
