import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getSubscription } from '@quintet/contracts/billing'
import { listInvoices } from '@quintet/contracts/invoices'
import { addPaymentMethod, listPaymentMethods, removePaymentMethod } from '@quintet/contracts/payment-methods'
import { deleteUser } from '@quintet/contracts/personal-data'
import { checkPassword } from '@quintet/contracts/session'
import {
  confirmedSetup,
  faultsOf,
  newEmail,
  type Product,
  readBooks,
  startProduct,
  type TestMember,
} from '@quintet/testing'
import { Stripe } from 'stripe'

const DISPUTING = {
  type: 'card',
  card: { number: '4000000000000259', expMonth: 12, expYear: 2099, cvc: '123' },
} as const

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member whose first charge has just been made. */
async function aPayingMember(payment: Parameters<Product['aMember']>[0] = {}): Promise<TestMember> {
  const member = await product.aMember(payment)
  await product.live(30)
  return member
}

/** With the shared test card, only the first sign-up would get a trial; clearing the claims gives every member one. */
async function forgetTrials(): Promise<void> {
  await product.db.deleteFrom('trial_claim').execute()
}

async function hear(type: string, object: object, ageSeconds = 0): Promise<number> {
  const now = product.clock.now()
  const timestamp = Math.floor(now.getTime() / 1000)
  const id = `evt_${newEmail()}`
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: timestamp - ageSeconds,
    data: { object },
  })
  const secret = await product.sandbox.webhookSecret()
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await product.send('/api/payments/events', { method: 'POST', body: payload, headers })).status
}

const subjectsTo = async (address: string) => (await product.mailsTo(address)).map(({ subject }) => subject)
const operator = () => product.foundation.brand.company.email

async function stateOf({ call }: TestMember) {
  return {
    state: (await call(getSubscription)).body?.state,
    methods: (await call(listPaymentMethods)).body.map(({ type, default: isDefault }) => [type, isDefault]),
    prices: (await call(listInvoices)).body.map(({ price }) => price),
  }
}

test('[law 11.3] a disputed payment is reported to operator and member, its card is no longer charged, and access continues', async () => {
  await forgetTrials()
  const member = await aPayingMember({ payment: DISPUTING })
  assert.deepEqual(await stateOf(member), { state: 'active', methods: [], prices: [14.99] })
  assert.equal((await subjectsTo(member.email))[0], 'Ihre Zahlungsart gilt nicht mehr')
  assert.match((await subjectsTo(operator()))[0] ?? '', /^Eine Zahlung wird bestritten: dp_/)
  // Another test covers how it ends.
  await product.db.deleteFrom('sandbox_event').where('deliver_at', 'is not', null).execute()
})

test('[law 11.3] a lost dispute corrects the invoice and ends the membership it paid for, the books balance, and a repeated event changes nothing', async () => {
  await forgetTrials()
  const member = await aPayingMember({ payment: DISPUTING })
  await product.live(10)
  const ended = await stateOf(member)
  assert.deepEqual([ended.state, ended.prices.toSorted((a, b) => a - b)], ['ended', [-14.99, 14.99]])
  assert.match((await subjectsTo(member.email))[0] ?? '', /^Ihre Bank hat 14,99.€ zurückgebucht$/)
  assert.match((await subjectsTo(operator()))[0] ?? '', /^Eine bestrittene Zahlung ist zurückgegangen: dp_/)
  const [{ body }] = (await product.db
    .selectFrom('sandbox_event')
    .select('body')
    .where('body', '@>', JSON.stringify({ type: 'charge.dispute.closed' }) as never)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute()) as [{ body: { data: { object: object } } }]
  const { object } = body.data
  await hear('charge.dispute.closed', object)
  await hear('charge.dispute.created', { ...object, status: 'needs_response' })
  assert.deepEqual(await stateOf(member), ended)
  await product.live(40)
  assert.deepEqual(await stateOf(member), ended)
})

test('[law 11.3] a won dispute leaves everything as it is', async () => {
  const member = await aPayingMember()
  const { provider_reference: intent } = await product.db
    .selectFrom('payment_order')
    .select('provider_reference')
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const dispute = { id: 'dp_won', object: 'dispute', amount: 1499, payment_intent: intent, reason: 'general' }
  await hear('charge.dispute.created', { ...dispute, status: 'needs_response' })
  await hear('charge.dispute.closed', { ...dispute, status: 'won' })
  const { state, prices } = await stateOf(member)
  assert.deepEqual([state, prices], ['active', [14.99]])
  assert.match((await subjectsTo(operator()))[0] ?? '', /^Eine bestrittene Zahlung bleibt bei uns: dp_won$/)
})

