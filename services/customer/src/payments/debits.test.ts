/** Direct debits: accepted at once, then paid or refused by the bank days later. Decision 0105. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import {
  changePlan,
  getSubscription,
  pauseSubscription,
  payNow,
  restartSubscription,
} from '@quintet/contracts/billing'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { listInvoices } from '@quintet/contracts/invoices'
import { addPaymentMethod, listPaymentMethods } from '@quintet/contracts/payment-methods'
import { startPlayback } from '@quintet/contracts/playback'
import { listRentals, rentTitle } from '@quintet/contracts/rentals'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import {
  confirmedSetup,
  faultsOf,
  newEmail,
  type Product,
  readBooks,
  startProduct,
  type TestMember,
} from '@quintet/testing'
import { chargeForSignUp } from './ledger.ts'

const PAYS = { type: 'sepa_debit', iban: 'DE08370400440532013003' } as const
const RETURNS = { type: 'sepa_debit', iban: 'DE51370400440532013005' } as const
const REFUSES = { type: 'sepa_debit', iban: 'DE78370400440532013004' } as const
/** How long the sandbox's slow banks take. */
const BANK_DAYS = 5

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())
// Ensures that no charge of other tests is pending, and that trials are available again.
beforeEach(async () => {
  await product.stopBilling()
  await product.live(BANK_DAYS + 1)
  await product.db.deleteFrom('trial_claim').execute()
})

const aTryingMember = (payment: typeof PAYS | typeof REFUSES) => product.aMember({ payment })

/** A member who has had a trial, so the order itself is charged. */
const aReturningMember = (payment: typeof PAYS | typeof REFUSES | typeof RETURNS) =>
  product.aMember({ payment, hadTrial: true })

async function stateOf({ call }: TestMember) {
  const { body } = await call(getSubscription)
  assert.ok(body)
  const prices = (await call(listInvoices)).body.map(({ price }) => price).toSorted((a, b) => a - b)
  return { ...body, prices }
}

async function chargesOf({ email }: TestMember): Promise<string[]> {
  const rows = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select('payment_order.state')
    .where('email', '=', email)
    .where('kind', '=', 'charge')
    .orderBy('payment_order.created_at')
    .execute()
  return rows.map(({ state }) => state)
}

/** Makes the bank settle the newest charge in the given number of days. */
async function hold(days: number): Promise<void> {
  const settlesAt = Math.floor((product.clock.now().getTime() + days * DAY_MS) / 1000)
  const newest = await product.db
    .selectFrom('sandbox_object')
    .selectAll()
    .where('kind', '=', 'payment_intent')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const body = JSON.stringify({ ...newest.body, settles_at: settlesAt })
  await product.db.updateTable('sandbox_object').set({ body }).where('id', '=', newest.id).execute()
}

const lastMail = async ({ email }: TestMember) => (await product.mailsTo(email))[0]

test('[law 11.1] access continues while the bank processes a renewal, which is invoiced once when paid', async () => {
  const member = await aTryingMember(PAYS)
  const film = await product.aTitle({ media: 'video' })
  await product.live(30)
  const collected = await stateOf(member)
  assert.deepEqual([collected.state, collected.failedPayment, collected.prices], ['active', null, []])
  assert.ok(collected.nextBillAt && new Date(collected.nextBillAt) > product.clock.now())
  assert.equal((await member.call(startPlayback, { body: { contentId: film.id } })).status, 201)
  await product.live(BANK_DAYS - 1)
  assert.deepEqual([await chargesOf(member), (await stateOf(member)).prices], [['waiting'], []])
  await product.live(1)
  const paid = await stateOf(member)
  assert.deepEqual([paid.state, paid.nextBillAt, paid.prices], ['active', collected.nextBillAt, [14.99]])
  assert.match((await lastMail(member))?.subject ?? '', /^Ihre Rechnung R/)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 5.12] announces each debit the day before with amount, date and mandate, but no card charge', async () => {
  const [member, byPaypal] = [await aTryingMember(PAYS), await product.aMember()]
  await product.live(30 + BANK_DAYS)
  const { nextBillAt } = await stateOf(member)
  const announcements = async ({ email }: TestMember) =>
    (await product.mailsTo(email)).filter(({ subject }) => subject.startsWith('Wir buchen am'))
  while (product.clock.now().getTime() < Date.parse(nextBillAt ?? '') - 2 * DAY_MS) await product.live(1)
  assert.deepEqual(await announcements(member), [])
  await product.live(1)
  const [announced] = await announcements(member)
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  assert.equal(announced?.subject, `Wir buchen am ${day.format(new Date(nextBillAt ?? ''))} 14,99\u00A0€ ab`)
  assert.match(announced.text, /Mandatsreferenz\s*:?\s*Q[0-9A-F]{16}/)
  await product.live(32)
  assert.deepEqual([(await announcements(member)).length, (await announcements(byPaypal)).length], [2, 0])
})

