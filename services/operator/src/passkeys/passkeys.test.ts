/** Operators' passkeys, and attempts that must be refused. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  askToJoinByPasskey,
  type Assertion,
  joinByPasskey,
  listPasskeys,
  logInByPasskey,
  proveByPasskey,
  removePasskey,
} from '@quintet/contracts/operator/passkeys'
import { listActors, listEvents } from '@quintet/contracts/operator/events'
import { listOperators } from '@quintet/contracts/operator/operators'
import { acceptInvitation, logIn, provePassword, readMe } from '@quintet/contracts/operator/session'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { type OperatorRole, PASSKEYS_MAX } from '@quintet/domain/operation/operator'
import { newEmail, openBrowser, type Product, startProduct, type TestOperator } from '@quintet/testing'
import { anAuthenticator, type Said, type TestAuthenticator } from '@quintet/testing/authenticator'
import { COMMAND_LINE, disableOperator, inviteOperator } from '../index.ts'

let product: Product
before(async () => {
  product = await startProduct({ environment: { TRUSTED_PROXIES: '1' } })
})
after(() => product.stop())

type Browser = ReturnType<typeof openBrowser>

const browser = () => openBrowser(product.origin)
const here = (said: Partial<Said> = {}): Said => ({ origin: product.origin, ...said })

async function add(operator: TestOperator, said: Partial<Said> = {}, name = 'Laptop') {
  const authenticator = anAuthenticator()
  const options = (await operator.call(askForNewPasskey)).body
  const passkey = authenticator.make(options, here(said))
  return { authenticator, passkey, answer: await operator.call(addPasskey, { body: { name, passkey } }) }
}

/** Requests a challenge, signs it and sends the result. */
async function enter({ call }: Browser, authenticator: TestAuthenticator, said: Partial<Said> = {}) {
  const options = (await call(askForPasskey)).body
  return send({ call }, authenticator.sign(options, here(said)))
}

const send = ({ call }: Pick<Browser, 'call'>, passkey: Assertion) =>
  call(logInByPasskey, { body: { passkey } })

test('[decisions 13.21] a passkey can be added, logs in without password and code, shows its last use, and can be removed', async () => {
  const owner = await product.anOperator('owner')
  const { authenticator, answer } = await add(owner, { isSynced: true })
  assert.equal(answer.status, 201)
  assert.deepEqual(
    [answer.body.name, answer.body.lastUsedAt, answer.body.isBackedUp],
    ['Laptop', null, false],
  )

  const other = browser()
  const entered = await enter(other, authenticator, { isSynced: true, isBackedUp: true })
  assert.deepEqual([entered.status, entered.body.email], [200, owner.email])
  const session = entered.headers.getSetCookie().find((line) => line.startsWith('operator_token='))
  assert.match(session ?? '', /HttpOnly.*SameSite=Strict/)
  const [used] = (await owner.call(listPasskeys)).body
  assert.ok(used?.lastUsedAt && used.lastUsedAt >= used.createdAt)
  assert.equal(used.isBackedUp, true, 'as it said last')

  assert.equal((await owner.call(removePasskey, { params: { id: answer.body.id } })).status, 204)
  assert.equal((await other.call(readMe)).status, 200, 'what runs goes on')
  assert.equal((await enter(browser(), authenticator)).problem?.code, 'passkey_refused')
  const { body: actors } = await owner.call(listActors)
  const { id: subjectId } = actors.find(({ email }) => email === owner.email) ?? {}
  const events = (await owner.call(listEvents, { query: { subjectId } })).body
  assert.deepEqual(
    events.slice(0, 3).map((event) => [event.action, event.before ?? event.after]),
    [
      ['passkey_removed', { name: 'Laptop' }],
      ['logged_in', { passkey: 'Laptop' }],
      ['passkey_added', { name: 'Laptop' }],
    ],
  )
})

test('[decisions 13.21] a signature is valid once, for minutes, and from the browser that asked', async () => {
  const { authenticator } = await add(await product.anOperator('editor'))
  const asked = browser()
  const passkey = authenticator.sign((await asked.call(askForPasskey)).body, here())
  assert.equal((await send(browser(), passkey)).problem?.code, 'passkey_refused', 'another browser')
  const challenge = asked.cookies.get('operator_challenge') ?? ''
  assert.equal((await send(asked, passkey)).status, 200)
  asked.cookies.set('operator_challenge', challenge)
  assert.equal((await send(asked, passkey)).problem?.code, 'passkey_refused', 'again')

  const late = authenticator.sign((await asked.call(askForPasskey)).body, here())
  product.clock.advance(5 * MINUTE_MS)
  assert.equal((await send(asked, late)).problem?.code, 'passkey_refused', 'too late')
  assert.equal((await enter(asked, authenticator)).status, 200)
})

