/** Social log-in on a developer's machine, where no provider is configured. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { listSocialPlatforms, socialLogIn, startSocialLogIn } from '@quintet/contracts/social'
import { getMe } from '@quintet/contracts/user'
import { type Browser, newEmail, type Product, startProduct } from '@quintet/testing'

const PERSON = { name: 'Grace Hopper', email: 'grace@mail.example' }

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

type Platform = 'google' | 'facebook'

/** Enters an identity on the sandbox's log-in page; returns the address it leads to. */
async function sayWho(browser: Browser, platform: Platform, person: Record<string, string>): Promise<URL> {
  const { body } = await browser.call(startSocialLogIn, { body: { platform } })
  const url = new URL(body.authorizeUrl)
  const page = await browser.send(url.pathname + url.search)
  const html = await page.text()
  assert.equal(page.status, 200)
  const [, nonce = ''] = /name="nonce" value="([^"]+)"/.exec(html) ?? []
  const answer = await browser.send(url.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ platform, nonce, ...person }).toString(),
    redirect: 'manual',
  })
  assert.equal(answer.status, 303)
  return new URL(answer.headers.get('location') ?? '', product.origin)
}

const tokenOf = ({ hash }: URL, name: string) => new URLSearchParams(hash.slice(1)).get(name) ?? ''

describe('[decisions 8.8] with development tools and nothing configured', () => {
  test('offers both providers, and sends unknown people to the sign-up with name and address', async () => {
    const browser = product.openBrowser()
    const { body } = await browser.call(listSocialPlatforms)
    assert.deepEqual(
      body.map(({ available }) => available),
      [true, true],
    )
    const back = await sayWho(browser, 'google', PERSON)
    assert.equal(back.origin + back.pathname, `${product.origin}/login/social`)
    const token = tokenOf(back, 'id_token')
    const { status, problem } = await browser.call(socialLogIn, {
      body: { productId: 221, platform: 'google', token },
    })
    assert.deepEqual([status, problem?.code], [404, 'user_not_found'])
    assert.deepEqual([problem?.['name'], problem?.['email']], [PERSON.name, PERSON.email])
  })

  test('the same address is the same person again, but only at that provider', async () => {
    const { email } = await product.aMember()
    const { id } = await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const subject = createHash('sha256').update(email).digest('hex')
    await product.db
      .insertInto('social_identity')
      .values({ issuer: 'sandbox:facebook', subject, account_id: id, created_at: product.clock.now() })
      .execute()
    const enter = async (browser: Browser, platform: Platform, name: string) =>
      browser.call(socialLogIn, {
        body: {
          productId: 221,
          platform,
          token: tokenOf(await sayWho(browser, platform, { ...PERSON, email }), name),
        },
      })
    const browser = product.openBrowser()
    assert.equal((await enter(browser, 'facebook', 'signed_request')).status, 200)
    assert.equal((await browser.call(getMe)).body.email, email)
    assert.equal((await enter(product.openBrowser(), 'google', 'id_token')).problem?.code, 'user_not_found')
  })

  test('a token is valid once, in the browser that asked for it, and not if altered', async () => {
    const browser = product.openBrowser()
    const token = tokenOf(await sayWho(browser, 'google', { ...PERSON, email: newEmail() }), 'id_token')
    const [body = '', signature = ''] = token.split('.')
    const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('Grace', 'Trace'))
    const forged = `${other.toString('base64url')}.${signature}`
    const outcome = async (from: Browser, word: string) =>
      (await from.call(socialLogIn, { body: { productId: 221, platform: 'google', token: word } })).problem
        ?.code
    assert.equal(await outcome(product.openBrowser(), token), 'invalid_social_token')
    assert.equal(await outcome(browser, forged), 'invalid_social_token')
    assert.equal(await outcome(browser, token), 'invalid_social_token', 'its nonce is spent')
  })

  test('cancelling returns no token, and requests through a proxy get neither page nor button', async () => {
    const back = await sayWho(product.openBrowser(), 'google', { back: '1' })
    assert.equal(back.hash, '#error=access_denied')
    const through = { headers: { 'x-forwarded-for': '192.0.2.7' } }
    const page = await product.send('/api/sandbox/log_in?platform=google&nonce=abc', through)
    assert.equal(page.status, 404)
    const listed = await product.send('/api/sso/platforms', through)
    assert.deepEqual(
      ((await listed.json()) as { available: boolean }[]).map(({ available }) => available),
      [false, false],
    )
  })
})

test('[decisions 8.8] offers nothing unconfigured without development tools', async () => {
  const plain = await startProduct({ environment: { DEV_TOOLS: '0', ROLE: 'customer,content,web' } })
  try {
    assert.equal((await plain.send('/api/sandbox/log_in?platform=google&nonce=abc')).status, 404)
    const page = await (await plain.send('/login', { headers: { 'accept-language': 'en' } })).text()
    assert.doesNotMatch(page, /Continue with/)
  } finally {
    await plain.stop()
  }
})