test('[decisions 3.29] announces the debit with which a pause ends the day before', async () => {
  const member = await aReturningMember(PAYS)
  await product.live(BANK_DAYS + 1)
  const { body } = await member.call(pauseSubscription, { body: { months: 1 } })
  const end = Date.parse(body.nextBillAt ?? '')
  while (product.clock.now().getTime() < end - DAY_MS) await product.live(1)
  assert.equal((await stateOf(member)).state, 'paused')
  const announced = (await product.mailsTo(member.email)).filter(({ subject }) =>
    subject.startsWith('Wir buchen am'),
  )
  assert.equal(announced.length, 1)
  assert.match(announced[0]?.text ?? '', /Mandatsreferenz/)
  await product.live(1)
  assert.deepEqual(
    [(await stateOf(member)).state, await chargesOf(member)],
    ['active', ['succeeded', 'waiting']],
  )
})

test('[law 11.1] polls the bank daily if no event arrives, and never collects twice', async () => {
  const member = await aTryingMember(PAYS)
  await product.live(30)
  await product.db.deleteFrom('sandbox_event').where('deliver_at', '>', product.clock.now()).execute()
  await product.live(BANK_DAYS + 1)
  assert.deepEqual([await chargesOf(member), (await stateOf(member)).prices], [['succeeded'], [14.99]])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.20] a refused debit is past_due like any failed charge: a mail, continued access, a few retries, then the end', async () => {
  const member = await aTryingMember(REFUSES)
  await product.live(30 + BANK_DAYS)
  const refused = await stateOf(member)
  assert.deepEqual([refused.state, refused.failedPayment?.code], ['past_due', 'insufficient_funds'])
  assert.match((await lastMail(member))?.subject ?? '', /fehlgeschlagen/)
  await product.live(3 * BANK_DAYS + 2)
  assert.deepEqual([(await stateOf(member)).state, (await stateOf(member)).prices], ['ended', []])
  assert.deepEqual(await chargesOf(member), ['failed', 'failed', 'failed', 'failed'])
  assert.match((await lastMail(member))?.subject ?? '', /beendet/)
  await product.live(40)
  assert.equal((await chargesOf(member)).length, 4)
})

test('[decisions 3.20] retries that reach into the next period never charge for two periods at once', async () => {
  const member = await aTryingMember(PAYS)
  await product.live(30 + BANK_DAYS)
  const paymentSetupId = await confirmedSetup(member.call, REFUSES)
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  // The next period's debit settles weeks late, as if its event had been lost.
  const { periodEndsAt } = await stateOf(member)
  while (product.clock.now().getTime() <= Date.parse(periodEndsAt)) await product.live(1)
  await hold(50)
  await product.live(40)
  assert.deepEqual(await chargesOf(member), ['succeeded', 'waiting'])
  await hold(-1)
  await product.live(4 * BANK_DAYS + 1)
  assert.deepEqual(await chargesOf(member), ['succeeded', 'failed', 'failed', 'failed', 'failed'])
  assert.deepEqual([(await stateOf(member)).state, (await stateOf(member)).prices], ['ended', [14.99]])
})

