/** What a member changes in the moment of a renewal: before its step, and between its order and its charge. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { changePlan, pauseSubscription } from '@quintet/contracts/billing'
import { listInvoices } from '@quintet/contracts/invoices'
import { deleteUser } from '@quintet/contracts/personal-data'
import { checkPassword } from '@quintet/contracts/session'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import {
  faultsOf,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  type TestMember,
} from '@quintet/testing'
import { takeDueStep } from './steps.ts'

const ROUNDS = 3

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())
beforeEach(() => product.stopBilling())

const pricesOf = async ({ call }: TestMember) =>
  (await call(listInvoices)).body.map(({ price }) => price).toSorted((a, b) => a - b)

/** A member whose second month is due now. */
async function aDueMember(): Promise<TestMember> {
  const member = await product.aMember({ hadTrial: true })
  const { nextBillAt } = await subscriptionOf(member)
  product.clock.set(new Date(Date.parse(nextBillAt ?? '') + 1000))
  await product.keepSessions()
  return member
}

const MOMENTS = {
  'before its step': () => Promise.resolve(),
  'after its order': async () => {
    const { foundation, db, clock } = product
    assert.ok(await takeDueStep({ ...foundation, db, clock }))
  },
}

/** Renews while `act` runs, from each moment, several times; `check` is told what `act` was answered. */
async function raced(
  act: (member: TestMember) => Promise<{ status: number }>,
  check: (member: TestMember, status: number, moment: string) => Promise<void>,
): Promise<void> {
  for (const [moment, reach] of Object.entries(MOMENTS))
    for (let round = 0; round < ROUNDS; round += 1) {
      await product.stopBilling()
      const member = await aDueMember()
      await reach()
      const acting = round % 2 === 0 ? act(member) : null
      const [answer] = await Promise.all([acting, product.runBilling()])
      const { status } = answer ?? (await act(member))
      while ((await product.deliverEvents()) > 0);
      await product.runBilling()
      await check(member, status, moment)
      assert.deepEqual(faultsOf(await readBooks(product.db)), [], moment)
    }
}

test('[decisions 3.22] a change of plan beside a renewal applies to this period or to the next, and each is paid once', async () => {
  await raced(
    ({ call }) => call(changePlan, { body: { plan: 'annually' } }),
    async (member, status, moment) => {
      const { plan, nextPlan } = await subscriptionOf(member)
      const prices = await pricesOf(member)
      if (status !== 200)
        assert.deepEqual([status, plan, nextPlan, prices], [503, 'monthly', null, [14.99, 14.99]])
      else if (plan === 'annually') assert.deepEqual([nextPlan, prices], [null, [14.99, 149.99]], moment)
      else assert.deepEqual([nextPlan, prices], ['annually', [14.99, 14.99]], moment)
    },
  )
})

test('[decisions 3.29] a pause beside a renewal begins now, unpaid, or after the period that was paid', async () => {
  await raced(
    ({ call }) => call(pauseSubscription, { body: { months: 1 } }),
    async (member, status, moment) => {
      const { state, pause } = await subscriptionOf(member)
      const prices = await pricesOf(member)
      if (status !== 200) assert.deepEqual([status, state, prices], [503, 'active', [14.99, 14.99]])
      else if (state === 'paused') assert.deepEqual(prices, [14.99], moment)
      else assert.deepEqual([state, pause !== null, prices], ['active', true, [14.99, 14.99]], moment)
    },
  )
})

test('[decisions 3.5] a cancellation beside a renewal ends the membership now, unpaid, or with the period that was paid', async () => {
  await raced(
    ({ call, email }) => call(cancelSubscription, { body: { email } }),
    async (member, status, moment) => {
      assert.equal(status, 200)
      const { expireAt } = await subscriptionOf(member)
      const isPaid = Date.parse(expireAt ?? '') > product.clock.now().getTime() + DAY_MS
      const paid = (await pricesOf(member)).reduce((sum, price) => sum + price, 0)
      assert.equal(Math.round(paid * 100), isPaid ? 2998 : 1499, moment)
      product.clock.advance(40 * DAY_MS)
      await product.runBilling()
      assert.equal((await subscriptionOf(member)).state, 'ended')
      const then = (await pricesOf(member)).reduce((sum, price) => sum + price, 0)
      assert.equal(then, paid, 'nothing is charged after it')
    },
  )
})

test('[decisions 3.11] an erasure beside a renewal leaves no payment without its invoice', async () => {
  await raced(
    async ({ call, password }) => {
      await call(checkPassword, { body: { password } })
      return call(deleteUser)
    },
    async ({ email }, status, moment) => {
      assert.equal(status, 200, moment)
      const { count } = await product.db
        .selectFrom('account')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      assert.equal(count, '0')
    },
  )
})
