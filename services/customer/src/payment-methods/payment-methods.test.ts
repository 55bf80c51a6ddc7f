import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getSubscription } from '@quintet/contracts/billing'
import { cancelSubscription } from '@quintet/contracts/subscription'
import {
  addPaymentMethod,
  listPaymentMethods,
  makeDefaultPaymentMethod,
  removePaymentMethod,
} from '@quintet/contracts/payment-methods'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { confirmedSetup, newEmail, type Product, startProduct, type TestMember } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const card = (number: string) => ({
  type: 'card' as const,
  card: { number, expMonth: 12, expYear: 2099, cvc: '123', name: 'Ada Lovelace' },
})
const VISA = card('4242424242424242')
const MASTERCARD = card('5555555555554444')

type Payment = Parameters<typeof confirmedSetup>[1]

async function add({ call }: TestMember, payment: Payment) {
  return call(addPaymentMethod, { body: { paymentSetupId: await confirmedSetup(call, payment) } })
}

const listed = async ({ call }: TestMember) => (await call(listPaymentMethods)).body

test('[accounts 3.3] a method has the specified shape: a card has brand, digits and expiry, others the billing e-mail', async () => {
  const member = await product.aMember({ payment: { type: 'paypal', paypal: newEmail() } })
  const { body: added } = await add(member, VISA)
  assert.deepEqual(added, {
    id: added.id,
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2099, country: 'DE', funding: 'credit' },
    billing_details: {
      email: member.email,
      name: 'Ada Lovelace',
      phone: null,
      address: { country: 'DE' },
    },
    mandate: null,
    default: true,
  })
  const [, paypal] = await listed(member)
  assert.deepEqual([paypal?.type, paypal?.card, paypal?.default], ['paypal', null, false])
  assert.match(paypal?.billing_details.email ?? '', /@quintet\.example$/)
})

test('[law 5.12] a direct debit shows its mandate’s reference', async () => {
  const member = await product.aMember()
  const { body } = await add(member, { type: 'sepa_debit', iban: 'DE89370400440532013000' })
  assert.match(body.mandate ?? '', /^Q[0-9A-F]{16}$/)
  assert.equal(body.billing_details.email, member.email, 'who gave no address of their own has the account’s')
})

test('[decisions 3.6] an added method becomes the default and comes first; another can be chosen instead', async () => {
  const member = await product.aMember()
  await add(member, VISA)
  const { body: second } = await add(member, MASTERCARD)
  assert.deepEqual(
    (await listed(member)).map(({ type, card: facts, default: isDefault }) => [
      facts?.brand ?? type,
      isDefault,
    ]),
    [
      ['mastercard', true],
      ['visa', false],
      ['paypal', false],
    ],
  )
  const visa = (await listed(member)).find(({ card: facts }) => facts?.brand === 'visa')
  const chosen = await member.call(makeDefaultPaymentMethod, { params: { id: visa?.id ?? '' } })
  assert.equal(chosen.body[0]?.id, visa?.id)
  assert.equal(chosen.body.find(({ id }) => id === second.id)?.default, false)
})

test('[decisions 3.6] adding the same card again replaces the earlier one', async () => {
  const member = await product.aMember()
  const { body: first } = await add(member, VISA)
  const { body: again } = await add(member, VISA)
  const ids = (await listed(member)).map(({ id }) => id)
  assert.deepEqual([ids.length, ids.includes(first.id), ids[0]], [2, false, again.id])
})

test('[decisions 3.6] an unknown or used set-up is 404, an unconfirmed one 409, and nothing is added', async () => {
  const member = await product.aMember()
  const { body: open } = await member.call(createPaymentSetup, { body: { productId: 221, type: 'card' } })
  const used = await confirmedSetup(member.call, MASTERCARD)
  await member.call(addPaymentMethod, { body: { paymentSetupId: used } })
  const codes = []
  for (const paymentSetupId of ['setup_nothing', open.setupId, used])
    codes.push((await member.call(addPaymentMethod, { body: { paymentSetupId } })).problem?.code)
  assert.deepEqual(codes, ['unknown_setup', 'payment_not_confirmed', 'unknown_setup'])
  assert.equal((await listed(member)).length, 2)
})

test('[decisions 3.6] removing the default method makes the newest of the others the default', async () => {
  const member = await product.aMember()
  await add(member, VISA)
  const { body: charged } = await add(member, MASTERCARD)
  const { status } = await member.call(removePaymentMethod, { params: { id: charged.id } })
  const left = await listed(member)
  assert.deepEqual(
    [status, left.map(({ card: facts }) => facts?.brand), left[0]?.default],
    [204, ['visa', undefined], true],
  )
})

test('[decisions 3.6] a running subscription keeps its last method: 409 last_payment_method, even for 10 concurrent removals', async () => {
  const member = await product.aMember()
  await add(member, VISA)
  const ids = (await listed(member)).map(({ id }) => id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      member.call(removePaymentMethod, { params: { id: ids[index % 2] ?? '' } }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 204).length, 1)
  const [last] = await listed(member)
  const refused = await member.call(removePaymentMethod, { params: { id: last?.id ?? '' } })
  assert.deepEqual([refused.status, refused.problem?.code], [409, 'last_payment_method'])
})

test('[decisions 3.6] a cancelled membership keeps its last method until it ends, as it may be resumed', async () => {
  const member = await product.aMember()
  await member.call(cancelSubscription, { body: { email: member.email } })
  const [only] = await listed(member)
  const refused = await member.call(removePaymentMethod, { params: { id: only?.id ?? '' } })
  assert.equal(refused.problem?.code, 'last_payment_method')
})

test('[security 2.7] another account’s method is unknown and can be neither chosen nor removed', async () => {
  const [owner, stranger] = [await product.aMember(), await product.aMember()]
  const [method] = await listed(owner)
  const params = { id: method?.id ?? '' }
  for (const answer of [
    await stranger.call(makeDefaultPaymentMethod, { params }),
    await stranger.call(removePaymentMethod, { params }),
  ])
    assert.deepEqual([answer.status, answer.problem?.code], [404, 'unknown_payment_method'])
  assert.deepEqual(await listed(owner), [method])
})

test('[decisions 2.8] a locked session can neither see nor change methods: 403 kids_locked', async () => {
  const { browser } = await product.aMember({ kidLocked: true })
  for (const answer of [
    await browser.call(listPaymentMethods),
    await browser.call(addPaymentMethod, { body: { paymentSetupId: 'setup_nothing' } }),
    await browser.call(makeDefaultPaymentMethod, { params: { id: 'pm_nothing' } }),
    await browser.call(removePaymentMethod, { params: { id: 'pm_nothing' } }),
  ])
    assert.deepEqual([answer.status, answer.problem?.code], [403, 'kids_locked'])
})

test('[law 11.5] choosing another method retries a failed charge at once', async () => {
  const member = await product.aMember({ payment: card('4000000000000341') })
  await add(member, { type: 'paypal', paypal: newEmail() })
  const [, failing] = await listed(member)
  await member.call(makeDefaultPaymentMethod, { params: { id: failing?.id ?? '' } })
  await product.keepSessions()
  product.clock.advance(30 * DAY_MS)
  await product.runBilling()
  assert.equal((await member.call(getSubscription)).body?.state, 'past_due')
  const [, good] = await listed(member)
  await member.call(makeDefaultPaymentMethod, { params: { id: good?.id ?? '' } })
  assert.equal((await member.call(getSubscription)).body?.state, 'active')
})
