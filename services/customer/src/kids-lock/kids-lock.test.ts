import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContentInfo } from '@quintet/contracts/content'
import { enterKidsArea, getPin, setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import { checkPassword, logIn, logOut } from '@quintet/contracts/session'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS, MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { hashSecret } from '@quintet/platform/identity/passwords'
import {
  type Call,
  lockDevice,
  type Product,
  startProduct,
  TEST_PASSWORD,
  TEST_PIN,
  type TestMember,
} from '@quintet/testing'

const WRONG_PIN = '9999'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const toggle = (call: Call, pinCode: string) => call(toggleKidsLock, { body: { pinCode } })
const unlock = (call: Call, password: string) => call(toggleKidsLock, { body: { password } })

async function aMemberWithPin(): Promise<TestMember> {
  const member = await product.aMember()
  await member.call(checkPassword, { body: { password: TEST_PASSWORD } })
  await member.call(setPin, { body: { pinCode: TEST_PIN } })
  return member
}

async function tryWrong(call: Call, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries++) await toggle(call, WRONG_PIN)
}

/** The mails about wrong PINs, oldest first. */
const pinMailsTo = (email: string) =>
  product.db
    .selectFrom('mail')
    .select(['kind', 'body_text'])
    .where('recipient', '=', email)
    .where('kind', 'in', ['pinLocked', 'pinNoLongerTaken'])
    .orderBy('created_at')
    .execute()

test('[decisions 3.13] GET pin_code answers whether a PIN is set, and never the PIN', async () => {
  const { call } = await product.aMember()
  assert.deepEqual((await call(getPin)).body, { isSet: false })
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  assert.deepEqual((await call(setPin, { body: { pinCode: TEST_PIN } })).body, { isSet: true })
  assert.deepEqual((await call(getPin)).body, { isSet: true })
  const accounts = await product.db.selectFrom('account').select('pin_hash').execute()
  assert.ok(accounts.every(({ pin_hash }) => pin_hash === null || pin_hash.startsWith('argon2id$')))
})

test('[decisions 3.13] setting the PIN requires a recently checked password', async () => {
  const { call } = await product.aMember()
  const answer = await call(setPin, { body: { pinCode: TEST_PIN } })
  assert.deepEqual([answer.status, answer.problem?.code], [403, 'password_required'])
})

for (const pinCode of ['123', '12345', '12a4', '１２３４', ''])
  test(`[accounts 5.5] a PIN is four digits: "${pinCode}" is refused at its field`, async () => {
    const { call } = await product.aMember()
    await call(checkPassword, { body: { password: TEST_PASSWORD } })
    const answer = await call(setPin, { body: { pinCode } })
    assert.deepEqual(answer.problem?.errors, [{ path: 'pinCode', message: 'The PIN must be four digits.' }])
  })

test('[decisions 5.3] entering the kids area locks the device if a PIN is set, and leaving requires the PIN', async () => {
  const { browser } = await product.aMember()
  assert.deepEqual((await browser.call(enterKidsArea)).body, { status: 'UNLOCKED' })
  assert.equal((await browser.call(getMe)).body.kidLocked, false, 'without a PIN nothing would lead out')
  await browser.call(checkPassword, { body: { password: TEST_PASSWORD } })
  await browser.call(setPin, { body: { pinCode: TEST_PIN } })
  for (const time of ['first', 'second']) {
    assert.deepEqual((await browser.call(enterKidsArea)).body, { status: 'LOCKED' }, time)
    assert.equal((await browser.call(getMe)).body.kidLocked, true, time)
  }
  assert.equal((await toggle(browser.call, WRONG_PIN)).problem?.code, 'wrong_pin')
  assert.deepEqual((await toggle(browser.call, TEST_PIN)).body, { status: 'UNLOCKED' })
})

test('[decisions 3.14] locking without a PIN set is 409 pin_not_set', async () => {
  const { call } = await product.aMember()
  const answer = await toggle(call, TEST_PIN)
  assert.deepEqual([answer.status, answer.problem?.code], [409, 'pin_not_set'])
})

test('[decisions 3.14] switching the lock on requires the PIN, and so does leaving', async () => {
  const { call } = await aMemberWithPin()
  assert.equal((await toggle(call, WRONG_PIN)).problem?.code, 'wrong_pin')
  assert.equal((await call(getMe)).body.kidLocked, false)
  assert.deepEqual((await toggle(call, TEST_PIN)).body, { status: 'LOCKED' })
  assert.equal((await call(getMe)).body.kidLocked, true)
  assert.equal((await toggle(call, WRONG_PIN)).problem?.code, 'wrong_pin')
  assert.equal((await call(getMe)).body.kidLocked, true)
  assert.deepEqual((await toggle(call, TEST_PIN)).body, { status: 'UNLOCKED' })
})

