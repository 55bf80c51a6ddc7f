import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendContactMessage } from '@quintet/contracts/customer-care'
import { newEmail, type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const message = (email: string) => ({
  productId: 221,
  fullName: 'Ada Lovelace',
  email,
  subject: 'billing',
  content: 'Two charges, one month.\nWhy?',
})

test('[accounts 7.4] sends the message to customer care, and to its sender a receipt that does not repeat it', async () => {
  const email = newEmail()
  assert.equal((await product.call(sendContactMessage, { body: message(email) })).status, 202)
  const [care] = await product.mailsTo(product.foundation.brand.company.email)
  for (const words of ['Two charges, one month.', email, 'Ada Lovelace', 'Abrechnung'])
    assert.ok(care?.text.includes(words), words)
  assert.equal(care?.subject, 'Nachricht: Abrechnung')
  const [receipt] = await product.mailsTo(email)
  assert.ok(receipt && !receipt.text.includes('Two charges'))
  const kept = await product.db
    .selectFrom('contact_message')
    .select(['subject', 'content', 'account_id'])
    .where('email', '=', email)
    .execute()
  assert.deepEqual(kept, [{ subject: 'billing', content: 'Two charges, one month.\nWhy?', account_id: null }])
})

test('[accounts 5.7] requires name, e-mail, subject and message', async () => {
  const { status, problem } = await product.call(sendContactMessage, {
    body: { productId: 221, fullName: '', email: '', subject: ' ', content: '' },
  })
  assert.equal(status, 422)
  assert.deepEqual(problem?.errors, [
    { path: 'fullName', message: 'Please fill in field.' },
    { path: 'email', message: 'Email is required.' },
    { path: 'subject', message: 'Please fill in field.' },
    { path: 'content', message: 'Please fill in field.' },
  ])
})

test('[accounts 5.1] reports a missing field like an empty one', async () => {
  const answer = await product.send('/api/customer/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  assert.equal(answer.status, 422)
  const { errors } = (await answer.json()) as { errors: object[] }
  assert.deepEqual(errors, [
    { path: 'productId', message: 'A number is required.' },
    { path: 'fullName', message: 'Please fill in field.' },
    { path: 'email', message: 'Email is required.' },
    { path: 'subject', message: 'Please fill in field.' },
    { path: 'content', message: 'Please fill in field.' },
  ])
})

test('[security 2.3] sends at most three receipts per address and hour, and still accepts further messages', async () => {
  const email = newEmail()
  for (let times = 0; times < 5; times++)
    assert.equal((await product.call(sendContactMessage, { body: message(email) })).status, 202)
  assert.equal((await product.mailsTo(email)).length, 3)
  product.clock.advance(61 * 60_000)
  await product.call(sendContactMessage, { body: message(email) })
  assert.equal((await product.mailsTo(email)).length, 4)
})

test('[security 2.3] accepts at most ten messages per network and hour', async () => {
  const answers: number[] = []
  for (let times = 0; times < 11; times++)
    answers.push((await product.call(sendContactMessage, { body: message(newEmail()) })).status)
  assert.equal(answers.at(-1), 429)
  product.clock.advance(61 * 60_000)
  assert.equal((await product.call(sendContactMessage, { body: message(newEmail()) })).status, 202)
})
