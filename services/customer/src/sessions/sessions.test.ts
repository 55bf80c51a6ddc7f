import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setPin } from '@quintet/contracts/kids-lock'
import { checkPassword, getLogIn, logIn, logOut } from '@quintet/contracts/session'
import { createProfile } from '@quintet/contracts/profiles'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS, MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import {
  atOnce,
  lockDevice,
  newEmail,
  type Product,
  startProduct,
  TEST_PASSWORD,
  type TestMember,
} from '@quintet/testing'
import { insertBlock, updatePassword } from '../accounts/index.ts'
import { provePassword } from './prove-password.ts'

const WRONG = 'not-the-password'

let product: Product
let member: TestMember
before(async () => {
  product = await startProduct()
  member = await product.aMember()
})
after(() => product.stop())

const credentials = (username: string, password = TEST_PASSWORD) => ({ username, password, productId: 221 })

function cookieLine(headers: Headers, name: string): string | undefined {
  return headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
}

test('[accounts 4.1] logging in returns a token that loads the user', async () => {
  const { body } = await product.call(logIn, { body: credentials(member.email) })
  const answer = await product.call(getMe, undefined, { authorization: `Bearer ${body.token}` })
  assert.equal(answer.body.email, member.email)
})

test('[decisions 2.1] without remember the token is a session cookie: HttpOnly, SameSite=Lax, Path=/', async () => {
  const answer = await product.call(logIn, { body: credentials(member.email) })
  const line = cookieLine(answer.headers, 'user_token') ?? ''
  assert.match(line, /; HttpOnly/)
  assert.match(line, /; SameSite=Lax/)
  assert.match(line, /; Path=\//)
  assert.doesNotMatch(line, /Max-Age|Expires|Secure/)
  assert.equal(cookieLine(answer.headers, 'remember_user'), undefined)
})

for (const name of ['remember', 'isUserMemorised'] as const)
  test(`[decisions 2.1] with ${name}, token and e-mail are kept for 365 days in cookies that scripts cannot read`, async () => {
    const answer = await product.call(logIn, { body: { ...credentials(member.email), [name]: true } })
    for (const cookie of ['user_token', 'remember_user'])
      assert.match(cookieLine(answer.headers, cookie) ?? '', /Max-Age=31536000;.*HttpOnly/)
    assert.ok(
      decodeURIComponent(cookieLine(answer.headers, 'remember_user') ?? '').includes(`=${member.email};`),
    )
  })

test('[accounts 3.7] logging in without remember forgets the e-mail of an earlier log-in', async () => {
  const browser = product.openBrowser()
  await browser.call(logIn, { body: { ...credentials(member.email), remember: true } })
  assert.ok(browser.cookies.has('remember_user'))
  await browser.call(logIn, { body: credentials(member.email) })
  assert.ok(!browser.cookies.has('remember_user'))
})

test('[accounts 3.7] the log-in form starts with the remembered e-mail, even after logging out, but not on a locked device', async () => {
  const { browser, email } = await product.aMember()
  const kept = async () => (await browser.call(getLogIn)).body.username
  assert.equal(await kept(), null)
  await browser.call(logIn, { body: { ...credentials(email), remember: true } })
  await browser.call(logOut)
  assert.equal(await kept(), email)
  await browser.call(logIn, { body: { ...credentials(email), remember: true } })
  await lockDevice(browser.call)
  assert.equal(await kept(), null)
  await browser.call(logOut)
  assert.equal(await kept(), null)
})

test('[decisions 2.1] the device cookie outlives sessions and is renewed by each log-in', async () => {
  const browser = product.openBrowser()
  const first = await browser.call(logIn, { body: credentials(member.email) })
  assert.match(cookieLine(first.headers, 'device') ?? '', /Max-Age=31536000;.*HttpOnly/)
  const second = await browser.call(logIn, { body: credentials(member.email) })
  // The kids lock depends on it, so it must not expire a year after the first log-in.
  assert.equal(cookieLine(second.headers, 'device'), cookieLine(first.headers, 'device'))
})

test('[decisions 2.1] cookies are Secure on https, as reported by a trusted proxy only', async () => {
  const proxied = await startProduct({ environment: { TRUSTED_PROXIES: '1' } })
  try {
    const { email } = await proxied.aMember()
    const https = { 'x-forwarded-proto': 'https' }
    const trusted = await proxied.call(logIn, { body: credentials(email) }, https)
    assert.match(cookieLine(trusted.headers, 'user_token') ?? '', /; Secure/)
    const untrusted = await product.call(logIn, { body: credentials(member.email) }, https)
    assert.doesNotMatch(cookieLine(untrusted.headers, 'user_token') ?? '', /; Secure/)
  } finally {
    await proxied.stop()
  }
})

test('[decisions 1.6] productId may be a numeric string; an unknown one is 404 unknown_product', async () => {
  const taken = await product.call(logIn, { body: { ...credentials(member.email), productId: '221' } })
  assert.equal(taken.status, 200)
  const unknown = await product.call(logIn, { body: { ...credentials(member.email), productId: 222 } })
  assert.deepEqual([unknown.status, unknown.problem?.code], [404, 'unknown_product'])
})

test('[decisions 2.5] an unknown address and a wrong password get the same response', async () => {
  const wrong = await product.call(logIn, { body: credentials(member.email, WRONG) })
  const unknown = await product.call(logIn, { body: credentials(newEmail(), WRONG) })
  assert.deepEqual([wrong.status, wrong.problem?.code], [401, 'invalid_credentials'])
  assert.equal(wrong.problem?.title, 'Invalid credentials.')
  assert.deepEqual([unknown.status, unknown.problem], [wrong.status, wrong.problem])
})

test('finds the account by its address in any letter case', async () => {
  const answer = await product.call(logIn, { body: credentials(member.email.toUpperCase()) })
  assert.equal(answer.status, 200)
})

test('[decisions 1.3] a body that is not JSON is 400 malformed_json, one without fields 422 with their paths', async () => {
  const send = (body: string) =>
    product.send('/api/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const malformed = await send('{"username":')
  assert.equal(malformed.status, 400)
  assert.match(malformed.headers.get('content-type') ?? '', /^application\/problem\+json/)
  const empty = await send('{}')
  assert.equal(empty.status, 422)
  const { errors, detail } = (await empty.json()) as { errors: { path: string }[]; detail: string }
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['username', 'password', 'productId'],
  )
  assert.match(detail, /^username: A text is required\. password: /)
  assert.equal(((await malformed.json()) as { detail: string }).detail, 'The body is not JSON.')
})

test('[decisions 2.2] changes by cookie must come from the same origin, and those by Bearer token need none', async () => {
  const { browser, call } = await product.aMember()
  const check = (headers: Record<string, string>) => {
    const cookie = `user_token=${browser.cookies.get('user_token')}`
    return product.call(checkPassword, { body: { password: TEST_PASSWORD } }, { cookie, ...headers })
  }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: product.origin },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[])
    assert.equal((await check(headers)).problem?.code, 'cross_origin', JSON.stringify(headers))
  assert.equal((await check({ 'sec-fetch-site': 'same-origin' })).status, 200)
  assert.equal((await check({ origin: product.origin })).status, 200)
  for (const headers of [{}, { origin: 'https://a-client.example', 'sec-fetch-site': 'cross-site' }])
    assert.equal((await call(checkPassword, { body: { password: TEST_PASSWORD } }, headers)).status, 200)
})

