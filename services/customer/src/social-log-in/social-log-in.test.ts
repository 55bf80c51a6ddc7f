import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import { deleteUser, exportUser } from '@quintet/contracts/personal-data'
import { listSessions } from '@quintet/contracts/session'
import { checkSocial, listSocialPlatforms, socialLogIn, startSocialLogIn } from '@quintet/contracts/social'
import { getMe } from '@quintet/contracts/user'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import {
  atOnce,
  type Browser,
  FACEBOOK,
  newEmail,
  type SocialProduct,
  startOidcIssuer,
  startProduct,
  startSocialProduct,
} from '@quintet/testing'

const ORIGIN = 'https://quintet.example'

let providers: SocialProduct
let product: SocialProduct['product']
let issuer: SocialProduct['issuer']
let facebook: SocialProduct['facebook']
let aSocialMember: SocialProduct['aSocialMember']
before(async () => {
  providers = await startSocialProduct(ORIGIN, { PUBLIC_ORIGIN: ORIGIN })
  ;({ product, issuer, facebook, aSocialMember } = providers)
})
after(() => providers.stop())

const enter = (browser: Browser, platform: 'google' | 'facebook', token: string) =>
  browser.call(socialLogIn, { body: { productId: 221, platform, token } })

async function begin(browser: Browser, platform: 'google' | 'facebook' = 'google'): Promise<URL> {
  const { body } = await browser.call(startSocialLogIn, { body: { platform } })
  return new URL(body.authorizeUrl)
}