test('[decisions 13.21] refuses another page, another site, an unverified holder and another key', async () => {
  const { authenticator } = await add(await product.anOperator('editor'))
  const attempts: [TestAuthenticator, Partial<Said>][] = [
    [authenticator, { origin: 'https://house.example' }],
    [authenticator, { rpId: 'house.example' }],
    [authenticator, { isVerified: false }],
    // A device-bound passkey claims to be synced.
    [authenticator, { isSynced: true }],
    [anAuthenticator(), {}],
  ]
  for (const [each, said] of attempts)
    assert.equal((await enter(browser(), each, said)).problem?.code, 'passkey_refused', JSON.stringify(said))

  const asked = browser()
  const options = (await asked.call(askForPasskey)).body
  const right = authenticator.sign(options, here())
  const forged = { ...anAuthenticator().sign(options, here()), id: right.id, rawId: right.rawId }
  const response = { ...forged.response, userHandle: right.response.userHandle }
  assert.equal((await send(asked, { ...forged, response })).problem?.code, 'passkey_refused')
  assert.equal((await enter(browser(), authenticator)).status, 200)
})

test('[decisions 13.21] refuses a counter that goes back or stands still, as it belongs to a copy', async () => {
  const { authenticator } = await add(await product.anOperator('editor'), { counter: 4 })
  assert.equal((await enter(browser(), authenticator, { counter: 5 })).status, 200)
  for (const counter of [5, 3, 0])
    assert.equal((await enter(browser(), authenticator, { counter })).problem?.code, 'passkey_refused')
  const both = [browser(), browser()]
  const signed: Assertion[] = []
  for (const { call } of both)
    signed.push(authenticator.sign((await call(askForPasskey)).body, here({ counter: 9 })))
  const answers = await Promise.all(both.map((each, place) => send(each, signed[place] as Assertion)))
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 403],
  )
})

test('[decisions 13.21] operators add passkeys only to themselves: with a fresh proof, this browser’s challenge, once, ten at most', async () => {
  const [ada, eve] = [await product.anOperator('editor'), await product.anOperator('owner')]
  const options = (await ada.call(askForNewPasskey)).body
  const challenge = ada.cookies.get('operator_challenge') ?? ''
  const passkey = anAuthenticator().make(options, here())
  eve.cookies.set('operator_challenge', challenge)
  const body = { name: 'Laptop', passkey }
  assert.equal((await eve.call(addPasskey, { body })).problem?.code, 'passkey_refused', 'asked of another')
  assert.equal((await ada.call(addPasskey, { body })).status, 201)
  ada.cookies.set('operator_challenge', challenge)
  assert.equal((await ada.call(addPasskey, { body })).problem?.code, 'passkey_refused', 'again')
  for (const said of [{ origin: 'https://house.example' }, { rpId: 'house.example' }, { isVerified: false }])
    assert.equal((await add(ada, said)).answer.problem?.code, 'passkey_refused', JSON.stringify(said))
  const [own] = (await ada.call(listPasskeys)).body
  const params = { id: own?.id ?? '' }
  assert.equal((await eve.call(removePasskey, { params })).problem?.code, 'unknown_passkey')

  for (let count = 1; count < PASSKEYS_MAX; count++) assert.equal((await add(ada)).answer.status, 201)
  assert.equal((await ada.call(askForNewPasskey)).problem?.code, 'too_many_passkeys')
  product.clock.advance(6 * MINUTE_MS)
  assert.equal((await eve.call(askForNewPasskey)).problem?.code, 'password_required')
})

test('[decisions 13.21] disabling or inviting again removes passkeys, and the password works beside them', async () => {
  const ada = await product.anOperator('editor')
  const { authenticator } = await add(ada)
  product.clock.advance(MINUTE_MS)
  const { email, password } = ada
  assert.equal((await browser().call(logIn, { body: { email, password, code: ada.code() } })).status, 200)
  await disableOperator(product.foundation, { email, actor: COMMAND_LINE })
  assert.equal((await enter(browser(), authenticator)).problem?.code, 'passkey_refused')
  await inviteOperator(product.foundation, { email, role: 'editor', actor: COMMAND_LINE })
  assert.equal((await enter(browser(), authenticator)).problem?.code, 'passkey_refused')
})

