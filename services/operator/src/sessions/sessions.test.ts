/** How operators log in, and what keeps others out. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listActors, listEvents } from '@quintet/contracts/operator/events'
import {
  acceptInvitation,
  logIn,
  logOut,
  provePassword,
  readInvitation,
  readMe,
} from '@quintet/contracts/operator/session'
import { DAY_MS, MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { hashToken } from '@quintet/platform/identity/secrets'
import { openBrowser, type Product, startProduct, TEST_PASSWORD } from '@quintet/testing'
import { selectByEmail, takeStep } from '../accounts/index.ts'
import { COMMAND_LINE, disableOperator, inviteOperator } from '../index.ts'

let product: Product
before(async () => {
  product = await startProduct({ environment: { TRUSTED_PROXIES: '1' } })
})
after(() => product.stop())

const aCodeLater = () => product.clock.advance(MINUTE_MS)
const browser = () => openBrowser(product.origin)

test('[decisions 13.1] an invitation link sets password and authenticator app, logs in, and works once', async () => {
  const link = await inviteOperator(product.foundation, {
    email: 'Ada@House.example',
    role: 'editor',
    actor: COMMAND_LINE,
  })
  const { pathname, hash, search } = new URL(link)
  assert.deepEqual([pathname, search], ['/operator/welcome', ''], 'the token stands where no log sees it')
  const { call } = browser()
  const token = hash.slice(1)
  const invitation = (await call(readInvitation, { body: { token } })).body
  assert.deepEqual([invitation.email, invitation.role], ['Ada@House.example', 'editor'])
  assert.match(invitation.uri, new RegExp(`secret=${invitation.secret}`))
  const wrong = await call(acceptInvitation, { body: { token, password: TEST_PASSWORD, code: '000000' } })
  assert.equal(wrong.problem?.code, 'wrong_code')
  const short = await call(acceptInvitation, { body: { token, password: 'elf-letters', code: '000000' } })
  assert.equal(short.problem?.code, 'invalid_request', 'eleven letters are too few for an operator')
  assert.equal((await call(readMe)).problem?.code, 'unauthenticated')

  const ada = await product.anOperator('editor')
  const { now, ...me } = (await ada.call(readMe)).body
  assert.deepEqual(me, { email: ada.email, role: 'editor', rights: ['look', 'edit'], proof: 'password' })
  const behindMs = product.clock.now().getTime() - Date.parse(now)
  assert.ok(behindMs >= 0 && behindMs < 60_000, 'the console follows the service’s clock')
  const late = await inviteOperator(product.foundation, {
    email: 'late@house.example',
    role: 'reader',
    actor: COMMAND_LINE,
  })
  product.clock.advance(4 * DAY_MS)
  const expired = await call(readInvitation, { body: { token: new URL(late).hash.slice(1) } })
  assert.equal(expired.problem?.code, 'invalid_invitation')
})

test('[decisions 13.1] the session cookie is SameSite=Strict, limited to the console’s API, and stored as a hash', async () => {
  const { email, password, code } = await product.anOperator('owner')
  aCodeLater()
  const again = browser()
  const answer = await again.call(logIn, { body: { email: email.toUpperCase(), password, code: code() } })
  assert.equal(answer.status, 200)
  const [line = ''] = answer.headers.getSetCookie()
  for (const part of ['operator_token=', 'Path=/api/operator', 'HttpOnly', 'SameSite=Strict'])
    assert.ok(line.includes(part), `${part} in ${line}`)
  const token = again.cookies.get('operator_token') ?? ''
  const row = await product.db
    .selectFrom('operator_session')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  assert.ok(row)
  assert.equal((await again.call(logOut)).status, 204)
  assert.equal(again.cookies.has('operator_token'), false)
  again.cookies.set('operator_token', token)
  assert.equal((await again.call(readMe)).problem?.code, 'unauthenticated')
})

test('[decisions 13.1] behind https the cookie is Secure', async () => {
  const secure = await startProduct({
    environment: { PUBLIC_ORIGIN: 'https://house.example', ALLOW_SANDBOX: '1', ALLOW_DEFAULT_BRAND: '1' },
  })
  try {
    const { email, password, code } = await secure.anOperator('owner')
    secure.clock.advance(MINUTE_MS)
    const answer = await openBrowser(secure.origin).call(logIn, { body: { email, password, code: code() } })
    assert.match(answer.headers.getSetCookie().join(), /operator_token=[^;]+;.*Secure/)
  } finally {
    await secure.stop()
  }
})

test('[decisions 13.1] a code is valid once, and a right password without the right code does not log in', async () => {
  const { email, password, code } = await product.anOperator('support')
  const spent = code()
  const { call } = browser()
  const answers = []
  for (const body of [
    { email, password, code: spent },
    { email, password, code: '000000' },
    { email, password: 'not the password', code: spent },
    { email: 'nobody@house.example', password, code: spent },
  ])
    answers.push((await call(logIn, { body })).problem?.code)
  assert.deepEqual(answers, Array(4).fill('invalid_credentials'))
  aCodeLater()
  const fresh = code()
  const both = await Promise.all(
    [1, 2].map(() => browser().call(logIn, { body: { email, password, code: fresh } })),
  )
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  )
})

/** Logs in from the network with this number. */
const logInFrom = (network: number, body: { email: string; password: string; code: string }) =>
  browser().call(logIn, { body }, { 'x-forwarded-for': `203.0.${network}.7` })

