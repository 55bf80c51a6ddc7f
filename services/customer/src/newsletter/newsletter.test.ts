import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterConfirmation,
  subscribeNewsletter,
} from '@quintet/contracts/customer-care'
import { updateUser } from '@quintet/contracts/user'
import { newEmail, type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const subscribe = (email: string) => product.call(subscribeNewsletter, { body: { email } })

async function tokenIn(email: string): Promise<string> {
  const [mail] = await product.mailsTo(email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const isSubscribed = async (email: string) => {
  const row = await product.db
    .selectFrom('newsletter')
    .select('confirmed_at')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.confirmed_at != null
}

test('[decisions 3.8] double opt-in: the link shows, the button confirms, twice is once', async () => {
  const email = newEmail()
  assert.equal((await subscribe(email)).status, 202)
  const params = { token: await tokenIn(email) }
  assert.deepEqual((await product.call(getNewsletterConfirmation, { params })).body, { confirmed: false })
  assert.equal(await isSubscribed(email), false, 'a mail program that opens the link confirms nothing')
  assert.deepEqual((await product.call(confirmNewsletter, { params })).body, { confirmed: true })
  assert.equal(await isSubscribed(email), true)
  const mails = (await product.mailsTo(email)).length
  assert.deepEqual((await product.call(confirmNewsletter, { params })).body, { confirmed: true })
  assert.equal((await product.mailsTo(email)).length, mails)
})

test('[law 6.4] every issue tells how to end it, and ending needs nothing else', async () => {
  const email = newEmail()
  await subscribe(email)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  const params = { token: await tokenIn(email) }
  assert.equal((await product.call(endNewsletter, { params })).status, 204)
  assert.equal(await isSubscribed(email), false)
  assert.equal((await product.call(endNewsletter, { params })).problem?.code, 'unknown_newsletter')
})

test('[decisions 3.8] 202 always: for an address that has it already, and for one that is asked too often', async () => {
  const email = newEmail()
  await subscribe(email)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  for (let times = 0; times < 6; times++) assert.equal((await subscribe(email)).status, 202)
  const other = newEmail()
  for (let times = 0; times < 6; times++) assert.equal((await subscribe(other)).status, 202)
  assert.equal((await product.mailsTo(other)).length, 3)
  product.clock.advance(61 * 60_000)
})

test('[decisions 3.8] an address that is none is told', async () => {
  const { problem } = await subscribe('nobody')
  assert.deepEqual(problem?.errors, [{ path: 'email', message: 'Email is invalid.' }])
})

test('[decisions 3.8] a member who ticks the newsletter confirms it like everybody, and unticks it at once', async () => {
  const { call, email } = await product.aMember()
  assert.equal((await call(updateUser, { body: { newsletter: true } })).body.newsletter, true)
  assert.equal(await isSubscribed(email), false)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  assert.equal(await isSubscribed(email), true)
  assert.equal((await call(updateUser, { body: { newsletter: false } })).body.newsletter, false)
  assert.equal(await isSubscribed(email), false)
})

test('[security 2.3] ticking and unticking fills no mailbox: its address was never proved', async () => {
  const { email, call } = await product.aMember()
  const asked = async () =>
    (await product.mailsTo(email)).filter(({ text }) => text.includes('/newsletter/confirm')).length
  for (let times = 0; times < 5; times++) {
    await call(updateUser, { body: { newsletter: true } })
    await call(updateUser, { body: { newsletter: false } })
  }
  assert.equal(await asked(), 3)
})
