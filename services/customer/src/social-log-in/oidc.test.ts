/**
 * Tests log-in with the operator's own provider against a certified implementation: discovery, code, PKCE, state, nonce.
 * @spec decisions 2.16
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { signUp } from '@quintet/contracts/sign-up'
import {
  exchangeSocialCode,
  listSocialPlatforms,
  socialLogIn,
  startSocialLogIn,
} from '@quintet/contracts/social'
import { getMe } from '@quintet/contracts/user'
import {
  type Browser,
  newEmail,
  type OidcIssuer,
  type Product,
  startOidcIssuer,
  startProduct,
} from '@quintet/testing'

const ORIGIN = 'https://quintet.example'

describe('the operator’s own provider', () => {
  let issuer: OidcIssuer
  let product: Product
  before(async () => {
    issuer = await startOidcIssuer(`${ORIGIN}/login/social`)
    product = await startProduct({
      environment: {
        PUBLIC_ORIGIN: ORIGIN,
        ALLOW_SANDBOX: '1',
        OIDC_ISSUER: issuer.issuer,
        OIDC_CLIENT_ID: issuer.codeClient.id,
        OIDC_CLIENT_SECRET: issuer.codeClient.secret,
        OIDC_NAME: 'Musterwerke',
      },
    })
  })
  after(async () => {
    await product.stop()
    await issuer.stop()
  })

  const begin = async (browser: Browser): Promise<URL> => {
    const { body } = await browser.call(startSocialLogIn, { body: { platform: 'oidc' } })
    return new URL(body.authorizeUrl)
  }
  const exchange = (browser: Browser, answer: { code: string; state: string }) =>
    browser.call(exchangeSocialCode, { body: { platform: 'oidc', ...answer } })
  const enter = (browser: Browser, token: string) =>
    browser.call(socialLogIn, { body: { productId: 221, platform: 'oidc', token } })

  async function order(token: string) {
    return {
      productId: 221,
      plan: 'monthly' as const,
      paymentSetupId: await product.confirmedSetup(product.call, { type: 'paypal', paypal: newEmail() }),
      consents: { age18: true, privacy: true, terms: true } as const,
      signUpMethod: 'OIDC' as const,
      user: {},
      social: { platform: 'oidc' as const, token },
    }
  }

  test('[decisions 2.16] is offered, and asked for a code with PKCE, state and nonce', async () => {
    const { body } = await product.call(listSocialPlatforms)
    assert.deepEqual(
      body.find(({ platform }) => platform === 'oidc'),
      { platform: 'oidc', available: true },
    )
    const asked = (await begin(product.openBrowser())).searchParams
    assert.deepEqual(
      ['response_type', 'response_mode', 'code_challenge_method', 'redirect_uri'].map((name) =>
        asked.get(name),
      ),
      ['code', 'fragment', 'S256', `${ORIGIN}/login/social`],
    )
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.ok((asked.get(name) ?? '').length >= 43, name)
  })

  test('[decisions 2.16] an unknown person signs up with the provider’s data filled in, and then logs in', async () => {
    const browser = product.openBrowser()
    const { body } = await exchange(browser, await issuer.logInByCode((await begin(browser)).href, 'ada'))
    const unknown = await enter(browser, body.token)
    assert.deepEqual(
      [unknown.status, unknown.problem?.code, unknown.problem?.['name'], unknown.problem?.['email']],
      [404, 'user_not_found', 'Person ada', 'ada@mail.example'],
    )
    const made = await browser.call(signUp, { body: await order(body.token) })
    assert.equal(made.status, 201)
    const again = product.openBrowser()
    const { body: word } = await exchange(again, await issuer.logInByCode((await begin(again)).href, 'ada'))
    assert.equal((await enter(again, word.token)).status, 200)
    assert.equal((await again.call(getMe)).body.email, 'ada@mail.example')
  })

  test('[decisions 2.16] a code is valid once, in the browser that started the flow, with the state it was given', async () => {
    const [browser, other] = [product.openBrowser(), product.openBrowser()]
    const answer = await issuer.logInByCode((await begin(browser)).href, 'grace')
    await begin(other)
    for (const [who, said] of [
      [other, answer],
      [product.openBrowser(), answer],
      [browser, { ...answer, state: 'x'.repeat(43) }],
      [browser, { ...answer, code: `${answer.code}x` }],
    ] as const) {
      const { status, problem } = await exchange(who, said)
      assert.deepEqual([status, problem?.code], [401, 'invalid_social_token'])
    }
    assert.equal((await exchange(browser, answer)).status, 200)
    assert.equal((await exchange(browser, answer)).problem?.code, 'invalid_social_token')
  })

  test('[decisions 2.16] a token is bound to its flow, and no other browser’s nonce accepts it', async () => {
    const [browser, other] = [product.openBrowser(), product.openBrowser()]
    const { body } = await exchange(browser, await issuer.logInByCode((await begin(browser)).href, 'eve'))
    await begin(other)
    assert.equal((await enter(other, body.token)).problem?.code, 'invalid_social_token')
    assert.equal((await enter(browser, body.token)).problem?.code, 'user_not_found')
  })
})