test('[decisions 13.1] limits guesses by account and network, without locking the operator out', async () => {
  const { call, email, password, code } = await product.anOperator('finance')
  aCodeLater()
  const codes = []
  for (let guess = 0; guess < 11; guess++)
    codes.push((await logInFrom(1, { email, password: `guess ${guess}`, code: code() })).problem?.code)
  assert.deepEqual(codes.slice(9), ['invalid_credentials', 'too_many_attempts'])
  const right = await logInFrom(1, { email, password, code: code() })
  assert.equal(right.problem?.code, 'too_many_attempts')
  assert.deepEqual((await call(provePassword, { body: { password } })).body, { valid: true })
  assert.equal((await logInFrom(2, { email, password, code: code() })).status, 200)
  product.clock.advance(16 * MINUTE_MS)
  assert.equal((await logInFrom(1, { email, password, code: code() })).status, 200)
})

test('[decisions 13.1] limits code guesses with the right password to ten from all networks, without revealing it', async () => {
  const { email, password, code } = await product.anOperator('finance')
  aCodeLater()
  for (let guess = 0; guess < 10; guess++) await logInFrom(10 + guess, { email, password, code: '000000' })
  const right = await logInFrom(30, { email, password, code: code() })
  assert.equal(right.problem?.code, 'invalid_credentials')
  product.clock.advance(16 * MINUTE_MS)
  assert.equal((await logInFrom(30, { email, password, code: code() })).status, 200)
})

test('[decisions 13.1] a session ends after two idle hours, after twelve hours in any case, and when its operator is disabled', async () => {
  const idle = await product.anOperator('reader')
  product.clock.advance(121 * MINUTE_MS)
  assert.equal((await idle.call(readMe)).problem?.code, 'unauthenticated')

  const busy = await product.anOperator('reader')
  for (let hour = 0; hour < 11; hour++) {
    product.clock.advance(60 * MINUTE_MS)
    assert.equal((await busy.call(readMe)).status, 200)
  }
  product.clock.advance(61 * MINUTE_MS)
  assert.equal((await busy.call(readMe)).problem?.code, 'unauthenticated')

  const gone = await product.anOperator('owner')
  await disableOperator(product.foundation, { email: gone.email, actor: COMMAND_LINE })
  assert.equal((await gone.call(readMe)).problem?.code, 'unauthenticated')
  aCodeLater()
  const back = await gone.call(logIn, {
    body: { email: gone.email, password: gone.password, code: gone.code() },
  })
  assert.equal(back.problem?.code, 'invalid_credentials')
})

test('[decisions 13.1] only the right password proves the operator again', async () => {
  const { call, password } = await product.anOperator('finance')
  assert.deepEqual((await call(provePassword, { body: { password: 'not it' } })).body, { valid: false })
  assert.deepEqual((await call(provePassword, { body: { password } })).body, { valid: true })
})

test('[decisions 13.2] logs who logged in and out, newest first and page by page', async () => {
  const owner = await product.anOperator('owner')
  const other = await product.anOperator('editor')
  await other.call(logOut)
  const actionsOf = async (query: object) =>
    (await owner.call(listEvents, { query })).body.map(({ actor, action }) => [actor, action])
  const { body: actors } = await owner.call(listActors)
  const { id: otherId } = actors.find(({ email }) => email === other.email) ?? {}
  assert.deepEqual(await actionsOf({ subjectId: otherId }), [
    [other.email, 'logged_out'],
    [other.email, 'operator_joined'],
    ['test', 'operator_invited'],
  ])
  assert.deepEqual(await actionsOf({ actor: otherId, action: 'logged_out' }), [[other.email, 'logged_out']])
  assert.ok((await actionsOf({ actor: 'command line' })).every(([actor]) => actor === 'command line'))
  const asked = await owner.call(listEvents, { query: { actor: other.email } })
  assert.equal(asked.problem?.code, 'invalid_request', 'an address would stay in histories and logs')
  const [newest] = (await owner.call(listEvents)).body
  const older = (await owner.call(listEvents, { query: { before: newest?.id } })).body
  assert.ok(newest && older.length > 0 && older.every(({ id }) => BigInt(id) < BigInt(newest.id)))
})

test('[decisions 13.2] the database refuses to change or delete events', async () => {
  await assert.rejects(
    product.db.updateTable('operator_event').set({ actor: 'somebody else' }).execute(),
    /never changed/,
  )
  await assert.rejects(product.db.deleteFrom('operator_event').execute(), /never changed/)
})

test('[decisions 13.1] a log-in that is being checked while its operator is invited again does not begin', async () => {
  const ada = await product.anOperator('editor')
  aCodeLater()
  const known = await selectByEmail(product.db, ada.email)
  assert.ok(known)
  await inviteOperator(product.foundation, { email: ada.email, role: 'editor', actor: COMMAND_LINE })
  const take = (operator: typeof known) =>
    product.db.transaction().execute((tx) => takeStep(tx, operator, known.totp_last_step + 1))
  assert.equal(await take(known), false)
})
