import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterConfirmation,
  subscribeNewsletter,
} from '@quintet/contracts/customer-care'
import { signUp } from '@quintet/contracts/sign-up'
import { getMe, updateUser } from '@quintet/contracts/user'
import { confirmedSetup, newEmail, type Product, startProduct, TEST_PASSWORD } from '@quintet/testing'
import { endByEmail } from './queries.ts'
import { issueFaults } from './issue.ts'
import { sendIssue } from './send-issue.ts'

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

test('[decisions 3.8] double opt-in: the link only shows a page, its button confirms, and a second click changes nothing', async () => {
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

test('[law 6.4] every issue links to its unsubscription, which needs nothing else', async () => {
  const email = newEmail()
  await subscribe(email)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  const params = { token: await tokenIn(email) }
  assert.equal((await product.call(endNewsletter, { params })).status, 204)
  assert.equal(await isSubscribed(email), false)
  assert.equal((await product.call(endNewsletter, { params })).problem?.code, 'unknown_newsletter')
  const proof = await product.db
    .selectFrom('ended_newsletter')
    .select(['confirmed_at', 'ended_at'])
    .where('email', '=', email)
    .execute()
  assert.equal(proof.length, 1, 'when it was agreed to and when it was ended is kept')
  assert.ok(proof[0] && proof[0].confirmed_at <= proof[0].ended_at)
  const unconfirmed = newEmail()
  await subscribe(unconfirmed)
  await product.db.transaction().execute((tx) => endByEmail(tx, unconfirmed, product.clock.now()))
  const none = product.db.selectFrom('ended_newsletter').select('id').where('email', '=', unconfirmed)
  assert.deepEqual(await none.execute(), [], 'who never confirmed gave no consent')
})

test('[decisions 3.8] always returns 202, also for a subscribed address and beyond the limit of mails', async () => {
  const email = newEmail()
  await subscribe(email)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  for (let times = 0; times < 6; times++) assert.equal((await subscribe(email)).status, 202)
  const other = newEmail()
  for (let times = 0; times < 6; times++) assert.equal((await subscribe(other)).status, 202)
  assert.equal((await product.mailsTo(other)).length, 3)
  product.clock.advance(61 * 60_000)
})

test('[decisions 3.8] reports an invalid address', async () => {
  const { problem } = await subscribe('nobody')
  assert.deepEqual(problem?.errors, [{ path: 'email', message: 'Email is invalid.' }])
})

test('[decisions 3.8] a member’s newsletter preference needs confirmation to turn on, and turns off at once', async () => {
  const { call, email } = await product.aMember()
  assert.equal((await call(updateUser, { body: { newsletter: true } })).body.newsletter, true)
  assert.equal(await isSubscribed(email), false)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  assert.equal(await isSubscribed(email), true)
  assert.equal((await call(updateUser, { body: { newsletter: false } })).body.newsletter, false)
  assert.equal(await isSubscribed(email), false)
})

test('[decisions 3.8] the profile tells whether the newsletter comes, however it began and ended', async () => {
  const { email, call } = await product.aMember()
  const isTold = async () => (await call(getMe)).body.newsletter
  await subscribe(email)
  assert.equal(await isTold(), false, 'somebody else may have typed the address')
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  assert.equal(await isTold(), true)
  await product.call(endNewsletter, { params: { token: await tokenIn(email) } })
  assert.equal(await isTold(), false)
  assert.equal((await call(updateUser, { body: { newsletter: true } })).body.newsletter, true)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  await product.call(endNewsletter, { params: { token: await tokenIn(email) } })
  assert.equal(await isTold(), false, 'ended by the link in a mail')
  await call(updateUser, { body: { newsletter: true } })
  assert.match(
    (await product.mailsTo(email))[0]?.text ?? '',
    /newsletter\/confirm/,
    'it can be asked for again',
  )
})

test('[security 2.3] toggling the newsletter cannot flood an unproved mailbox', async () => {
  const { email, call } = await product.aMember()
  const asked = async () =>
    (await product.mailsTo(email)).filter(({ text }) => text.includes('/newsletter/confirm')).length
  for (let times = 0; times < 5; times++) {
    await call(updateUser, { body: { newsletter: true } })
    await call(updateUser, { body: { newsletter: false } })
  }
  assert.equal(await asked(), 3)
})

async function aReader(): Promise<{ email: string; token: string }> {
  const email = newEmail()
  await subscribe(email)
  await product.call(confirmNewsletter, { params: { token: await tokenIn(email) } })
  return { email, token: await tokenIn(email) }
}

const ISSUE = {
  de: '# Neu\n\nEin **Film** und ein [Buch](/audio-books).\n',
  en: '# New\n\nA **film** and a [book](/audio-books).\n',
}
const issuesTo = async (email: string) =>
  (await product.mailsTo(email)).filter(({ subject }) => subject === 'Neu' || subject === 'New')

test('[law 6.5] sends an issue once to each confirmed reader, also after an interruption, and to nobody who unsubscribed', async () => {
  const [reader, gone] = [await aReader(), await aReader()]
  const asked = newEmail()
  await subscribe(asked)
  await product.call(endNewsletter, { params: { token: gone.token } })
  const send = (signal?: AbortSignal) =>
    sendIssue(product.foundation, { name: 'spring', issue: ISSUE }, signal ? { signal } : {})
  // The first run is aborted before its first batch; then two run concurrently.
  await assert.rejects(send(AbortSignal.abort()))
  await Promise.all([send(), send()])
  assert.equal((await issuesTo(reader.email)).length, 1)
  for (const email of [gone.email, asked]) assert.equal((await issuesTo(email)).length, 0)
  const late = await aReader()
  assert.equal((await sendIssue(product.foundation, { name: 'spring', issue: ISSUE })).state, 'finished')
  const other = { ...ISSUE, de: '# Anders\n\nAnders.\n' }
  assert.equal((await sendIssue(product.foundation, { name: 'spring', issue: other })).state, 'changed')
  assert.equal((await issuesTo(late.email)).length, 0)
})

test('[law 6.5] an early mail’s link still unsubscribes after later issues, by page and by one-click request', async () => {
  const [reader, other] = [await aReader(), await aReader()]
  await sendIssue(product.foundation, { name: 'autumn', issue: ISSUE })
  assert.equal((await product.call(endNewsletter, { params: { token: reader.token } })).status, 204)
  const { list_unsubscribe: address } = await product.db
    .selectFrom('mail')
    .select('list_unsubscribe')
    .where('recipient', '=', other.email)
    .where('list_unsubscribe', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const click = (body: string) =>
    product.send(new URL(address ?? '').pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  assert.equal((await click('something=else')).status, 422)
  assert.equal(await isSubscribed(other.email), true)
  assert.equal((await click('List-Unsubscribe=One-Click')).status, 204)
  assert.equal(await isSubscribed(other.email), false)
  assert.equal((await click('List-Unsubscribe=One-Click')).status, 204, 'twice is once')
})

test('[law 6.5] rejects an issue that cannot be rendered as a mail before sending it', () => {
  assert.deepEqual(issueFaults(ISSUE), [])
  assert.match(
    issueFaults({ ...ISSUE, en: '# New\n\nA\n\n## B\n\n![x](y.png)\n' })[0] ?? '',
    /^en:7: .*image/,
  )
})

test('[law 6.5] ticking the newsletter at sign-up sends the mail that asks for confirmation', async () => {
  const email = newEmail()
  const paymentSetupId = await confirmedSetup(product.call, { type: 'paypal', paypal: email })
  await product.call(signUp, {
    body: {
      productId: 221,
      signUpMethod: 'EMAIL',
      user: { name: 'Ada Lovelace', email, password: TEST_PASSWORD },
      plan: 'monthly',
      paymentSetupId,
      expectsTrial: true,
      consents: { age18: true, privacy: true, terms: true, newsletter: true },
    },
  })
  const asks = (await product.mailsTo(email)).filter(({ text }) => text.includes('/newsletter/confirm'))
  assert.deepEqual([asks.length, await isSubscribed(email)], [1, false])
})
