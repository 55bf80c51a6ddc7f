/** An operator with its own prices: in two currencies, and with a price change on a given date. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changePlan } from '@quintet/contracts/billing'
import { listInvoices } from '@quintet/contracts/invoices'
import { confirmSandboxSetup, createPaymentSetup, signUp } from '@quintet/contracts/sign-up'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { offerAt } from '@quintet/domain/membership/offers'
import {
  aHouse,
  faultsOf,
  newEmail,
  type Product,
  readBooks,
  startProduct,
  subscriptionOf,
  TEST_PASSWORD,
} from '@quintet/testing'

let product: Product
let house: Awaited<ReturnType<typeof aHouse>>
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const DEARER = { EUR: { monthly: 16.99, annually: 169.99 }, CHF: { monthly: 17.9, annually: 179 } }
before(async () => {
  house = await aHouse(
    (offer) => {
      offer.prices = { ...offer.prices, CHF: { monthly: 16.9, annually: 169 } }
      offer.countries = { ...offer.countries, CH: { currency: 'CHF', vatPercent: 8.1 } }
    },
    [{ from: inDays(10), prices: DEARER, existingMembers: { from: inDays(20) } }],
  )
  product = await startProduct({ environment: { BRAND_DIR: house.folder } })
})
after(async () => {
  await product.stop()
  await house.remove()
})

async function order(country: string | undefined, expectsPriceCents?: number) {
  const email = newEmail()
  const { body: setup } = await product.call(createPaymentSetup, { body: { productId: 221, type: 'paypal' } })
  await product.call(confirmSandboxSetup, {
    params: { setupId: setup.setupId },
    body: { clientSecret: setup.clientSecret, type: 'paypal', paypal: email },
  })
  return product.call(signUp, {
    body: {
      productId: 221,
      signUpMethod: 'EMAIL',
      user: { name: 'Ada Lovelace', email, password: TEST_PASSWORD },
      plan: 'monthly',
      country,
      expectsPriceCents,
      paymentSetupId: setup.setupId,
      consents: { age18: true, privacy: true, terms: true },
    },
  })
}

test('[law 5.3] a member pays in the currency of their stated country, and other countries are refused', async () => {
  const swiss = await order('CH', 1690)
  assert.equal(swiss.status, 201)
  const row = await product.db
    .selectFrom('subscription')
    .innerJoin('account', 'account.id', 'subscription.account_id')
    .select(['price_cents', 'currency', 'country'])
    .where('email', '=', swiss.body.user.email)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, { price_cents: 1690, currency: 'CHF', country: 'CH' })
  assert.equal((await order('FR')).problem?.code, 'country_not_served')
})

test('[decisions 14.4] charges nobody a price they were not shown', async () => {
  const { status, problem } = await order('DE', 999)
  assert.deepEqual([status, problem?.code], [409, 'price_changed'])
  const member = await product.aMember({ hadTrial: true })
  const changed = await member.call(changePlan, { body: { plan: 'annually', expectsPriceCents: 1 } })
  assert.equal(changed.problem?.code, 'price_changed')
  assert.equal((await subscriptionOf(member)).nextPlan, null)
})

test('[decisions 14.23, law 3.10] members keep their price until notified six weeks ahead, once, and leaving members are not notified', async () => {
  const [member, leaving, swiss] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember({ hadTrial: true }),
    await product.aMember({
      hadTrial: true,
      payment: { type: 'paypal', paypal: newEmail(), billing: { country: 'CH' } },
    }),
  ]
  await leaving.call(cancelSubscription, { body: { email: leaving.email } })
  await product.keepSessions()
  await product.live(1)
  const told = (await product.mailsTo(member.email)).filter(({ subject }) => /Preis/.test(subject))
  assert.equal(told.length, 1)
  const { newPrice, nextBill } = await subscriptionOf(member)
  assert.ok(newPrice)
  assert.equal(newPrice.price, 16.99)
  const notice = await product.db.selectFrom('price_notice').selectAll().executeTakeFirstOrThrow()
  assert.ok(notice.counts_from.getTime() - notice.told_at.getTime() >= 42 * DAY_MS, 'six weeks')
  assert.equal(nextBill, 14.99, 'the next period is before that')
  assert.equal(
    (await product.mailsTo(leaving.email)).filter(({ subject }) => /Preis/.test(subject)).length,
    0,
  )
  await product.live(100)
  const pricesOf = async (who: typeof member) =>
    (await who.call(listInvoices)).body.map(({ price, date }) => ({ price, date })).toReversed()
  const paid = await pricesOf(member)
  for (const { price, date } of paid)
    assert.equal(price, new Date(date) < new Date(newPrice.from) ? 14.99 : 16.99, date)
  assert.ok(paid.some(({ price }) => price === 16.99) && paid.some(({ price }) => price === 14.99))
  assert.deepEqual([...new Set((await pricesOf(swiss)).map(({ price }) => price))], [16.9, 17.9])
  const subjects = (await product.mailsTo(member.email)).filter(({ subject }) => /Preis/.test(subject))
  assert.equal(subjects.length, 1, 'told once')
  const joined = await product.aMember({ hadTrial: true })
  assert.equal((await subscriptionOf(joined)).price, 16.99, 'whoever joins pays the offer in force')
  assert.equal(offerAt(product.foundation.brand.offers, product.clock.now()).from, inDays(10))
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})
