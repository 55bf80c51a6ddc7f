import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { declareCancellation, declareWithdrawal } from '@quintet/contracts/customer-care'
import { getMe } from '@quintet/contracts/user'
import { newEmail, type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const ordinary = (email: string, name = 'Ada Lovelace') => ({ name, email, kind: 'ordinary' as const })

test('[decisions 3.9] anybody gives notice without log-in, by name and e-mail', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  const { nextBillAt } = (await call(getMe)).body
  const answer = await product.call(declareCancellation, { body: ordinary(email, 'ada  LOVELACE') })
  assert.equal(answer.status, 202)
  const user = (await call(getMe)).body
  assert.equal(user.expireAt, nextBillAt, 'it ends with the period that runs')
  assert.ok(user.cancelAt)
})

test('[law 2.4] the receipt comes at once, with content, number, date and time', async () => {
  const email = newEmail()
  const { body } = await product.call(declareCancellation, {
    body: { ...ordinary(email), reference: 'Q-17', effectiveDate: '2027-01-31' },
  })
  const [mail] = await product.mailsTo(email)
  for (const words of [body.id, 'Ada Lovelace', 'Q-17', '2027-01-31'])
    assert.ok(mail?.text.includes(words), words)
  assert.match(mail?.text ?? '', /\d{1,2}:\d{2}/)
  assert.ok(Math.abs(Date.parse(body.receivedAt) - product.clock.now().getTime()) < 60_000)
})

test('[law 3.3] a name that does not fit is received and confirmed, and ends nobody’s membership by itself', async () => {
  const { email, call } = await product.aMember({ name: 'Grace Hopper' })
  assert.equal(
    (await product.call(declareCancellation, { body: ordinary(email, 'Somebody Else') })).status,
    202,
  )
  assert.equal((await call(getMe)).body.cancelAt, null)
  assert.ok((await product.mailsTo(email)).some(({ subject }) => /Kündigung|cancellation/.test(subject)))
})

test('[law 3.2] for cause, such as a change for the worse, or to a later day: received, and decided by people', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  await product.call(declareCancellation, {
    body: { ...ordinary(email), kind: 'extraordinary', reason: 'Nothing plays.' },
  })
  await product.call(declareCancellation, { body: { ...ordinary(email), effectiveDate: '2030-01-01' } })
  assert.equal((await call(getMe)).body.cancelAt, null)
})

test('[decisions 3.9] a withdrawal asks for name and e-mail, is kept, and confirmed with date and time', async () => {
  const email = newEmail()
  const { status, body } = await product.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
  assert.equal(status, 202)
  const [mail] = await product.mailsTo(email)
  assert.match(mail?.subject ?? '', /Widerruf|withdrawal/)
  assert.match(mail?.text ?? '', /\d{1,2}:\d{2}/)
  const notice = await product.db
    .selectFrom('legal_notice')
    .select(['kind', 'name', 'email'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(notice, { kind: 'withdrawal', name: 'Ada Lovelace', email })
})

test('[law 3.2] what is missing is named', async () => {
  const { problem } = await product.call(declareCancellation, {
    body: { name: '', email: 'x', kind: 'ordinary', effectiveDate: 'soon' },
  })
  assert.deepEqual(
    problem?.errors?.map(({ path }) => path),
    ['name', 'email', 'effectiveDate'],
  )
})

test('[security 2.3] receipts do not fill a stranger’s mailbox: five an hour go to one address', async () => {
  const email = newEmail()
  for (let time = 0; time < 5; time++)
    assert.equal((await product.call(declareWithdrawal, { body: { name: 'Mallory', email } })).status, 202)
  const { problem } = await product.call(declareCancellation, { body: ordinary(email.toUpperCase()) })
  assert.equal(problem?.code, 'too_many_attempts')
  assert.equal((await product.mailsTo(email)).length, 5)
})