test('[decisions 2.3] a 401 clears the cookie', async () => {
  const browser = product.openBrowser()
  browser.cookies.set('user_token', 'no-such-token')
  const answer = await browser.call(getMe)
  assert.deepEqual([answer.status, answer.problem?.code], [401, 'unauthenticated'])
  assert.equal(browser.cookies.has('user_token'), false)
})

test('[decisions 2.3] a 401 of the console or of a feed leaves the member logged in', async () => {
  const { browser } = await product.aMember()
  for (const address of ['/api/operator/me', '/feeds/channels.m3u?key=wrong'])
    assert.equal((await browser.send(address)).status, 401, address)
  assert.equal((await browser.call(getMe)).status, 200)
})

test('[decisions 2.3] logging out ends this session and no other', async () => {
  const other = product.openBrowser()
  await other.call(logIn, { body: credentials(member.email) })
  const { browser, call, send } = await product.aMember()
  const answer = await browser.call(logOut)
  assert.equal(answer.status, 204)
  assert.equal(browser.cookies.has('user_token'), false)
  assert.ok(browser.cookies.has('device'))
  assert.equal((await call(getMe)).problem?.code, 'unauthenticated')
  assert.equal((await send('/api/user/me')).status, 401)
  assert.equal((await other.call(getMe)).status, 200)
})

