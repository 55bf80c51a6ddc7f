import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listPlayback, startPlayback } from '@quintet/contracts/playback'
import { updateProfile } from '@quintet/contracts/profiles'
import { endOneSession, endSessions, listSessions, logIn, logOut } from '@quintet/contracts/session'
import { getMe, updateUser } from '@quintet/contracts/user'
import { type Product, startProduct, TEST_PASSWORD } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function logInFrom(email: string, userAgent: string) {
  const { body } = await product.call(
    logIn,
    { body: { username: email, password: TEST_PASSWORD, productId: 221 } },
    { 'user-agent': userAgent },
  )
  return { authorization: `Bearer ${body.token}` }
}

test('[decisions 2.4] lists devices by name, last seen first, and marks the current one', async () => {
  const { email, call } = await product.aMember()
  product.clock.advance(60_000)
  await logInFrom(email, FIREFOX)
  const { body } = await call(listSessions)
  assert.equal(body.length, 2)
  assert.deepEqual(
    body.map(({ current }) => current),
    [true, false],
  )
  assert.equal(body[1]?.device, 'Firefox · Windows')
  for (const entry of body)
    assert.deepEqual(Object.keys(entry).toSorted(), ['createdAt', 'current', 'device', 'id', 'lastSeenAt'])
})

test('[decisions 2.4] logs out one device at once, and only for its own account', async () => {
  const member = await product.aMember()
  const stranger = await product.aMember()
  const other = await logInFrom(member.email, FIREFOX)
  const entry = (await member.call(listSessions)).body.find(({ current }) => !current)
  assert.ok(entry)
  const foreign = await stranger.call(endOneSession, { params: { id: entry.id } })
  assert.deepEqual([foreign.status, foreign.problem?.code], [404, 'unknown_session'])
  assert.equal((await product.call(getMe, undefined, other)).status, 200)
  assert.equal((await member.call(endOneSession, { params: { id: entry.id } })).status, 204)
  assert.equal((await product.call(getMe, undefined, other)).status, 401)
  assert.equal((await member.call(getMe)).status, 200)
  assert.equal((await member.call(endOneSession, { params: { id: entry.id } })).status, 404)
})

test('[decisions 2.4] log out everywhere ends every session of the account and its streams, but no other account’s', async () => {
  const member = await product.aMember()
  const stranger = await product.aMember()
  const title = await product.aTitle({ media: 'video' })
  const other = await logInFrom(member.email, FIREFOX)
  const started = await product.call(startPlayback, { body: { contentId: title.id } }, other)
  assert.equal(started.status, 201)
  const key = new URL('key/0', new URL(started.body.manifest ?? '', product.origin)).pathname
  assert.notEqual((await product.send(key)).status, 410, 'the stream runs')

  const answer = await member.browser.call(endSessions)
  assert.equal(answer.status, 204)
  assert.ok(!member.browser.cookies.has('user_token'), 'the cookie is taken back')
  for (const headers of [other, { authorization: `Bearer ${member.token}` }])
    assert.equal((await product.call(getMe, undefined, headers)).status, 401)
  assert.equal((await product.send(key)).status, 410, 'no key from this moment on')
  assert.equal((await stranger.call(getMe)).status, 200)
  assert.equal((await stranger.call(listPlayback)).status, 200)
})

test('[decisions 2.4] mails the owner about a log-in from a new device only, and not if they opted out', async () => {
  const { email, browser } = await product.aMember()
  const told = async () =>
    (await product.mailsTo(email)).filter(({ subject }) => /Neues Gerät|new device/.test(subject)).length
  const credentials = { username: email, password: TEST_PASSWORD, productId: 221 }
  await browser.call(logIn, { body: credentials })
  assert.equal(await told(), 0)
  await logInFrom(email, FIREFOX)
  assert.equal(await told(), 1)
  const [mail] = await product.mailsTo(email)
  assert.match(mail?.text ?? '', /Firefox · Windows/)
  await browser.call(updateUser, { body: { notifyNewDevice: false } })
  await logInFrom(email, FIREFOX)
  assert.equal(await told(), 1)
})

test('[decisions 5.1] a new device takes on the profile’s chosen language; without one it keeps the browser’s', async () => {
  const { email, user, call } = await product.aMember()
  const body = { username: email, password: TEST_PASSWORD, productId: 221 }
  const fresh = product.openBrowser()
  await fresh.call(logIn, { body })
  assert.equal(fresh.cookies.has('language'), false)
  await call(updateProfile, { params: { id: user.profile.id }, body: { language: 'en' } })
  await fresh.call(logIn, { body })
  assert.equal(fresh.cookies.get('language'), 'en')
})

test('[decisions 2.3] logging in again on a browser ends its previous session, but no other device’s', async () => {
  const member = await product.aMember()
  const elsewhere = await logInFrom(member.email, FIREFOX)
  const credentials = { username: member.email, password: TEST_PASSWORD, productId: 221 }
  await member.browser.call(logIn, { body: credentials })
  assert.equal((await member.call(getMe)).status, 401, 'the token before')
  assert.equal((await member.browser.call(getMe)).status, 200)
  assert.equal((await product.call(getMe, undefined, elsewhere)).status, 200)
  assert.equal((await member.browser.call(listSessions)).body.length, 2)
})

test('[security 2.6] records log-in events, an exhausted limit only once, and nothing that was typed', async () => {
  const { email, browser } = await product.aMember()
  const stranger = (password: string) =>
    product.call(logIn, { body: { username: email, password, productId: 221 } })
  for (let tries = 0; tries < 13; tries++) await stranger('not the password')
  await browser.call(logOut)
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const events = await product.db
    .selectFrom('audit_event')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['signed_up', ...Array.from({ length: 10 }, () => 'log_in_failed'), 'log_in_limited', 'logged_out'],
  )
  assert.deepEqual(Object.keys(events[0] ?? {}).toSorted(), ['account_id', 'at', 'device_id', 'id', 'kind'])
})
