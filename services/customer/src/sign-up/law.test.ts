/** Legal requirements on orders that no other test of this service covers. The order summary itself: tests/journeys/sign-up.spec.ts. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { getSubscription } from '@quintet/contracts/billing'
import { declareCancellation, declareWithdrawal } from '@quintet/contracts/declarations'
import { getLegalText } from '@quintet/contracts/legal-texts'
import { listInvoices } from '@quintet/contracts/invoices'
import { signUp } from '@quintet/contracts/sign-up'
import { TRIAL_RULE_TEXT } from '@quintet/domain/account/consent-texts'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { getMe } from '@quintet/contracts/user'
import {
  confirmedSetup,
  faultsOf,
  newEmail,
  ONE_TRIAL_CARD,
  readBooks,
  startProduct,
  TEST_PASSWORD,
  type Product,
} from '@quintet/testing'

const NAME = 'Ada Lovelace'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[law 1.6, law 1.10] stores the version and hash of the terms and the version of the trial rule with the order and its time', async () => {
  const email = newEmail()
  const paymentSetupId = await confirmedSetup(product.call, { type: 'paypal', paypal: email })
  await product.call(signUp, {
    body: {
      productId: 221,
      signUpMethod: 'EMAIL',
      user: { name: NAME, email, password: TEST_PASSWORD },
      plan: 'monthly',
      paymentSetupId,
      expectsTrial: true,
      consents: { age18: true, privacy: true, terms: true },
    },
  })
  const rows = await product.db
    .selectFrom('consent')
    .innerJoin('account', 'account.id', 'consent.account_id')
    .select(['kind', 'text_version', 'text_hash', 'given_at', 'created_at'])
    .where('email', '=', email)
    .where('kind', 'in', ['terms', 'trial_rule'])
    .execute()
  assert.equal(rows.length, 2)
  const { body: terms } = await product.call(getLegalText, {
    params: { document: 'terms' },
    query: { language: 'de' },
  })
  const versions = { terms: terms.version, trial_rule: TRIAL_RULE_TEXT.version }
  for (const { kind, text_version, given_at, created_at } of rows) {
    assert.equal(text_version, versions[kind as keyof typeof versions])
    assert.deepEqual(given_at, created_at)
  }
  const kept = await product.db
    .selectFrom('legal_text')
    .selectAll()
    .where('hash', '=', rows.find(({ kind }) => kind === 'terms')?.text_hash ?? '')
    .executeTakeFirstOrThrow()
  assert.equal(createHash('sha256').update(kept.markdown).digest('hex'), kept.hash)
  assert.deepEqual([kept.document, kept.version, kept.language], ['terms', terms.version, 'de'])
  assert.match(kept.markdown, /14,99\s€ im Monat/)
})

test('[law 1.1] refuses a billing country where the service is not offered, and orders nothing', async () => {
  const email = newEmail()
  const paymentSetupId = await confirmedSetup(product.call, {
    type: 'paypal',
    paypal: email,
    billing: { country: 'FR' },
  })
  const { status, problem } = await product.call(signUp, {
    body: {
      productId: 221,
      signUpMethod: 'EMAIL',
      user: { name: NAME, email, password: TEST_PASSWORD },
      plan: 'monthly',
      paymentSetupId,
      consents: { age18: true, privacy: true, terms: true },
    },
  })
  assert.deepEqual([status, problem?.code], [403, 'country_not_served'])
  const made = await product.db.selectFrom('account').select('id').where('email', '=', email).execute()
  assert.deepEqual(made, [])
})

test('[law 3.7] receives and acknowledges cancellations and withdrawals while the payment provider is down', async () => {
  const { faults } = product.sandbox
  const members = [
    await product.aMember({ name: NAME }),
    await product.aMember({ name: NAME, hadTrial: true }),
  ]
  await faults.setShare(1, () => 0)
  const [cancelled, withdrawn] = members
  const notices = [
    await cancelled?.call(declareCancellation, {
      body: { name: NAME, email: cancelled.email, kind: 'ordinary' },
    }),
    await withdrawn?.call(declareWithdrawal, { body: { name: NAME, email: withdrawn.email } }),
  ]
  await product.runBilling()
  await faults.setShare(0)
  assert.deepEqual(
    notices.map((answer) => answer?.status),
    [202, 202],
  )
  for (const member of members) {
    const subjects = (await product.mailsTo(member.email)).map(({ subject }) => subject)
    assert.ok(subjects.some((subject) => /^Eingang Ihre[rs] (Kündigung|Widerrufs)/.test(subject)))
  }
  // The refund is paid once the provider is back.
  product.clock.advance(DAY_MS)
  await product.runBilling()
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 1.8] costs the same with every payment type', async () => {
  const prices = await Promise.all(
    [
      { type: 'card' as const, card: { ...ONE_TRIAL_CARD.card, number: '5555555555554444' } },
      { type: 'sepa_debit' as const, iban: 'DE89370400440532013000' },
      { type: 'paypal' as const, paypal: newEmail() },
    ].map(async (payment) => {
      const { call } = await product.aMember({ payment })
      return (await call(getSubscription)).body?.price
    }),
  )
  assert.deepEqual(prices, [14.99, 14.99, 14.99])
})

test('[law 2.8] a member who paid at once, without a trial, can withdraw and gets everything back', async () => {
  const { email, call } = await product.aMember({ name: NAME, plan: 'annually', hadTrial: true })
  assert.deepEqual(
    (await call(listInvoices)).body.map(({ price }) => price),
    [149.99],
  )
  await call(declareWithdrawal, { body: { name: NAME, email } })
  await product.runBilling()
  assert.deepEqual(
    (await call(listInvoices)).body.map(({ price }) => price).toSorted((a, b) => a - b),
    [-149.99, 149.99],
  )
})

test('[law 3.6] the public page also ends a paid annual plan', async () => {
  const { email, call } = await product.aMember({ name: NAME, plan: 'annually', hadTrial: true })
  const { nextBillAt } = (await call(getMe)).body
  await call(declareCancellation, { body: { name: NAME, email, kind: 'ordinary' } })
  assert.equal((await call(getMe)).body.expireAt, nextBillAt)
})

test('[law 3.10] keeps charging the agreed price, whatever the plan costs others now', async () => {
  const { email, call } = await product.aMember()
  await product.db
    .updateTable('subscription')
    .set({ price_cents: 999 })
    .where('account_id', '=', (row) => row.selectFrom('account').select('id').where('email', '=', email))
    .execute()
  await product.keepSessions()
  product.clock.advance(31 * DAY_MS)
  await product.runBilling()
  assert.deepEqual(
    (await call(listInvoices)).body.map(({ price }) => price),
    [9.99],
  )
})
