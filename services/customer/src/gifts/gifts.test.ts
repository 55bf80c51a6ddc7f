import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { restartSubscription } from '@quintet/contracts/billing'
import { declareWithdrawal } from '@quintet/contracts/declarations'
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
import { issueGifts, listGifts, voidGifts } from './service.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

async function aCode(months: number, { days = 365 } = {}): Promise<string> {
  const now = product.clock.now()
  const wanted = { count: 1, months, note: 'test', expiresAt: new Date(now.getTime() + days * DAY_MS) }
  const { codes } = await product.db.transaction().execute((tx) => issueGifts(tx, wanted, now))
  return codes[0] ?? ''
}

const redeem = ({ call }: TestMember, code: string) => call(redeemGift, { body: { code } })
const pricesOf = async ({ call }: TestMember) => (await call(listInvoices)).body.map(({ price }) => price)

test('[decisions 3.28] a gift extends a running membership by its months and postpones the next charge', async () => {
  for (const hadTrial of [true, false]) {
    const member = await product.aMember({ hadTrial })
    const { periodEndsAt } = await subscriptionOf(member)
    const { status, body } = await redeem(member, (await aCode(3)).toLowerCase())
    assert.deepEqual([status, body.months, body.endsThen], [201, 3, false])
    const wanted = monthsAfter(new Date(periodEndsAt), 3)
    const more = (Date.parse(body.until) - wanted.getTime()) / DAY_MS
    // Up to four days more, as a period cannot end on a day that February lacks: for a first payment on 28 November.
    assert.ok(more >= 0 && more <= 4, `${more} days more than asked for, none less`)
    const { state, nextBillAt } = await subscriptionOf(member)
    assert.deepEqual([state, nextBillAt], [hadTrial ? 'active' : 'trialing', body.until])
    assert.equal((await pricesOf(member))[0], 0, 'a record of 0,00')
    assert.match((await product.mailsTo(member.email))[0]?.subject ?? '', /^Ihr Geschenk: Mitgliedschaft bis/)
  }
})

test('[decisions 3.28] an annual plan keeps its full year, and is charged after the year and the gift', async () => {
  const member = await product.aMember({ plan: 'annually', hadTrial: true })
  await product.keepSessions()
  const { body } = await redeem(member, await aCode(2))
  product.clock.set(new Date(Date.parse(body.until) - DAY_MS))
  await product.runBilling()
  assert.deepEqual(await pricesOf(member), [0, 149.99])
  product.clock.advance(2 * DAY_MS)
  await product.runBilling()
  assert.deepEqual(await pricesOf(member), [149.99, 0, 149.99])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.28] a refund of an annual plan’s second year is based on the paid days only, and the gift still runs', async () => {
  const [plain, gifted] = [await aSecondYear(), await aSecondYear()]
  const usual = (await subscriptionOf(plain)).ifCancelledNow
  await redeem(gifted, await aCode(3))
  const longer = (await subscriptionOf(gifted)).ifCancelledNow
  assert.ok(usual && longer && usual.refund > 100)
  // The two members joined within seconds of each other.
  assert.ok(Math.abs(longer.refund - usual.refund) < 0.5, `${longer.refund} instead of ${usual.refund}`)
  const more = (Date.parse(longer.expireAt) - Date.parse(usual.expireAt)) / DAY_MS
  assert.ok(more > 85 && more < 97, `${more} days after that`)
  await gifted.call(cancelSubscription, { body: { email: gifted.email } })
  product.clock.set(new Date(Date.parse(longer.expireAt) + 1000))
  await product.runBilling()
  assert.deepEqual((await pricesOf(gifted))[0], -longer.refund)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

/** A member some weeks into the second year of an annual plan. */
async function aSecondYear(): Promise<TestMember> {
  const member = await product.aMember({ plan: 'annually', hadTrial: true })
  await product.keepSessions()
  const { email } = member
  // As if a year had passed.
  await product.db
    .updateTable('subscription')
    .set({ months_paid: 24, anchor_at: sql`anchor_at - interval '1 year'` })
    .where('account_id', '=', (account) =>
      account.selectFrom('account').select('id').where('email', '=', email),
    )
    .execute()
  return member
}

test('[decisions 3.28] a gift restarts an ended membership, which plays, is never charged and ends by itself; then it can be ordered again', async () => {
  const member = await product.aMember()
  await product.keepSessions()
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(31)
  assert.equal((await subscriptionOf(member)).state, 'ended')
  const film = await product.aTitle({ media: 'video' })
  const { body } = await redeem(member, await aCode(1))
  assert.equal(body.endsThen, true)
  assert.equal((await member.call(startPlayback, { body: { contentId: film.id } })).status, 201)
  const me = (await member.call(getMe)).body
  assert.deepEqual([me.subscription?.isGift, me.nextBillAt, me.expireAt], [true, null, body.until])
  assert.equal((await member.call(resumeSubscription)).problem?.code, 'not_cancelled', 'nobody ordered')
  const longer = await redeem(member, await aCode(1))
  assert.ok(longer.body.until > body.until)
  product.clock.set(new Date(Date.parse(longer.body.until) + 1000))
  await product.runBilling()
  assert.deepEqual([(await subscriptionOf(member)).state, await pricesOf(member)], ['ended', [0, 0]])
  assert.equal((await member.call(restartSubscription, { body: { plan: 'monthly' } })).status, 201)
  assert.deepEqual(await pricesOf(member), [14.99, 0, 0])
})

test('[decisions 3.28] a code can be redeemed only once, even under concurrent requests', async () => {
  const members = await Promise.all([product.aMember(), product.aMember()])
  const code = await aCode(1)
  const answers = await Promise.all(members.flatMap((member) => [redeem(member, code), redeem(member, code)]))
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 409, 409, 409],
  )
  const refused = answers.filter(({ status }) => status === 409).map(({ problem }) => problem?.code)
  assert.deepEqual(new Set(refused), new Set(['gift_redeemed']))
})

