import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listInvoices } from '@quintet/contracts/invoices'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import {
  faultsOf,
  type MemberWishes,
  NO_RENTALS,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { sql } from 'kysely'
import { openBilling } from '../billing.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member whose session outlasts the years the clock advances. */
async function aLastingMember(wishes: MemberWishes = {}): Promise<TestMember> {
  const member = await product.aMember(wishes)
  await product.keepSessions()
  return member
}

/** The same, and nobody of earlier tests is billed any more, which would only take time. */
async function aLoneMember(wishes: MemberWishes = {}): Promise<TestMember> {
  await product.stopBilling()
  return aLastingMember(wishes)
}

const dayOf = (time: string | null | undefined) =>
  time ? new Date(time).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }) : null

const invoicesOf = async ({ call }: TestMember) => (await call(listInvoices)).body
const subjectsTo = async ({ email }: TestMember) =>
  (await product.mailsTo(email)).map(({ subject }) => subject).toReversed()

test('[decisions 3.17, law 3.12] a trial has reminders 7 and 3 days before its end, no charge before it, and the first invoice on that day', async () => {
  const member = await aLastingMember()
  const { trialEndsAt } = await subscriptionOf(member)
  await product.live(22)
  assert.equal((await subjectsTo(member)).length, 1)
  await product.live(1)
  assert.equal((await subjectsTo(member)).length, 2)
  await product.live(4)
  assert.match((await subjectsTo(member)).at(-1) ?? '', /Testzeit endet/)
  assert.equal((await subjectsTo(member)).length, 3)
  await product.live(2)
  assert.deepEqual(await invoicesOf(member), [])
  await product.live(1)
  const [invoice, ...others] = await invoicesOf(member)
  assert.deepEqual([others.length, invoice?.price, dayOf(invoice?.date)], [0, 14.99, dayOf(trialEndsAt)])
  const { state, nextBillAt, nextBill } = await subscriptionOf(member)
  assert.deepEqual([state, nextBill], ['active', 14.99])
  assert.ok(nextBillAt && Date.parse(nextBillAt) > product.clock.now().getTime() + 27 * DAY_MS)
  assert.match((await subjectsTo(member)).at(-1) ?? '', /Ihre Rechnung R-\d{4}-\d{6}/)
})

test('[decisions 3.18] a failing step does not hold up other members, and is retried', async () => {
  const [broken, whole] = [await aLastingMember(), await aLastingMember()]
  const pay = (currency: string) =>
    product.db
      .updateTable('subscription')
      .set({ currency })
      .where('account_id', '=', (account) =>
        account.selectFrom('account').select('id').where('email', '=', broken.email),
      )
      .execute()
  await pay('none')
  await product.live(23)
  assert.deepEqual([(await subjectsTo(broken)).length, (await subjectsTo(whole)).length], [1, 2])
  await pay('EUR')
  await product.live(1)
  assert.deepEqual([(await subjectsTo(broken)).length, (await subjectsTo(whole)).length], [2, 2])
})

test('[decisions 3.18] a charge whose invoice fails does not hold up other members, and is invoiced later without a second charge', async () => {
  const [broken, whole] = [await aLastingMember(), await aLastingMember()]
  await product.live(29)
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', broken.email)
    .executeTakeFirstOrThrow()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(
    product.db,
  )
  await sql`create trigger refuse before insert on invoice for each row when (new.account_id = ${sql.lit(id)}) execute function refuse()`.execute(
    product.db,
  )
  await product.live(1)
  assert.deepEqual([(await invoicesOf(broken)).length, (await invoicesOf(whole)).length], [0, 1])
  await sql`drop function refuse cascade`.execute(product.db)
  await product.live(1)
  assert.equal((await invoicesOf(broken)).length, 1)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.17] the special offer’s trial lasts 90 days', async () => {
  const member = await aLastingMember({ offer: 'special' })
  await product.live(89)
  assert.deepEqual(await invoicesOf(member), [])
  await product.live(1)
  assert.equal((await invoicesOf(member)).length, 1)
})

test('[decisions 3.18] a year produces exactly twelve invoices, each period starting where the last one ended', async () => {
  product.clock.set(new Date('2027-01-01T09:30:00Z'))
  // 30 days later it is 31 January, so every period ends on the last day of a month.
  const member = await aLoneMember()
  await product.live(30 + 365)
  const orders = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select(['payment_order.details', 'state', 'amount_cents'])
    .where('email', '=', member.email)
    .orderBy('payment_order.created_at')
    .execute()
  const periods = orders.map(({ details }) => [dayOf(details.startsAt), dayOf(details.endsAt)])
  assert.deepEqual(
    periods.map(([start]) => start),
    [
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
    ],
  )
  periods
    .slice(1)
    .forEach(([start], place) => assert.equal(start, periods[place]?.[1], 'no day is missing or double'))
  const invoices = await invoicesOf(member)
  assert.equal(invoices.length, orders.length)
  assert.ok(invoices.every(({ price }) => price === 14.99))
})

test('[decisions 3.18] an annual plan renews after its year, on its day, at its price', async () => {
  product.clock.set(new Date('2028-01-30T09:30:00Z'))
  const member = await aLoneMember({ plan: 'annually' })
  await product.live(30)
  assert.equal(dayOf((await subscriptionOf(member)).nextBillAt), '2029-02-28')
  await product.live(364)
  assert.equal((await invoicesOf(member)).length, 1)
  await product.live(1)
  assert.deepEqual(
    (await invoicesOf(member)).map(({ price }) => price),
    [149.99, 149.99],
  )
})

test('[decisions 3.18] after a jump of a year every month is charged once, and at most one reminder is mailed', async () => {
  const member = await aLoneMember()
  product.clock.advance(30 * DAY_MS + 365 * DAY_MS)
  await product.runBilling()
  const invoices = await invoicesOf(member)
  assert.ok(invoices.length === 12 || invoices.length === 13, `${invoices.length} invoices`)
  assert.equal(new Set(invoices.map(({ reference }) => reference)).size, invoices.length)
  const reminders = (await subjectsTo(member)).filter((subject) => /Testzeit/.test(subject))
  assert.equal(reminders.length, 1)
  await product.runBilling()
  assert.equal((await invoicesOf(member)).length, invoices.length)
})

test('[decisions 3.17] a cancelled trial ends on its day, without a reminder or a charge', async () => {
  const member = await aLoneMember()
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(60)
  const { state, nextBillAt, nextBill } = await subscriptionOf(member)
  assert.deepEqual([state, nextBillAt, nextBill], ['ended', null, null])
  assert.deepEqual(await invoicesOf(member), [])
  assert.ok((await subjectsTo(member)).every((subject) => !/Testzeit endet/.test(subject)))
})

test('[decisions 14.15] billing stops between two steps, however many are due', async () => {
  const member = await aLastingMember()
  product.clock.advance(40 * DAY_MS)
  const due = async () => {
    const rows = await product.db.selectFrom('subscription').select('due_at').execute()
    return rows.filter(({ due_at: at }) => at && at <= product.clock.now()).length
  }
  const all = await due()
  assert.ok(all > 0)
  const billing = openBilling(product.foundation, NO_RENTALS)
  assert.equal(await billing.run({ until: AbortSignal.abort() }), 0)
  assert.equal(await due(), all)
  await product.runBilling()
  assert.equal((await invoicesOf(member)).length > 0, true)
})
