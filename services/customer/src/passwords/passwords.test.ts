import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changePassword, checkNewPassword, forgotPassword, resetPassword } from '@quintet/contracts/passwords'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { getMe } from '@quintet/contracts/user'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { newEmail, type Product, startProduct, TEST_PASSWORD } from '@quintet/testing'

const NEW_PASSWORD = 'marble-heron-lantern'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const forget = (email: string) => product.call(forgotPassword, { body: { productId: 221, email } })
const enter = (email: string, password: string) =>
  product.call(logIn, { body: { username: email, password, productId: 221 } })

/** The link in the newest mail to this address that contains one. */
async function linkTo(email: string): Promise<URL> {
  const links = (await product.mailsTo(email)).flatMap(
    // Newer mails may have none, such as the one about a new device.
    ({ text }) => /https?:\/\/\S+password-reset\S+/.exec(text)?.[0] ?? [],
  )
  const [link] = links
  assert.ok(link, 'a mail has the link')
  return new URL(link)
}

async function tokenFor(email: string): Promise<string> {
  await forget(email)
  return (await linkTo(email)).searchParams.get('token') ?? ''
}

test('[accounts 2.2] the link leads to the home route with password-reset, token and email', async () => {
  const { email } = await product.aMember()
  assert.equal((await forget(email.toUpperCase())).status, 202)
  const link = await linkTo(email)
  assert.equal(link.pathname, '/')
  assert.deepEqual([link.searchParams.get('password-reset'), link.searchParams.get('email')], ['true', email])
  assert.ok((link.searchParams.get('token') ?? '').length >= 43, '256 bits')
})

test('[decisions 2.6] checks a new password before the form asks for more', async () => {
  const check = (password: string) => product.call(checkNewPassword, { body: { password } })
  assert.equal((await check(NEW_PASSWORD)).status, 204)
  for (const [password, message] of [
    ['Password', 'This password is too common.'],
    ['short', 'Password is invalid, it should contain at least 6 characters.'],
  ] as const) {
    const { status, problem } = await check(password)
    assert.deepEqual([status, problem?.errors], [422, [{ path: 'password', message }]])
  }
})

test('[accounts 7.3] the link sets a new password once and ends every session', async () => {
  const member = await product.aMember()
  const token = await tokenFor(member.email)
  const reset = () => product.call(resetPassword, { params: { token }, body: { password: NEW_PASSWORD } })
  assert.equal((await reset()).status, 204)
  assert.equal((await member.call(getMe)).status, 401)
  assert.equal((await enter(member.email, TEST_PASSWORD)).status, 401)
  assert.equal((await enter(member.email, NEW_PASSWORD)).status, 200)
  const again = await reset()
  assert.deepEqual([again.status, again.problem?.code], [410, 'invalid_reset_link'])
  const subjects = (await product.mailsTo(member.email)).map(({ subject }) => subject)
  assert.ok(
    subjects.some((subject) => /Passwort wurde geändert|password was changed/.test(subject)),
    subjects.join(', '),
  )
})

test('[security 2.2] a link expires after 30 minutes, and an invented one never works', async () => {
  const { email } = await product.aMember()
  const token = await tokenFor(email)
  product.clock.advance(30 * MINUTE_MS + 1000)
  for (const old of [token, 'x'.repeat(43), '\0'])
    assert.equal(
      (await product.call(resetPassword, { params: { token: old }, body: { password: NEW_PASSWORD } }))
        .status,
      old === '\0' ? 422 : 410,
    )
  assert.equal((await enter(email, TEST_PASSWORD)).status, 200)
})

test('[security 2.2] a new password invalidates every other open link', async () => {
  const { email } = await product.aMember()
  const first = await tokenFor(email)
  product.clock.advance(1000)
  const second = await tokenFor(email)
  assert.notEqual(first, second)
  const by = (token: string) =>
    product.call(resetPassword, { params: { token }, body: { password: NEW_PASSWORD } })
  assert.equal((await by(second)).status, 204)
  assert.equal((await by(first)).status, 410)
})

test('[security 2.2] stores a link’s token only as a hash', async () => {
  const { email } = await product.aMember()
  const token = await tokenFor(email)
  const rows = await product.db.selectFrom('password_reset').selectAll().execute()
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token))
})

test('[decisions 2.5] responds the same for an unknown address, and mails nothing to it', async () => {
  const { email } = await product.aMember()
  const nobody = newEmail()
  const [known, unknown] = [await forget(email), await forget(nobody)]
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  assert.equal((await product.mailsTo(nobody)).length, 0)
})

test('[security 2.3] allows five links an hour per address, known or not, then returns 429', async () => {
  const { email } = await product.aMember()
  for (const address of [email, newEmail()]) {
    for (let times = 0; times < 5; times++) assert.equal((await forget(address)).status, 202)
    assert.equal((await forget(address)).problem?.code, 'too_many_attempts')
  }
  product.clock.advance(61 * MINUTE_MS)
})

test('[decisions 2.6] requires a new password to have at least 6 characters and not to be common', async () => {
  const member = await product.aMember()
  const token = await tokenFor(member.email)
  for (const [password, message] of [
    ['12345', 'Password is invalid, it should contain at least 6 characters.'],
    ['password1', 'This password is too common.'],
  ] as const) {
    const answer = await product.call(resetPassword, { params: { token }, body: { password } })
    assert.equal(answer.status, 422)
    assert.deepEqual(answer.problem?.errors, [{ path: 'password', message }])
  }
  assert.equal(
    (await product.call(resetPassword, { params: { token }, body: { password: NEW_PASSWORD } })).status,
    204,
    'a refused password does not use the link up',
  )
})

test('[decisions 2.6] changing the password requires the old one and ends all other sessions', async () => {
  const member = await product.aMember()
  const other = (await enter(member.email, TEST_PASSWORD)).body.token
  const change = () => member.call(changePassword, { body: { password: NEW_PASSWORD } })
  assert.equal((await change()).problem?.code, 'password_required')
  await member.call(checkPassword, { body: { password: TEST_PASSWORD } })
  assert.equal((await change()).status, 204)
  assert.equal((await member.call(getMe)).status, 200)
  assert.equal((await product.call(getMe, undefined, { authorization: `Bearer ${other}` })).status, 401)
  assert.equal((await enter(member.email, TEST_PASSWORD)).status, 401)
  assert.equal((await enter(member.email, NEW_PASSWORD)).status, 200)
})