test('[decisions 2.3] a token is stored only as a hash', async () => {
  const { token } = await product.aMember()
  const rows = await product.db.selectFrom('session').selectAll().execute()
  assert.ok(rows.length > 0)
  assert.ok(!JSON.stringify(rows).includes(token))
  assert.ok(Buffer.from(token, 'base64url').length >= 32)
})

test('[decisions 2.10] too many wrong passwords are 429 with Retry-After, whether or not the address is known', async () => {
  const { email } = await product.aMember()
  for (const username of [email, newEmail()]) {
    for (let tries = 0; tries < 10; tries++)
      assert.equal((await product.call(logIn, { body: credentials(username, WRONG) })).status, 401)
    const refused = await product.call(logIn, { body: credentials(username) })
    assert.deepEqual([refused.status, refused.problem?.code], [429, 'too_many_attempts'])
    const seconds = Number(refused.headers.get('retry-after'))
    assert.ok(seconds > 14 * 60 && seconds <= 15 * 60, `${seconds} s`)
  }
  product.clock.advance(15 * MINUTE_MS + 1000)
  assert.equal((await product.call(logIn, { body: credentials(email) })).status, 200)
})

test('[decisions 2.10] the owner can log in from a known device while strangers guess', async () => {
  const { email, browser } = await product.aMember()
  for (let tries = 0; tries < 11; tries++) await product.call(logIn, { body: credentials(email, WRONG) })
  assert.equal((await product.call(logIn, { body: credentials(email) })).status, 429)
  assert.equal((await browser.call(logIn, { body: credentials(email) })).status, 200)
  for (let tries = 0; tries < 10; tries++)
    assert.equal((await browser.call(logIn, { body: credentials(email, WRONG) })).status, 401)
  assert.equal((await browser.call(logIn, { body: credentials(email) })).status, 429)
  product.clock.advance(15 * MINUTE_MS + 1000)
})

test('[decisions 2.10] stops a network that guesses at many accounts, whatever X-Forwarded-For it sends', async () => {
  const answers: number[] = []
  for (let tries = 0; tries < 35; tries++) {
    const headers = { 'x-forwarded-for': `203.0.${tries}.9` }
    answers.push((await product.call(logIn, { body: credentials(newEmail(), WRONG) }, headers)).status)
  }
  assert.equal(answers.filter((status) => status === 401).length, 30)
  assert.equal(answers.at(-1), 429)
  product.clock.advance(MINUTE_MS + 1000)
  assert.equal((await product.call(logIn, { body: credentials(member.email) })).status, 200)
})

test('[decisions 2.10] right passwords do not use up attempts', async () => {
  for (let times = 0; times < 12; times++)
    assert.equal((await product.call(logIn, { body: credentials(member.email) })).status, 200)
})