/** Invites somebody and joins with a new passkey instead of password and code. */
async function join(role: OperatorRole, said: Partial<Said> = {}) {
  const email = newEmail()
  const link = await inviteOperator(product.foundation, { email, role, actor: COMMAND_LINE })
  const token = new URL(link).hash.slice(1)
  const joining = browser()
  const authenticator = anAuthenticator()
  const options = (await joining.call(askToJoinByPasskey, { body: { token } })).body
  const body = { token, name: 'Laptop', passkey: authenticator.make(options, here(said)) }
  return {
    email,
    token,
    body,
    authenticator,
    ...joining,
    answer: await joining.call(joinByPasskey, { body }),
  }
}

test('[decisions 13.21] an invitation sets a passkey instead of password and code, once, and is recorded', async () => {
  const joined = await join('reader')
  const { email, call, body, token, authenticator } = joined
  assert.deepEqual([joined.answer.status, joined.answer.body.email], [200, email])
  assert.equal((await call(readMe)).body.proof, 'passkey')
  assert.equal((await enter(browser(), authenticator)).body.email, email)
  assert.equal((await call(joinByPasskey, { body })).problem?.code, 'invalid_invitation')
  const late = { body: { token, password: 'marble-heron-lantern', code: '123456' } }
  assert.equal((await call(acceptInvitation, late)).problem?.code, 'invalid_invitation')
  const guess = { body: { email, password: '', code: '123456' } }
  assert.equal((await call(logIn, guess)).problem?.code, 'invalid_credentials')
  const owner = await product.anOperator('owner')
  const line = (await owner.call(listOperators)).body.find((each) => each.email === email)
  assert.deepEqual([line?.state, line?.hasPassword, line?.passkeys], ['active', false, 1])
  const [event] = (await owner.call(listEvents, { query: { subjectId: line?.id } })).body.slice(-2)
  assert.deepEqual([event?.action, event?.after], ['operator_joined', { passkey: 'Laptop' }])
})

test('[decisions 13.21] an invitation takes only a passkey made for it, and stays valid after a wrong one', async () => {
  for (const said of [{ origin: 'https://house.example' }, { isVerified: false }])
    assert.equal((await join('reader', said)).answer.problem?.code, 'passkey_refused', JSON.stringify(said))
  const { call, body, token } = await join('reader', { rpId: 'house.example' })
  const stolen = { ...body, passkey: (await join('owner', { isVerified: false })).body.passkey }
  assert.equal((await call(joinByPasskey, { body: stolen })).problem?.code, 'passkey_refused')
  const options = (await call(askToJoinByPasskey, { body: { token } })).body
  const passkey = anAuthenticator().make(options, here())
  assert.equal((await call(joinByPasskey, { body: { ...body, passkey } })).status, 200)
})

test('[decisions 13.21] without a password a passkey is the fresh proof, one’s own, and the last one stays', async () => {
  const { call, authenticator } = await join('editor')
  const [first] = (await call(listPasskeys)).body
  const params = { id: first?.id ?? '' }
  product.clock.advance(6 * MINUTE_MS)
  assert.equal((await call(removePasskey, { params })).problem?.code, 'password_required')
  assert.equal((await call(provePassword, { body: { password: '' } })).body.valid, false)
  const prove = async (by: TestAuthenticator) => {
    const passkey = by.sign((await call(askForPasskey)).body, here())
    return call(proveByPasskey, { body: { passkey } })
  }
  assert.equal((await prove((await join('owner')).authenticator)).problem?.code, 'passkey_refused')
  assert.equal((await prove(authenticator)).status, 200)
  assert.equal((await call(removePasskey, { params })).problem?.code, 'last_passkey')
  const options = (await call(askForNewPasskey)).body
  const second = { name: 'Phone', passkey: anAuthenticator().make(options, here()) }
  assert.equal((await call(addPasskey, { body: second })).status, 201)
  assert.equal((await call(removePasskey, { params })).status, 204)
})

test('[decisions 13.21] with a password, a passkey is no fresh proof', async () => {
  const ada = await product.anOperator('editor')
  const { authenticator } = await add(ada)
  assert.equal((await ada.call(readMe)).body.proof, 'password')
  const passkey = authenticator.sign((await ada.call(askForPasskey)).body, here())
  assert.equal((await ada.call(proveByPasskey, { body: { passkey } })).problem?.code, 'passkey_refused')
})

test('[decisions 13.21] allows a network thirty challenges in a quarter of an hour, and successful log-ins do not count', async () => {
  const { authenticator } = await add(await product.anOperator('editor'))
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const { call } = browser()
  const ask = () => call(askForPasskey, {}, from)
  const options = (await ask()).body
  const body = { passkey: authenticator.sign(options, here()) }
  assert.equal((await call(logInByPasskey, { body }, from)).status, 200)
  const codes = []
  for (let count = 0; count <= 30; count++) codes.push((await ask()).problem?.code)
  assert.deepEqual(codes.slice(29), [undefined, 'too_many_attempts'])
})