test('[law 11.2, decisions 13.40] the newest event counts in whatever order events arrive, and an answer given at the provider shows up here', async () => {
  await aPayingMember()
  const { provider_reference: intent } = await product.db
    .selectFrom('payment_order')
    .select('provider_reference')
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const dispute = {
    id: 'dp_order',
    object: 'dispute',
    amount: 1499,
    payment_intent: intent,
    reason: 'general',
  }
  const standing = async () => {
    const { is_under_review, due_at } = await product.db
      .selectFrom('payment_dispute')
      .select(['is_under_review', 'due_at'])
      .where('id', '=', 'dp_order')
      .executeTakeFirstOrThrow()
    return [is_under_review, due_at && due_at.getTime() / 1000]
  }
  const due = 1_900_000_000
  const told = { ...dispute, status: 'needs_response', evidence_details: { due_by: due } }
  await hear('charge.dispute.created', told, 60)
  const letters = (await product.mailsTo(operator())).length
  assert.deepEqual(await standing(), [false, due])
  await hear('charge.dispute.updated', {
    ...told,
    status: 'under_review',
    evidence_details: { due_by: null },
  })
  await hear('charge.dispute.updated', told, 30)
  assert.deepEqual(await standing(), [true, null])
  assert.equal((await product.mailsTo(operator())).length, letters, 'the operator is told once')
  await hear('charge.dispute.closed', { ...told, status: 'won' }, 45)
})

test('[law 11.3] an inquiry tells the operator that nothing was taken, and notifies again if the bank takes the money after all', async () => {
  await aPayingMember()
  const { provider_reference: intent } = await product.db
    .selectFrom('payment_order')
    .select('provider_reference')
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const told = { object: 'dispute', amount: 1499, payment_intent: intent, reason: 'general' }
  const newest = async () => (await product.mailsTo(operator()))[0]
  await hear('charge.dispute.created', { ...told, id: 'dp_asked', status: 'warning_needs_response' }, 60)
  assert.match((await newest())?.subject ?? '', /^Eine Bank fragt nach einer Zahlung: dp_asked$/)
  assert.match((await newest())?.text ?? '', /Zurückgeholt hat sie noch nichts/)
  await hear('charge.dispute.closed', { ...told, id: 'dp_asked', status: 'warning_closed' }, 30)
  assert.match((await newest())?.subject ?? '', /^Die Rückfrage einer Bank ist erledigt: dp_asked$/)
  await hear('charge.dispute.created', { ...told, id: 'dp_taken', status: 'warning_needs_response' }, 60)
  await hear('charge.dispute.updated', { ...told, id: 'dp_taken', status: 'needs_response' }, 30)
  assert.match((await newest())?.subject ?? '', /^Eine Zahlung wird bestritten: dp_taken$/)
  await hear('charge.dispute.closed', { ...told, id: 'dp_taken', status: 'won' })
})

/** The provider's reference of the payment method the member signed up with. */
async function referenceOf({ email }: TestMember): Promise<string> {
  const { details } = await product.db
    .selectFrom('payment_method')
    .innerJoin('account', 'account.id', 'payment_method.account_id')
    .select('details')
    .where('email', '=', email)
    .orderBy('payment_method.created_at')
    .executeTakeFirstOrThrow()
  return details.reference
}

test('[law 11.4] a method detached at the provider is removed here, the member is told which charge is due and when, and any other method is charged instead', async () => {
  const member = await product.aMember()
  const first = await referenceOf(member)
  const second = await confirmedSetup(member.call, { type: 'sepa_debit', iban: 'DE89370400440532013000' })
  await member.call(addPaymentMethod, { body: { paymentSetupId: second } })
  await hear('payment_method.detached', { id: first, object: 'payment_method' })
  assert.deepEqual((await stateOf(member)).methods, [['sepa_debit', true]])
  assert.ok(
    !(await subjectsTo(member.email)).includes('Ihre Zahlungsart gilt nicht mehr'),
    'it was not charged',
  )
  await hear('payment_method.detached', { id: await referenceOf(member), object: 'payment_method' })
  assert.deepEqual((await stateOf(member)).methods, [])
  const [letter] = await product.mailsTo(member.email)
  assert.match(letter?.text ?? '', /SEPA-Lastschrift wurde .* entfernt[\s\S]*14,99.€\) ist am .* fällig/)
  await product.live(30)
  assert.equal((await stateOf(member)).state, 'past_due')
})

test('[law 6.7] removing a method, or erasing the account, deletes it at the provider', async () => {
  const member = await product.aMember()
  const first = await referenceOf(member)
  const iban = 'AT611904300234573201'
  const second = await confirmedSetup(member.call, { type: 'sepa_debit', iban })
  await member.call(addPaymentMethod, { body: { paymentSetupId: second } })
  const other = (await member.call(listPaymentMethods)).body.find(({ default: isDefault }) => !isDefault)
  await member.call(removePaymentMethod, { params: { id: other?.id ?? '' } })
  await product.runBilling()
  const kept = async (text: string) =>
    (await product.db.selectFrom('sandbox_object').selectAll().execute()).filter((row) =>
      JSON.stringify(row).includes(text),
    )
  assert.deepEqual(await kept(first), [])
  assert.deepEqual(await kept(member.email), [])
  const left = await referenceOf(member)
  assert.ok((await kept(left)).length > 0)
  await member.call(checkPassword, { body: { password: member.password } })
  assert.equal((await member.call(deleteUser)).status, 200)
  await product.runBilling()
  assert.deepEqual(await kept(left), [])
})

test('[decisions 3.27] charges less refunds equal invoices less credit notes after all of this', async () => {
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})