test('[law 11.5] paying by another method after a refusal pays the period that was due and keeps its dates', async () => {
  const member = await aTryingMember(REFUSES)
  await product.live(30)
  const { periodEndsAt } = await stateOf(member)
  await product.live(BANK_DAYS)
  const paymentSetupId = await confirmedSetup(member.call, { type: 'paypal', paypal: newEmail() })
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  const paid = await stateOf(member)
  assert.deepEqual([paid.state, paid.failedPayment, paid.prices], ['active', null, [14.99]])
  assert.equal(paid.periodEndsAt, periodEndsAt)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.1] paying again by debit is accepted without reporting a failure', async () => {
  const member = await aTryingMember(REFUSES)
  await product.live(30 + BANK_DAYS)
  const paymentSetupId = await confirmedSetup(member.call, PAYS)
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  assert.deepEqual(
    [(await stateOf(member)).state, await chargesOf(member)],
    ['active', ['failed', 'waiting']],
  )
  assert.equal((await member.call(payNow)).problem?.code, 'nothing_due')
  await product.live(BANK_DAYS)
  assert.deepEqual((await stateOf(member)).prices, [14.99])
})

test('[law 11.1] paying with the order starts the membership at once, and the invoice follows as its mail says', async () => {
  const member = await aReturningMember(PAYS)
  assert.deepEqual([(await stateOf(member)).state, (await stateOf(member)).prices], ['active', []])
  assert.match((await lastMail(member))?.text ?? '', /wird deshalb in den nächsten Tagen .* abgebucht/)
  await product.live(BANK_DAYS)
  assert.deepEqual([(await stateOf(member)).state, (await stateOf(member)).prices], ['active', [14.99]])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.20] an order whose debit is refused becomes past_due, without an invoice', async () => {
  const member = await aReturningMember(REFUSES)
  await product.live(BANK_DAYS)
  const { state, prices } = await stateOf(member)
  assert.deepEqual([state, prices, await chargesOf(member)], ['past_due', [], ['failed']])
})

test('[law 11.1] an unfinished sign-up keeps no debit: what the bank collects is refunded', async () => {
  await aTryingMember(PAYS)
  const { payments } = product.foundation
  const setupId = await confirmedSetup(product.call, PAYS)
  await payments.refreshSetup(setupId)
  const { method } = await product.db
    .selectFrom('payment_setup')
    .select('method')
    .where('id', '=', setupId)
    .executeTakeFirstOrThrow()
  assert.ok(method)
  const now = product.clock.now()
  const details = { startsAt: now.toISOString(), endsAt: now.toISOString(), name: 'Ada', language: 'de' }
  const parts = { db: product.db, payments }
  const charge = { purpose: 'sign_up', accountId: setupId, subscriptionId: null, currency: 'EUR' } as const
  const id = `ord_${setupId}`
  const charged = await chargeForSignUp(parts, { ...charge, id, amountCents: 1499, method, details }, now)
  assert.equal(charged.outcome.state, 'processing')
  await product.live(BANK_DAYS + 1)
  const orders = await product.db
    .selectFrom('payment_order')
    .select(['kind', 'state'])
    .where('account_id', '=', setupId)
    .orderBy('created_at')
    .execute()
  assert.deepEqual(orders, [
    { kind: 'charge', state: 'succeeded' },
    { kind: 'refund', state: 'succeeded' },
  ])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.1] a membership cancelled while its debit is processed ends with the period being collected', async () => {
  const [paying, refused] = [await aTryingMember(PAYS), await aTryingMember(REFUSES)]
  await product.live(31)
  for (const { call, email } of [paying, refused]) await call(cancelSubscription, { body: { email } })
  const cancelled = await stateOf(paying)
  assert.equal(cancelled.expireAt, cancelled.periodEndsAt)
  await product.live(BANK_DAYS)
  assert.deepEqual([(await stateOf(paying)).state, (await stateOf(paying)).prices], ['active', [14.99]])
  // A refused debit is not retried after a cancellation.
  assert.deepEqual([(await stateOf(refused)).state, await chargesOf(refused)], ['ended', ['failed']])
})