describe('Google', () => {
  const google = (subject: string) => ({ issuer: issuer.issuer, subject })

  test('[accounts 7.2] a member logs in through the provider’s own pages', async () => {
    const { email } = await aSocialMember(google('ada'))
    const browser = product.openBrowser()
    const url = await begin(browser)
    assert.equal(url.searchParams.get('response_type'), 'id_token')
    assert.equal(url.searchParams.get('redirect_uri'), `${ORIGIN}/login/social`)
    const token = await issuer.logIn(url.href, 'ada')
    assert.equal((await enter(browser, 'google', token)).status, 200)
    assert.equal((await browser.call(getMe)).body.email, email)
  })

  test('[decisions 2.11] an identity without an account is not found, and the sign-up is filled in from the provider', async () => {
    const browser = product.openBrowser()
    const token = await issuer.logIn((await begin(browser)).href, 'nobody-yet')
    const { status, problem } = await enter(browser, 'google', token)
    assert.deepEqual([status, problem?.code, problem?.title], [404, 'user_not_found', 'User not found.'])
    assert.deepEqual(
      [problem?.['name'], problem?.['email']],
      ['Person nobody-yet', 'nobody-yet@mail.example'],
    )
  })

  test('[decisions 2.11] an account that is erased during the log-in is not found', async () => {
    const { email } = await aSocialMember(google('leaving'))
    const browser = product.openBrowser()
    const token = await issuer.logIn((await begin(browser)).href, 'leaving')
    const [answer] = await atOnce(
      product.db,
      (tx) => tx.deleteFrom('account').where('email', '=', email).execute(),
      [() => enter(browser, 'google', token)],
    )
    assert.deepEqual([answer?.status, answer?.problem?.code], [404, 'user_not_found'])
  })

  test('[decisions 2.11] the e-mail alone never opens an account', async () => {
    const email = newEmail()
    await product.aMember({ email })
    const browser = product.openBrowser()
    const nonce = (await begin(browser)).searchParams.get('nonce')
    const token = await issuer.sign(claims({ sub: 'stranger', nonce, email, email_verified: true }))
    assert.equal((await enter(browser, 'google', token)).problem?.code, 'user_not_found')
  })

  const claims = (own: Record<string, unknown>) => {
    const seconds = Math.floor(product.clock.now().getTime() / 1000)
    return { iss: issuer.issuer, aud: issuer.clientId, sub: 'ada', iat: seconds, exp: seconds + 300, ...own }
  }

  test('[security 2.8] rejects a token whose issuer, audience, nonce, times or signature are wrong', async () => {
    await aSocialMember(google('grace'))
    const now = Math.floor(product.clock.now().getTime() / 1000)
    const other = await startOidcIssuer(`${ORIGIN}/login/social`)
    try {
      const forged: [string, (nonce: string) => Promise<string>][] = [
        [
          'another issuer',
          (nonce) => issuer.sign(claims({ sub: 'grace', nonce, iss: 'https://elsewhere.example' })),
        ],
        ['another audience', (nonce) => issuer.sign(claims({ sub: 'grace', nonce, aud: 'another-app' }))],
        ['another nonce', () => issuer.sign(claims({ sub: 'grace', nonce: 'guessed' }))],
        ['no nonce', () => issuer.sign(claims({ sub: 'grace' }))],
        ['expired', (nonce) => issuer.sign(claims({ sub: 'grace', nonce, iat: now - 900, exp: now - 600 }))],
        [
          'too old',
          (nonce) => issuer.sign(claims({ sub: 'grace', nonce, iat: now - 3600, exp: now + 3600 })),
        ],
        ['another key', (nonce) => other.sign(claims({ sub: 'grace', nonce }))],
        [
          'a key that is not published',
          (nonce) => issuer.sign(claims({ sub: 'grace', nonce }), { kid: 'other' }),
        ],
        [
          'no signature',
          (nonce) => {
            const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
            return Promise.resolve(`${part({ alg: 'none' })}.${part(claims({ sub: 'grace', nonce }))}.`)
          },
        ],
        ['no token at all', () => Promise.resolve('x.y.z')],
      ]
      for (const [what, make] of forged) {
        const browser = product.openBrowser()
        const nonce = (await begin(browser)).searchParams.get('nonce') ?? ''
        const { status, problem } = await enter(browser, 'google', await make(nonce))
        assert.deepEqual([status, problem?.code], [401, 'invalid_social_token'], what)
      }
    } finally {
      await other.stop()
    }
  })

  test('[decisions 2.11] a nonce is valid once, and only in the browser that started the flow', async () => {
    await aSocialMember(google('hedy'))
    const browser = product.openBrowser()
    const token = await issuer.logIn((await begin(browser)).href, 'hedy')
    assert.equal((await enter(product.openBrowser(), 'google', token)).status, 401)
    assert.equal((await enter(browser, 'google', token)).status, 200)
    assert.equal((await enter(browser, 'google', token)).status, 401)
  })

  test('[decisions 2.12] for a member without a password, a fresh log-in counts as the password check for 5 minutes', async () => {
    await aSocialMember(google('mary'))
    const browser = product.openBrowser()
    await enter(browser, 'google', await issuer.logIn((await begin(browser)).href, 'mary'))
    const change = () => browser.call(setPin, { body: { pinCode: '4321' } })
    assert.equal((await change()).status, 200)
    product.clock.advance(6 * MINUTE_MS)
    assert.equal((await change()).problem?.code, 'password_required')
  })

  /** The provider's token for a person who has just logged in again, in a flow this browser started. */
  async function freshProof(browser: Browser, sub: string, own: Record<string, unknown> = {}) {
    const { body } = await browser.call(startSocialLogIn, { body: { platform: 'google', fresh: true } })
    const nonce = new URL(body.authorizeUrl).searchParams.get('nonce')
    const auth_time = Math.floor(product.clock.now().getTime() / 1000)
    return {
      platform: 'google' as const,
      token: await issuer.sign(claims({ sub, nonce, auth_time, ...own })),
    }
  }

  test('[decisions 2.12] proving oneself requires a new log-in, even if the provider still has a session', async () => {
    product.clock.set(new Date())
    const { browser } = await aSocialMember(google('again'))
    const start = async (fresh: boolean) =>
      (await browser.call(startSocialLogIn, { body: { platform: 'google', fresh } })).body.authorizeUrl
    assert.equal(new URL(await start(false)).searchParams.get('max_age'), null)
    const address = await start(true)
    assert.equal(new URL(address).searchParams.get('max_age'), '0')
    const token = await issuer.logIn(address, 'again')
    assert.deepEqual((await browser.call(checkSocial, { body: { platform: 'google', token } })).body, {
      valid: true,
    })
    const started = await browser.call(startSocialLogIn, { body: { platform: 'facebook', fresh: true } })
    assert.equal(new URL(started.body.authorizeUrl).searchParams.get('auth_type'), 'reauthenticate')
  })

  test('[decisions 2.4] mails the owner about a log-in from a new device, not from a known one', async () => {
    const { email, browser } = await aSocialMember(google('mileva'))
    const told = async () =>
      (await product.mailsTo(email)).filter(({ subject }) => /Neues Gerät|new device/.test(subject)).length
    const logInBy = async (by: Browser) =>
      enter(by, 'google', await issuer.logIn((await begin(by)).href, 'mileva'))
    await logInBy(browser)
    assert.equal(await told(), 0)
    await logInBy(product.openBrowser())
    assert.equal(await told(), 1)
  })

  test('[decisions 2.12] a fresh log-in during a session also unlocks what others unlock by password, for 5 minutes', async () => {
    const { browser, email } = await aSocialMember(google('rosa'))
    const devices = (await browser.call(listSessions)).body.length
    const check = async (person: string) =>
      browser.call(checkSocial, { body: await freshProof(browser, person) })
    const change = () => browser.call(setPin, { body: { pinCode: '4321' } })
    await aSocialMember(google('somebody else'))
    assert.deepEqual((await check('somebody else')).body, { valid: false })
    assert.equal((await change()).problem?.code, 'password_required')
    assert.deepEqual((await check('rosa')).body, { valid: true })
    assert.equal((await change()).status, 200)
    assert.equal((await browser.call(listSessions)).body.length, devices, 'no session beside it')
    product.clock.advance(6 * MINUTE_MS)
    assert.equal((await browser.call(deleteUser)).problem?.code, 'password_required')
    await check('rosa')
    assert.equal((await browser.call(exportUser)).status, 200)
    assert.equal((await browser.call(deleteUser)).status, 200)
    assert.equal((await product.mailsTo(email)).length, 0)
  })

  test('[decisions 2.12] a token from an old log-in, or with a used nonce, unlocks nothing', async () => {
    const { browser } = await aSocialMember(google('emmy'))
    const old = Math.floor(product.clock.now().getTime() / 1000) - 3600
    const { token } = await freshProof(browser, 'emmy', { auth_time: old })
    const check = () => browser.call(checkSocial, { body: { platform: 'google', token } })
    assert.deepEqual((await check()).body, { valid: false })
    const { token: good } = await freshProof(browser, 'emmy')
    const checkGood = (by: Browser) => by.call(checkSocial, { body: { platform: 'google', token: good } })
    const stranger = (await aSocialMember(google('not emmy'))).browser
    assert.deepEqual((await checkGood(stranger)).body, { valid: false }, 'a flow that it did not begin')
    assert.deepEqual((await checkGood(browser)).body, { valid: true })
    assert.deepEqual((await checkGood(browser)).body, { valid: false }, 'the nonce was taken')
    product.clock.advance(6 * MINUTE_MS)
    assert.equal(
      (await browser.call(setPin, { body: { pinCode: '4321' } })).problem?.code,
      'password_required',
    )
  })

  test('[decisions 2.12] a member with a password must use it, and no provider replaces it', async () => {
    const { browser, email } = await aSocialMember(google('lise'))
    await product.db
      .updateTable('account')
      .set({ password_hash: 'x$y$z' })
      .where('email', '=', email)
      .execute()
    const answer = await browser.call(checkSocial, { body: await freshProof(browser, 'lise') })
    assert.deepEqual(answer.body, { valid: false })
  })

  test('[decisions 2.12] a member without a password lifts the kids lock by a fresh log-in, even after ten wrong PINs', async () => {
    const { browser, email } = await aSocialMember(google('ada junior'))
    const prove = (person: string) => freshProof(browser, person)
    await browser.call(checkSocial, { body: await prove('ada junior') })
    await browser.call(setPin, { body: { pinCode: '4321' } })
    assert.equal((await browser.call(toggleKidsLock, { body: { pinCode: '4321' } })).body.status, 'LOCKED')
    await product.db
      .updateTable('account')
      .set({ pin_failures_in_row: 10 })
      .where('email', '=', email)
      .execute()
    assert.equal(
      (await browser.call(toggleKidsLock, { body: { pinCode: '4321' } })).problem?.code,
      'pin_locked',
    )
    await aSocialMember(google('a child'))
    const byChild = await browser.call(toggleKidsLock, { body: { social: await prove('a child') } })
    assert.deepEqual([byChild.status, byChild.problem?.code], [403, 'password_required'])
    // From a session already open at the provider: it does not show who is sitting here now.
    const unstated = await freshProof(browser, 'ada junior', { auth_time: undefined })
    const bySession = await browser.call(toggleKidsLock, { body: { social: unstated } })
    assert.deepEqual([bySession.status, bySession.problem?.code], [403, 'password_required'])
    const byParent = await browser.call(toggleKidsLock, { body: { social: await prove('ada junior') } })
    assert.deepEqual(byParent.body, { status: 'UNLOCKED' })
  })
})

