/** The calls table of the accounts, row by row: method, path, payload and response on the wire, with a Bearer token. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type SocialProduct, startSocialProduct, TEST_PASSWORD, type TestMember } from '@quintet/testing'

const ORIGIN = 'https://quintet.example'
const PIN = '2468'

describe('the calls of the accounts', () => {
  let providers: SocialProduct
  let member: TestMember

  before(async () => {
    providers = await startSocialProduct(ORIGIN, { PUBLIC_ORIGIN: ORIGIN })
    member = await providers.product.aMember()
  })
  after(() => providers.stop())

  /** Sends `payload` as JSON; returns the status and the parsed body. */
  async function send(
    sender: Pick<TestMember, 'send'>,
    call: string,
    payload?: object,
  ): Promise<[status: number, body: Record<string, unknown>]> {
    const [method = '', path] = call.split(' ')
    const answer = await sender.send(`/api${path}`, {
      method,
      ...(payload ? { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } } : {}),
    })
    const text = await answer.text()
    return [answer.status, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)]
  }

  test('[accounts 3.1, accounts 7.1] GET /user/me returns the current user with the named fields, and 401 to a visitor', async () => {
    const [status, user] = await send(member, 'GET /user/me')
    assert.equal(status, 200)
    for (const field of 'email firstName lastName gender location expireAt cancelAt kidLocked'.split(' '))
      assert.ok(field in user, field)
    assert.equal((await send(providers.product, 'GET /user/me'))[0], 401)
  })

  test('[accounts 7.1] calls without payload take the JSON headers that all calls send', async () => {
    const headers = { 'content-type': 'application/json' }
    const { id } = await providers.product.aTitle({ media: 'video' })
    for (const [call, expected] of [
      ['GET /user/me', 200],
      [`DELETE /user/playlist/${id}`, 200],
      ['POST /user/subscription/resume', 409],
      ['POST /login', 400],
    ] as const) {
      const [method = '', path] = call.split(' ')
      const answer = await member.send(`/api${path}`, { method, headers })
      assert.equal(answer.status, expected, call)
    }
  })

  test('[accounts 7.1] PATCH /user returns the updated user, including newsletter', async () => {
    const change = { firstName: 'Grace', lastName: 'Hopper', gender: 'non-binary', location: 'Wien' }
    const [status, user] = await send(member, 'PATCH /user', { ...change, newsletter: false })
    assert.equal(status, 200)
    assert.partialDeepStrictEqual(user, { ...change, newsletter: false })
  })

  test('[accounts 7.2] POST /login {username, password, productId} returns a token that loads the user', async () => {
    const credentials = { username: member.email, password: TEST_PASSWORD, productId: 221 }
    const [status, { token }] = await send(providers.product, 'POST /login', credentials)
    assert.equal(status, 200)
    const me = await providers.product.send('/api/user/me', {
      headers: { authorization: `Bearer ${String(token)}` },
    })
    assert.equal(me.status, 200)
  })

  test('[accounts 7.2] POST /sso/login {productId, platform, token} returns a token for Google’s id token and Facebook’s signed request', async () => {
    const { product, issuer, facebook, aSocialMember } = providers
    for (const platform of ['google', 'facebook'] as const) {
      const subject = platform === 'google' ? 'ada' : '77'
      await aSocialMember({
        issuer: platform === 'google' ? issuer.issuer : 'https://www.facebook.com',
        subject,
      })
      const browser = product.openBrowser()
      const [, { authorizeUrl }] = await send(browser, 'POST /sso/start', { platform })
      const token =
        platform === 'google' ? await issuer.logIn(String(authorizeUrl), subject) : facebook.signedRequest()
      const [status, body] = await send(browser, 'POST /sso/login', { productId: 221, platform, token })
      assert.deepEqual([platform, status, typeof body['token']], [platform, 200, 'string'])
    }
  })

  test('[accounts 7.3] POST /customer/password/forgot sends a link, POST /customer/password/reset/{token} sets the password', async () => {
    const { product } = providers
    const { email } = await product.aMember()
    const [asked] = await send(product, 'POST /customer/password/forgot', { productId: 221, email })
    assert.equal(asked, 202)
    const text = (await product.mailsTo(email)).find((mail) => mail.text.includes('token='))?.text
    const token = /token=([\w-]+)/.exec(text ?? '')?.[1]
    const password = 'marble-heron-lantern'
    assert.equal((await send(product, `POST /customer/password/reset/${token}`, { password }))[0], 204)
    const [entered] = await send(product, 'POST /login', { username: email, password, productId: 221 })
    assert.equal(entered, 200)
  })

  test('[accounts 3.6, accounts 7.4] POST /customer/contact {productId, fullName, email, subject, content} is sent', async () => {
    const message = { fullName: 'Ada', email: member.email, subject: 'technical issue', content: 'No sound.' }
    const [status] = await send(providers.product, 'POST /customer/contact', { productId: 221, ...message })
    assert.equal(status, 202)
  })

  test('[accounts 7.5] POST /user/check_password, then the PIN: GET and PATCH /parental_regulation/pin_code, PATCH .../toggle_lock_kid', async () => {
    const check = async (password: string) => send(member, 'POST /user/check_password', { password })
    assert.deepEqual(await check('not it'), [200, { valid: false }])
    assert.deepEqual(await check(TEST_PASSWORD), [200, { valid: true }])
    const pin = '/parental_regulation/pin_code'
    assert.deepEqual(await send(member, `GET ${pin}`), [200, { isSet: false }])
    assert.deepEqual(await send(member, `PATCH ${pin}`, { pinCode: PIN }), [200, { isSet: true }])
    for (const status of ['LOCKED', 'UNLOCKED']) {
      const toggled = await send(member, 'PATCH /parental_regulation/toggle_lock_kid', { pinCode: PIN })
      assert.deepEqual(toggled, [200, { status }])
      assert.equal((await send(member, 'GET /user/me'))[1]['kidLocked'], status === 'LOCKED')
    }
  })

  test('[decisions 3.5] DELETE /user/subscription cancels, DELETE /user/sessions logs out all devices', async () => {
    const [status, user] = await send(member, 'DELETE /user/subscription', { email: member.email })
    assert.equal(status, 200)
    assert.ok(user['cancelAt'] && user['expireAt'])
    assert.equal((await send(member, 'DELETE /user/sessions'))[0], 204)
    assert.equal((await send(member, 'GET /user/me'))[0], 401)
  })
})