test('[law 2.8] a withdrawal while the debit is processed ends access at once and refunds what the bank collects', async () => {
  const member = await aReturningMember(PAYS)
  const film = await product.aTitle({ media: 'video' })
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  const stopped = await member.call(startPlayback, { body: { contentId: film.id } })
  assert.equal(stopped.problem?.code, 'no_subscription')
  await product.live(BANK_DAYS + 1)
  assert.deepEqual((await stateOf(member)).prices, [-14.99, 14.99])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.21] an ended membership is ordered again by debit, once, and its plan can change while the debit is processed', async () => {
  const member = await aTryingMember(PAYS)
  await member.call(cancelSubscription, { body: { email: member.email } })
  await product.live(31)
  const anew = await member.call(restartSubscription, { body: { plan: 'monthly' } })
  assert.deepEqual([anew.status, anew.body.state], [201, 'active'])
  assert.equal((await member.call(changePlan, { body: { plan: 'annually' } })).body.nextPlan, 'annually')
  await product.live(BANK_DAYS)
  const { state, nextPlan, prices } = await stateOf(member)
  assert.deepEqual([state, nextPlan, prices], ['active', 'annually', [14.99]])
  const refused = await aTryingMember(REFUSES)
  await refused.call(cancelSubscription, { body: { email: refused.email } })
  await product.live(31)
  await refused.call(restartSubscription, { body: { plan: 'annually' } })
  await product.live(BANK_DAYS)
  assert.deepEqual([(await stateOf(refused)).state, (await stateOf(refused)).prices], ['past_due', []])
})

test('[law 11.1] a rental by debit becomes available once the bank has paid, and is ordered only once', async () => {
  const [member, film] = [
    await aTryingMember(PAYS),
    await product.aTitle({ media: 'video', rental: { priceCents: 499, currency: 'EUR' } }),
  ]
  await product.keepSessions()
  const rent = () => member.call(rentTitle, { body: { contentId: film.id, useCredit: false, consent: true } })
  const answers = [await rent(), await rent()]
  assert.deepEqual(
    answers.map(({ problem }) => problem?.code),
    ['payment_pending', 'payment_pending'],
  )
  assert.deepEqual((await member.call(listRentals)).body, [])
  await product.live(BANK_DAYS)
  assert.deepEqual(
    (await member.call(listRentals)).body.map(({ contentId }) => contentId),
    [film.id],
  )
  assert.deepEqual((await stateOf(member)).prices, [4.99])
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.7] a returned debit corrects the invoice and leaves the period unpaid, a mail reports it, the method stays and is retried', async () => {
  const member = await aReturningMember(RETURNS)
  await product.live(1)
  const paid = await stateOf(member)
  assert.deepEqual([paid.state, paid.prices], ['active', [14.99]])
  await product.live(2)
  const back = await stateOf(member)
  assert.deepEqual(
    [back.state, back.failedPayment?.code, back.prices],
    ['past_due', 'insufficient_funds', [-14.99, 14.99]],
  )
  const letter = await lastMail(member)
  assert.match(letter?.subject ?? '', /fehlgeschlagen/)
  assert.match(letter?.text ?? '', /zurückgegeben[\s\S]*Rechnungskorrektur G-\d{4}-\d{6}/)
  assert.deepEqual(
    (await member.call(listPaymentMethods)).body.map(({ type }) => type),
    ['sepa_debit'],
  )
  const toHouse = await product.mailsTo(product.foundation.brand.company.email)
  assert.ok(!toHouse.some(({ text }) => text.includes(member.email)), 'the operator has nothing to answer')
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
  const paymentSetupId = await confirmedSetup(member.call, { type: 'paypal', paypal: newEmail() })
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  const again = await stateOf(member)
  assert.deepEqual([again.state, again.prices], ['active', [-14.99, 14.99, 14.99]])
  assert.equal(again.periodEndsAt, paid.periodEndsAt)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.7] a debit that keeps coming back is retried three times, though each seemed paid for days', async () => {
  const member = await aReturningMember(RETURNS)
  await product.live(30)
  const { state, prices } = await stateOf(member)
  assert.deepEqual([state, prices.filter((price) => price > 0).length], ['ended', 4])
  assert.equal(
    prices.reduce((sum, price) => sum + Math.round(price * 100), 0),
    0,
  )
  assert.match((await lastMail(member))?.subject ?? '', /beendet|zurückgebucht/)
  await product.live(20)
  assert.equal((await chargesOf(member)).length, 4)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.7] a debit returned after a cancellation ends the membership and is not retried', async () => {
  const member = await aReturningMember(RETURNS)
  await product.live(1)
  assert.equal((await member.call(cancelSubscription, { body: { email: member.email } })).status, 200)
  await product.live(4)
  const { state, prices } = await stateOf(member)
  assert.deepEqual([state, prices, await chargesOf(member)], ['ended', [-14.99, 14.99], ['succeeded']])
})