test('[decisions 3.12] a checked password unlocks the calls that require one, for 5 minutes and this session only', async () => {
  const { email, call } = await product.aMember()
  const other = product.openBrowser()
  await other.call(logIn, { body: credentials(email) })
  const pin = { body: { pinCode: '1357' } }
  assert.deepEqual((await call(checkPassword, { body: { password: WRONG } })).body, { valid: false })
  assert.deepEqual(
    [(await call(setPin, pin)).status, (await call(setPin, pin)).problem?.code],
    [403, 'password_required'],
  )
  assert.deepEqual((await call(checkPassword, { body: { password: TEST_PASSWORD } })).body, { valid: true })
  assert.equal((await call(setPin, pin)).status, 200)
  assert.equal((await other.call(setPin, pin)).problem?.code, 'password_required')
  product.clock.advance(4 * MINUTE_MS)
  assert.equal((await call(setPin, pin)).status, 200)
  product.clock.advance(2 * MINUTE_MS)
  assert.equal((await call(setPin, pin)).problem?.code, 'password_required')
})

test('[decisions 2.10] checking the password counts towards the log-in limit', async () => {
  const { call, browser, email } = await product.aMember()
  for (let tries = 0; tries < 10; tries++) await call(checkPassword, { body: { password: WRONG } })
  const refused = await call(checkPassword, { body: { password: TEST_PASSWORD } })
  assert.deepEqual([refused.status, refused.problem?.code], [429, 'too_many_attempts'])
  // The limit is shared, so there is no second way to guess.
  assert.equal((await browser.call(logIn, { body: credentials(email) })).status, 429)
})

test('[security 2.6] records log-ins, failures and log-outs, with the device and without contents', async () => {
  const { browser, email } = await product.aMember()
  await browser.call(logIn, { body: credentials(email, WRONG) })
  await browser.call(logIn, { body: credentials(email) })
  await browser.call(logOut)
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const events = await product.db
    .selectFrom('audit_event')
    .select(['kind', 'device_id'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['signed_up', 'log_in_failed', 'logged_in', 'logged_out'],
  )
  assert.equal(new Set(events.map(({ device_id }) => device_id)).size, 1)
})

test('[security 2.2] whoever changes an account or proves a password while it is erased is logged out', async () => {
  const { email, call } = await product.aMember()
  const account = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const [answer] = await atOnce(
    product.db,
    (tx) => tx.deleteFrom('account').where('id', '=', account.id).execute(),
    [() => call(createProfile, { body: { name: 'Ida' } })],
  )
  assert.deepEqual([answer?.status, answer?.problem?.code], [401, 'unauthenticated'])
  const viewer = {
    accountId: account.id,
    profileId: 'gone',
    sessionId: 'gone',
    deviceId: 'gone',
    kidLocked: false,
    hidesSpoilers: false,
  }
  assert.equal(await provePassword(product.foundation, viewer, TEST_PASSWORD), false)
})

// Must run last, since it advances the clock by a year.
test('[accounts 9.2] a remembered token lives 365 days, and any other ends on the server too', async () => {
  const { email } = await product.aMember()
  const [short, long] = [product.openBrowser(), product.openBrowser()]
  await short.call(logIn, { body: credentials(email) })
  await long.call(logIn, { body: { ...credentials(email), remember: true } })
  const statuses = async () => [(await short.call(getMe)).status, (await long.call(getMe)).status]
  assert.deepEqual(await statuses(), [200, 200])
  product.clock.advance(364 * DAY_MS)
  assert.deepEqual(await statuses(), [401, 200])
  product.clock.advance(DAY_MS)
  assert.deepEqual(await statuses(), [401, 401])
})

for (const [what, code, change] of [
  [
    'the password changes',
    'invalid_credentials',
    (tx: DatabaseTransaction, id: string) => updatePassword(tx, id, 'another one'),
  ],
  [
    'the account is blocked',
    'account_blocked',
    (tx: DatabaseTransaction, id: string) => insertBlock(tx, id, product.clock.now()),
  ],
  [
    'the account is erased',
    'invalid_credentials',
    (tx: DatabaseTransaction, id: string) => tx.deleteFrom('account').where('id', '=', id).execute(),
  ],
] as const)
  test(`[security 2.2] a log-in that is being checked while ${what} does not begin`, async () => {
    const { email } = await product.aMember()
    const { id } = await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const [answer] = await atOnce(product.db, (tx) => change(tx, id), [
      () => product.call(logIn, { body: credentials(email) }),
    ])
    assert.equal(answer?.problem?.code, code)
  })