test('[decisions 3.28] refuses unknown, expired and void codes, and allows ten attempts an hour', async () => {
  const member = await product.aMember()
  assert.equal((await redeem(member, 'ABCD-EFGH-JKLM-NPQR')).problem?.code, 'unknown_gift')
  assert.equal((await redeem(member, await aCode(1, { days: 0 }))).problem?.code, 'gift_expired')
  const voided = await aCode(1)
  const now = product.clock.now()
  const [newest] = await listGifts(product.db, now)
  await product.db.transaction().execute((tx) => voidGifts(tx, newest?.batch ?? '', now))
  assert.equal((await redeem(member, voided)).problem?.code, 'unknown_gift')
  for (let time = 3; time < 10; time++) await redeem(member, 'ABCD')
  const { problem } = await redeem(member, await aCode(1))
  assert.equal(problem?.code, 'too_many_attempts')
})

test('[decisions 3.28] withdrawing from the contract makes its gift code redeemable again', async () => {
  const member = await product.aMember({ hadTrial: true, name: 'Ada Lovelace' })
  const code = await aCode(1)
  await redeem(member, code)
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  assert.equal((await subscriptionOf(member)).state, 'ended')
  assert.equal((await redeem(member, code)).status, 201)
})

test('[decisions 3.28] a code given back by a withdrawal stays void if its batch was voided meanwhile', async () => {
  const member = await product.aMember({ hadTrial: true, name: 'Ada Lovelace' })
  const code = await aCode(1)
  await redeem(member, code)
  const now = product.clock.now()
  const batch = async () => (await listGifts(product.db, now))[0]
  const { batch: id = '' } = (await batch()) ?? {}
  const voiding = () => product.db.transaction().execute((tx) => voidGifts(tx, id, now))
  assert.deepEqual([await voiding(), await voiding()], [0, 0], 'it keeps its effect')
  assert.deepEqual([(await batch())?.redeemed, (await batch())?.voided], [1, 0])
  assert.equal((await redeem(member, code)).problem?.code, 'gift_redeemed')
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  assert.deepEqual([(await batch())?.redeemed, (await batch())?.voided], [0, 1])
  assert.equal((await redeem(member, code)).problem?.code, 'unknown_gift')
})

test('[decisions 3.28] a redemption locks the membership before the code, as a withdrawal does', async () => {
  const member = await product.aMember()
  const code = await aCode(1)
  let waiting: ReturnType<typeof redeem> | undefined
  await product.db.transaction().execute(async (tx) => {
    await tx.selectFrom('subscription').select('id').forUpdate().execute()
    waiting = redeem(member, code)
    await untilOneWaits()
    // Fails at once if the waiting redemption holds the code.
    await tx.selectFrom('gift_code').select('batch').forUpdate().noWait().execute()
  })
  assert.equal((await waiting)?.status, 201)
})

/** Resolves once a statement waits for a lock. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      product.db,
    )
    if (rows.length > 0) return
    await setImmediate()
  }
}
