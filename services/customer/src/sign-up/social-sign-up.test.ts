import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signUp } from '@quintet/contracts/sign-up'
import { socialLogIn, startSocialLogIn } from '@quintet/contracts/social'
import { getMe } from '@quintet/contracts/user'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import {
  type Browser,
  confirmedSetup,
  newEmail,
  type Product,
  type SocialProduct,
  startSocialProduct,
} from '@quintet/testing'

const ORIGIN = 'https://quintet.example'

let social: SocialProduct
let product: Product

before(async () => {
  social = await startSocialProduct(ORIGIN, { PUBLIC_ORIGIN: ORIGIN })
  product = social.product
})
after(() => social.stop())

/** Logs in as somebody Google knows. */
async function begin(browser: Browser, person: string): Promise<string> {
  const { body } = await browser.call(startSocialLogIn, { body: { platform: 'google' } })
  return social.issuer.logIn(body.authorizeUrl, person)
}

/** Returns from Google as somebody without an account here, with the browser and the provider's token. */
async function comeByGoogle(person: string): Promise<{ browser: Browser; token: string }> {
  const browser = product.openBrowser()
  const token = await begin(browser, person)
  const answer = await enter(browser, token)
  assert.equal(answer.problem?.code, 'user_not_found')
  return { browser, token }
}

const enter = (browser: Browser, token: string) =>
  browser.call(socialLogIn, { body: { productId: 221, platform: 'google', token } })

const consents = { age18: true as const, privacy: true as const, terms: true as const }

async function order(token: string, user: { name?: string; email?: string } = {}) {
  return {
    productId: 221,
    signUpMethod: 'GOOGLE' as const,
    user,
    social: { platform: 'google' as const, token },
    plan: 'monthly' as const,
    paymentSetupId: await confirmedSetup(product.call, { type: 'paypal', paypal: newEmail() }),
    consents,
  }
}

test('[accounts 4.5] signing up with Google creates a member without a password, named as at Google, who can then log in with it', async () => {
  const { browser, token } = await comeByGoogle('ada')
  // Choosing a plan and paying takes longer than a log-in may.
  product.clock.advance(20 * MINUTE_MS)
  const { status, body } = await browser.call(signUp, { body: await order(token) })
  assert.equal(status, 201)
  assert.deepEqual(
    [body.user.firstName, body.user.lastName, body.user.email, body.user.hasPassword],
    ['Person', 'ada', 'ada@mail.example', false],
  )
  assert.equal((await browser.call(getMe)).body.email, 'ada@mail.example')
  product.clock.set(new Date())
  const elsewhere = product.openBrowser()
  assert.equal((await enter(elsewhere, await begin(elsewhere, 'ada'))).status, 200)
})

test('[accounts 4.5] name and e-mail can be changed at sign-up', async () => {
  const { browser, token } = await comeByGoogle('mary')
  const email = newEmail()
  const { body } = await browser.call(signUp, {
    body: await order(token, { name: 'Mary Somerville', email }),
  })
  assert.deepEqual([body.user.firstName, body.user.email], ['Mary', email])
})

test('[decisions 2.11] the token is valid for the browser that started the flow, for an hour, and for one membership', async () => {
  const { browser, token } = await comeByGoogle('hedy')
  const refused = async (by: Browser) => (await by.call(signUp, { body: await order(token) })).problem?.code
  assert.equal(await refused(product.openBrowser()), 'invalid_social_token')
  product.clock.advance(62 * MINUTE_MS)
  assert.equal(await refused(browser), 'invalid_social_token')
  product.clock.set(new Date())
  assert.equal((await browser.call(signUp, { body: await order(token) })).status, 201)
  assert.equal(await refused(browser), 'invalid_social_token', 'the nonce was taken')
})

test('[decisions 2.5] reveals an account with this address or identity only after a confirmed set-up, and charges nothing', async () => {
  const { browser, token } = await comeByGoogle('grace')
  await product.aMember({ email: 'grace@mail.example' })
  const known = await browser.call(signUp, { body: await order(token) })
  assert.deepEqual([known.status, known.problem?.code], [409, 'account_exists'])
  assert.equal((await browser.call(signUp, { body: await order(token, { email: newEmail() }) })).status, 201)

  // The identity is known by now, so this flow skips the log-in.
  const again = product.openBrowser()
  const word = await begin(again, 'grace')
  const taken = await again.call(signUp, { body: await order(word, { email: newEmail() }) })
  assert.deepEqual([taken.status, taken.problem?.code], [409, 'account_exists'])
})

test('[decisions 3.1] concurrent sign-ups of one person with different addresses create one member', async () => {
  const { browser, token } = await comeByGoogle('emmy')
  const orders = await Promise.all([1, 2, 3].map(() => order(token, { email: newEmail() })))
  const answers = await Promise.all(orders.map((body) => browser.call(signUp, { body })))
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
})

test('[decisions 3.2] an order sent twice with one Idempotency-Key acts once, also without a password', async () => {
  const { browser, token } = await comeByGoogle('rosa')
  const body = await order(token)
  const key = { 'idempotency-key': newEmail() }
  const answers = [await browser.call(signUp, { body }, key), await browser.call(signUp, { body }, key)]
  assert.deepEqual(
    answers.map(({ status, body: { user } }) => [status, user.email]),
    [
      [201, 'rosa@mail.example'],
      [201, 'rosa@mail.example'],
    ],
  )
  const other = { ...body, social: { ...body.social, token: `${token}x` } }
  assert.equal((await browser.call(signUp, { body: other }, key)).problem?.code, 'idempotency_mismatch')
})

test('[decisions 3.16] grants the trial once per social identity, even after the account is gone', async () => {
  const first = await comeByGoogle('lise')
  await first.browser.call(signUp, { body: await order(first.token) })
  await product.db.deleteFrom('account').where('email', '=', 'lise@mail.example').execute()
  const second = await comeByGoogle('lise')
  const { body } = await second.browser.call(signUp, {
    body: { ...(await order(second.token, { email: newEmail() })), expectsTrial: false },
  })
  assert.equal(body.user.subscription?.state, 'active')
})

test('[accounts 4.5] signing up with Facebook requires whatever the provider does not supply', async () => {
  const browser = product.openBrowser()
  await browser.call(startSocialLogIn, { body: { platform: 'facebook' } })
  const token = social.facebook.signedRequest()
  const orderOf = async (user: { name?: string; email?: string }) => ({
    ...(await order(token, user)),
    signUpMethod: 'FACEBOOK' as const,
    social: { platform: 'facebook' as const, token },
  })
  const bare = await browser.call(signUp, { body: await orderOf({}) })
  assert.deepEqual(bare.problem?.errors, [
    { path: 'user.name', message: 'Name is required.' },
    { path: 'user.email', message: 'Email is required.' },
  ])
  const email = newEmail()
  const { body } = await browser.call(signUp, { body: await orderOf({ name: 'Grace', email }) })
  assert.deepEqual([body.user.email, body.user.hasPassword], [email, false])
})

test('[accounts 3.2] the sign-up method names the platform, and another platform’s token is refused', async () => {
  const { browser, token } = await comeByGoogle('edith')
  const body = { ...(await order(token)), signUpMethod: 'FACEBOOK' }
  assert.equal((await browser.call(signUp, { body: body as never })).status, 422)
})