test('[decisions 3.14] accepts exactly one of PIN and password', async () => {
  const { send } = await aMemberWithPin()
  for (const body of [{}, { pinCode: TEST_PIN, password: TEST_PASSWORD }]) {
    const answer = await send('/api/parental_regulation/toggle_lock_kid', {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    assert.equal(answer.status, 422)
  }
})

test('[decisions 3.15] four wrong PINs return attemptsLeft 4 to 1, the fifth locks for 15 minutes and sends an e-mail', async () => {
  const { call, email } = await aMemberWithPin()
  for (const attemptsLeft of [4, 3, 2, 1]) {
    const answer = await toggle(call, WRONG_PIN)
    assert.deepEqual(
      [answer.status, answer.problem?.code, answer.problem?.['attemptsLeft']],
      [403, 'wrong_pin', attemptsLeft],
    )
    assert.equal(answer.problem?.title, 'This PIN is not correct.')
  }
  const fifth = await toggle(call, WRONG_PIN)
  assert.deepEqual([fifth.status, fifth.problem?.code], [429, 'pin_locked'])
  assert.equal(fifth.headers.get('retry-after'), '900')
  const [mail, ...others] = await pinMailsTo(email)
  assert.equal(mail?.kind, 'pinLocked')
  assert.match(
    mail?.body_text ?? '',
    /Die PIN ist bis \d\d:\d\d Uhr gesperrt/,
    'in the language of the member',
  )
  assert.deepEqual(others, [])

  product.clock.advance(14 * MINUTE_MS)
  const still = await toggle(call, TEST_PIN)
  assert.equal(still.problem?.code, 'pin_locked')
  assert.ok(Number(still.headers.get('retry-after')) <= 60)
  product.clock.advance(MINUTE_MS)
  assert.deepEqual((await toggle(call, TEST_PIN)).body, { status: 'LOCKED' })
})

test('[decisions 3.15] after 10 wrong PINs in a row only the password unlocks', async () => {
  const { call, email } = await aMemberWithPin()
  await tryWrong(call, 5)
  product.clock.advance(15 * MINUTE_MS + 1000)
  const attemptsLeft: unknown[] = []
  for (let tries = 6; tries <= 9; tries++)
    attemptsLeft.push((await toggle(call, WRONG_PIN)).problem?.['attemptsLeft'])
  assert.deepEqual(attemptsLeft, [4, 3, 2, 1])
  const tenth = await toggle(call, WRONG_PIN)
  assert.deepEqual(
    [tenth.status, tenth.problem?.code, tenth.problem?.['retryAfter']],
    [429, 'pin_locked', null],
  )
  assert.equal(tenth.headers.get('retry-after'), null)
  product.clock.advance(DAY_MS)
  assert.equal((await toggle(call, TEST_PIN)).problem?.code, 'pin_locked')
  const [first, second, ...others] = await pinMailsTo(email)
  assert.deepEqual([first?.kind, second?.kind, others], ['pinLocked', 'pinNoLongerTaken', []])
  assert.match(second?.body_text ?? '', /Die PIN gilt nicht mehr/)

  assert.deepEqual((await unlock(call, TEST_PASSWORD)).body, { status: 'UNLOCKED' })
  assert.deepEqual((await toggle(call, TEST_PIN)).body, { status: 'LOCKED' })
})

test('[decisions 3.15] the right PIN resets the count of wrong ones', async () => {
  const { call } = await aMemberWithPin()
  await tryWrong(call, 4)
  assert.equal((await toggle(call, TEST_PIN)).status, 200)
  assert.equal((await toggle(call, WRONG_PIN)).problem?.['attemptsLeft'], 4)
})

test('[decisions 3.15] a PIN refused under load does not count as an attempt', async () => {
  const { call, email } = await aMemberWithPin()
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const first = await whileBusyFor(id, () => toggle(call, WRONG_PIN))
  assert.equal(first.problem?.code, 'overloaded')
  await tryWrong(call, 4)
  const refused = await whileBusyFor(id, () => toggle(call, WRONG_PIN))
  assert.deepEqual([refused.status, refused.problem?.code], [503, 'overloaded'])
  const state = await product.db
    .selectFrom('account')
    .select(['pin_failures_in_row', 'pin_locked_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(state, { pin_failures_in_row: 4, pin_locked_until: null })
  assert.deepEqual((await toggle(call, TEST_PIN)).body, { status: 'LOCKED' })
})

/** Keeps all of an account's places in the queue for hashing taken until `work` ends. */
async function whileBusyFor<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const done = new AbortController()
  const hashes = Array.from({ length: 12 }, async () => {
    while (!done.signal.aborted) await hashSecret('busy', accountId)
  })
  try {
    return await work()
  } finally {
    done.abort()
    await Promise.all(hashes)
  }
}

test('[security 2.4] checks at most 5 of 20 concurrent wrong PINs', async () => {
  const { call, email } = await aMemberWithPin()
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(call, WRONG_PIN)))
  const left = answers.filter(({ status }) => status === 403).map(({ problem }) => problem?.['attemptsLeft'])
  assert.deepEqual(new Set(left), new Set([1, 2, 3, 4]))
  assert.equal(left.length, 4)
  assert.equal(answers.filter(({ problem }) => problem?.code === 'pin_locked').length, 16)
  const { looked } = await product.db
    .selectFrom('audit_event')
    .innerJoin('account', 'account.id', 'audit_event.account_id')
    .select((row) => row.fn.countAll<string>().as('looked'))
    .where('account.email', '=', email)
    .where('kind', 'in', ['pin_failed', 'pin_locked'])
    .executeTakeFirstOrThrow()
  assert.equal(Number(looked), 5)
})

test('[security 2.6] records when a PIN is set, and when a device is locked and unlocked', async () => {
  const { call, email } = await aMemberWithPin()
  await toggle(call, TEST_PIN)
  await toggle(call, TEST_PIN)
  const events = await product.db
    .selectFrom('audit_event')
    .innerJoin('account', 'account.id', 'audit_event.account_id')
    .select('kind')
    .where('account.email', '=', email)
    .where('kind', 'in', ['pin_set', 'kids_locked', 'kids_unlocked'])
    .orderBy('audit_event.id')
    .execute()
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['pin_set', 'kids_locked', 'kids_unlocked'],
  )
})