describe('Facebook', () => {
  test('[accounts 7.2] a member logs in with a signed request', async () => {
    const { email } = await aSocialMember({ issuer: FACEBOOK, subject: '76' })
    const browser = product.openBrowser()
    assert.equal((await begin(browser, 'facebook')).host, 'www.facebook.com')
    assert.equal((await enter(browser, 'facebook', facebook.signedRequest({ user_id: '76' }))).status, 200)
    assert.equal((await browser.call(getMe)).body.email, email)
  })

  test('[security 2.8] rejects another algorithm, secret or age, and an altered body', async () => {
    await aSocialMember({ issuer: FACEBOOK, subject: '75' })
    const seconds = Math.floor(product.clock.now().getTime() / 1000)
    const good = facebook.signedRequest({ user_id: '75' })
    const swapped = `${good.split('.')[0]}.${facebook.signedRequest({ user_id: '75', extra: 1 }).split('.')[1]}`
    for (const token of [
      facebook.signedRequest({ user_id: '75', algorithm: 'none' }),
      facebook.signedRequest({ user_id: '75' }, 'another-secret'),
      facebook.signedRequest({ user_id: '75', issued_at: seconds - 600 }),
      facebook.signedRequest({ user_id: '75', issued_at: seconds + 600 }),
      swapped,
      `${good}.more`,
      'nonsense',
    ]) {
      const browser = product.openBrowser()
      await begin(browser, 'facebook')
      assert.equal((await enter(browser, 'facebook', token)).problem?.code, 'invalid_social_token', token)
    }
    assert.equal((await enter(product.openBrowser(), 'facebook', good)).status, 401, 'no flow was begun')
  })

  test('[decisions 2.11] name and e-mail come from the Graph, and only for the person who signed in', async () => {
    facebook.asked = []
    const browser = product.openBrowser()
    await begin(browser, 'facebook')
    const { problem } = await enter(browser, 'facebook', facebook.signedRequest({ code: 'abc' }))
    assert.deepEqual(
      [problem?.code, problem?.['name'], problem?.['email']],
      ['user_not_found', 'Grace Hopper', 'grace@mail.example'],
    )
    assert.equal(facebook.asked.length, 3)
    await begin(browser, 'facebook')
    const other = await enter(browser, 'facebook', facebook.signedRequest({ code: 'abc', user_id: '78' }))
    assert.deepEqual([other.problem?.['name'], other.problem?.['email']], [null, null])
  })

  test('[decisions 2.12] lifts the kids lock if the Graph confirms that the password was entered for this flow', async () => {
    const { browser } = await aSocialMember({ issuer: FACEBOOK, subject: '77' })
    const proof = async () => {
      const { body } = await browser.call(startSocialLogIn, { body: { platform: 'facebook', fresh: true } })
      const { searchParams } = new URL(body.authorizeUrl)
      facebook.enteredAnew = {
        auth_type: searchParams.get('auth_type'),
        auth_nonce: searchParams.get('auth_nonce'),
      }
      return { platform: 'facebook' as const, token: facebook.signedRequest({ code: 'abc' }) }
    }
    const lift = async (social: Awaited<ReturnType<typeof proof>>) => {
      const answer = await browser.call(toggleKidsLock, { body: { social } })
      return answer.problem?.code ?? answer.body.status
    }
    assert.deepEqual((await browser.call(checkSocial, { body: await proof() })).body, { valid: true })
    assert.match(facebook.enteredAnew.auth_nonce ?? '', /^[\da-f]{64}$/, 'Facebook takes letters and digits')
    await browser.call(setPin, { body: { pinCode: '4321' } })
    await browser.call(toggleKidsLock, { body: { pinCode: '4321' } })
    const first = facebook.enteredAnew
    for (const wrong of [{}, first, { ...first, auth_type: 'https' }]) {
      const social = await proof()
      facebook.enteredAnew = wrong
      assert.equal(await lift(social), 'password_required', JSON.stringify(wrong))
    }
    assert.equal(await lift(await proof()), 'UNLOCKED')
  })
})

test('[decisions 2.11] an unconfigured provider is listed as unavailable, and starting its log-in fails', async () => {
  const plain = await startProduct({ environment: { DEV_TOOLS: '0' } })
  try {
    assert.deepEqual((await plain.call(listSocialPlatforms)).body, [
      { platform: 'google', available: false },
      { platform: 'facebook', available: false },
    ])
    for (const platform of ['google', 'facebook'] as const) {
      const answer = await plain.call(startSocialLogIn, { body: { platform } })
      assert.deepEqual([answer.status, answer.problem?.code], [503, 'social_unavailable'])
    }
  } finally {
    await plain.stop()
  }
})