test('[security 2.4] wrong PINs count per account, not per session or device', async () => {
  const { call, email } = await aMemberWithPin()
  const other = product.openBrowser()
  await other.call(logIn, { body: { username: email, password: TEST_PASSWORD, productId: 221 } })
  await tryWrong(call, 3)
  assert.equal((await toggle(other.call, WRONG_PIN)).problem?.['attemptsLeft'], 1)
})

test('[decisions 3.14] the account password lifts the lock, within the limit on log-in attempts', async () => {
  const { call } = await product.aMember({ kidLocked: true })
  const wrong = await unlock(call, 'not-the-password')
  assert.deepEqual([wrong.status, wrong.problem?.code], [403, 'wrong_password'])
  assert.equal(wrong.problem?.title, 'Your password is not correct')
  assert.deepEqual((await unlock(call, TEST_PASSWORD)).body, { status: 'UNLOCKED' })
  assert.equal((await call(getMe)).body.kidLocked, false)
  for (let tries = 0; tries < 9; tries++) await unlock(call, 'not-the-password')
  const limited = await unlock(call, TEST_PASSWORD)
  assert.deepEqual([limited.status, limited.problem?.code], [429, 'too_many_attempts'])
})

test('[decisions 3.14] the password lifts the lock and never switches it on', async () => {
  const { call } = await aMemberWithPin()
  assert.deepEqual((await unlock(call, TEST_PASSWORD)).body, { status: 'UNLOCKED' })
  assert.equal((await call(getMe)).body.kidLocked, false)
})

test('[decisions 2.8] a locked session can neither change the PIN nor check the password for it', async () => {
  const { call } = await product.aMember({ kidLocked: true })
  for (const answer of [
    await call(setPin, { body: { pinCode: '1357' } }),
    await call(checkPassword, { body: { password: TEST_PASSWORD } }),
  ])
    assert.deepEqual([answer.status, answer.problem?.code], [403, 'kids_locked'])
})

test('[decisions 2.8] the lock belongs to the device: the account’s other devices stay unlocked', async () => {
  const { email } = await product.aMember({ kidLocked: true })
  const television = product.openBrowser()
  await television.call(logIn, { body: { username: email, password: TEST_PASSWORD, productId: 221 } })
  assert.equal((await television.call(getMe)).body.kidLocked, false)
})

test('[decisions 2.8] the lock survives logging out and in again on that device, and also applies while logged out', async () => {
  const title = await product.aTitle({ rating: 'FSK-16' })
  const info = { params: { productId: 221, id: title.id } }
  const { browser, email } = await product.aMember()
  await lockDevice(browser.call)
  await browser.call(logOut)
  assert.equal((await browser.call(getMe)).status, 401)
  assert.equal((await browser.call(getContentInfo, info)).problem?.code, 'unknown_content')
  assert.equal((await product.openBrowser().call(getContentInfo, info)).status, 200)

  await browser.call(logIn, { body: { username: email, password: TEST_PASSWORD, productId: 221 } })
  assert.equal((await browser.call(getMe)).body.kidLocked, true)
  assert.equal((await toggle(browser.call, TEST_PIN)).body.status, 'UNLOCKED')
  assert.equal((await browser.call(getContentInfo, info)).status, 200)
})
