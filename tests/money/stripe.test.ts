/** Stripe's official library against the strict peer and its signed events: real except for the network. */
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { getSubscription } from '@quintet/contracts/billing'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { listInvoices } from '@quintet/contracts/invoices'
import { fetchPayouts, listPayouts, readPayout } from '@quintet/contracts/operator/payouts'
import { addPaymentMethod, listPaymentMethods } from '@quintet/contracts/payment-methods'
import { deleteUser } from '@quintet/contracts/personal-data'
import { checkPassword } from '@quintet/contracts/session'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { REQUEST_FAULTS } from '@quintet/domain/money/payment-faults'
import { faultsOf, type Product, startProduct, TEST_PASSWORD, type TestMember } from '@quintet/testing'
import { signEvent, startStripePeer, type StripePeer } from '@quintet/testing/stripe-peer'

let peer: StripePeer
let product: Product
before(async () => {
  peer = await startStripePeer()
  product = await startProduct({ peer })
})
after(async () => {
  await product.stop()
  await peer.stop()
})
afterEach(async () => {
  assert.deepEqual(peer.complaints.splice(0), [], 'Stripe takes everything that was asked')
  assert.deepEqual(faultsOf(await product.books()), [])
})

/** Unique per person: the peer tells people apart by it, so that each has a trial. */
const billing = () => ({ email: `${crypto.randomUUID()}@quintet.example` })
const card = (number: string) => ({
  type: 'card' as const,
  card: { number, expMonth: 12, expYear: 2099, cvc: '123' },
  billing: billing(),
})
const iban = (number: string) => ({ type: 'sepa_debit' as const, iban: number, billing: billing() })
const GOOD = card('4242424242424242')

const stateOf = async ({ call }: TestMember) => (await call(getSubscription)).body?.state
const invoicesOf = async ({ call }: TestMember) => (await call(listInvoices)).body.map(({ price }) => price)
const intents = () => [...peer.store.intents.values()]

/** Creates a member after clearing all other due charges. */
async function aLoneMember(wishes: Parameters<Product['aMember']>[0]) {
  await product.stopBilling()
  return product.aMember(wishes)
}

test('[decisions 3.24] bills from the sign-up to a paid month, and the next one', async () => {
  const member = await aLoneMember({ payment: card('4242424242424242') })
  assert.equal(await stateOf(member), 'trialing')
  assert.equal(intents().length, 0, 'nothing is charged before the trial ends')
  await product.live(31)
  assert.equal(await stateOf(member), 'active')
  assert.deepEqual(await invoicesOf(member), [14.99])
  await product.live(31)
  assert.deepEqual(await invoicesOf(member), [14.99, 14.99])
  assert.equal(peer.balanceCents(), 2 * 1499)
})

test('[decisions 3.16] a member who already had a trial pays in the sign-up itself', async () => {
  const earlier = peer.balanceCents()
  const member = await aLoneMember({ payment: card('5555555555554444'), hadTrial: true })
  assert.equal(await stateOf(member), 'active')
  assert.equal(peer.balanceCents() - earlier, 1499)
})

test('[decisions 3.20] a failed charge is paid with another method', async () => {
  const member = await aLoneMember({ payment: card('4000000000000341') })
  await product.live(31)
  assert.equal(await stateOf(member), 'past_due')
  assert.deepEqual(await invoicesOf(member), [])
  const paymentSetupId = await product.confirmedSetup(member.call, GOOD)
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  assert.equal(await stateOf(member), 'active')
  assert.deepEqual(await invoicesOf(member), [14.99])
})

test('[decisions 8.3] 3-D Secure: the bank challenges when the card is added, not when it is charged', async () => {
  const member = await aLoneMember({ payment: card('4000002500003155') })
  await product.live(31)
  assert.equal(await stateOf(member), 'active')
})

test('[decisions 3.20] a card challenged at each charge is not retried, until another method pays', async () => {
  const member = await aLoneMember({ payment: card('4000002760003184') })
  await product.live(33)
  assert.equal(await stateOf(member), 'past_due')
  assert.equal(intents().at(-1)?.last_payment_error?.code, 'authentication_required')
  const tried = intents().length
  await product.live(3)
  assert.equal(intents().length, tried)
  const paymentSetupId = await product.confirmedSetup(member.call, GOOD)
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  assert.equal(await stateOf(member), 'active')
})

test('[law 2.8] a withdrawal refunds what was paid, with a credit note', async () => {
  const member = await aLoneMember({ payment: card('4242424242424242'), hadTrial: true })
  const earlier = peer.balanceCents()
  await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
  await product.live(1)
  assert.equal(peer.balanceCents(), earlier - 1499)
  assert.deepEqual(new Set(await invoicesOf(member)), new Set([-14.99, 14.99]))
})

test('[law 11.3] a lost dispute ends the membership, a won one changes nothing', async () => {
  const [loser, winner] = [
    await aLoneMember({ payment: card('4242424242424242'), hadTrial: true }),
    await product.aMember({ payment: card('4242424242424242'), hadTrial: true }),
  ]
  const [first, second] = intents().slice(-2)
  for (const intent of [first, second]) peer.dispute(intent?.id ?? '')
  await product.live(1)
  const open = await product.db.selectFrom('payment_dispute').select(['opened_at', 'due_at']).execute()
  assert.deepEqual(
    open.map(({ opened_at, due_at }) =>
      due_at ? Math.round((due_at.getTime() - opened_at.getTime()) / DAY_MS) : 0,
    ),
    [9, 9],
    'Stripe names the day to answer by',
  )
  assert.deepEqual(await Promise.all([loser, winner].map(stateOf)), ['active', 'active'])
  peer.closeDispute(second?.id ?? '', 'won')
  await product.live(10)
  assert.deepEqual(await Promise.all([loser, winner].map(stateOf)), ['ended', 'active'])
})

test('[decisions 13.41] reads a payout from Stripe page by page, and it adds up with the books', async () => {
  peer.payOut()
  const member = await aLoneMember({ payment: card('4242424242424242'), hadTrial: true })
  const { id, amount } = peer.payOut()
  await product.live(1)
  const finance = await product.anOperator('finance')
  const { payout, lines } = (await finance.call(readPayout, { params: { id } })).body
  assert.deepEqual(
    lines.map((line) => [line.kind, line.grossCents, line.feeCents, line.match, line.email]),
    [['charge', 1499, 47, 'booked', member.email]],
  )
  assert.deepEqual([payout.amountCents, payout.restCents, payout.traceId?.slice(0, 5)], [amount, 0, 'TRACE'])
  const { body } = await finance.call(fetchPayouts, { body: {} })
  assert.equal(body.payouts, peer.store.payouts.size)
  const { items } = (await finance.call(listPayouts)).body
  for (const { restCents, lines: count } of items) assert.ok(restCents === 0 && count > 0)
})

for (const told of ['dispute', 'failed'] as const)
  test(`[law 11.7] a paid debit is returned (${told}): the invoice is corrected once, and the payout lists both`, async () => {
    peer.payOut()
    const member = await aLoneMember({
      payment: iban('DE89370400440532013000'),
      hadTrial: true,
    })
    await product.live(1)
    const earlier = peer.balanceCents()
    const intent = intents().at(-1)?.id ?? ''
    peer.returnDebit(intent, told)
    peer.returnDebit(intent, told)
    await product.live(0)
    await product.deliverEvents()
    assert.equal(await stateOf(member), 'past_due')
    assert.deepEqual(new Set(await invoicesOf(member)), new Set([-14.99, 14.99]))
    assert.equal((await invoicesOf(member)).length, 2)
    if (told === 'dispute') return
    assert.equal(peer.balanceCents(), earlier - 1499)
    const { id } = peer.payOut()
    await product.deliverEvents()
    const finance = await product.anOperator('finance')
    const { payout, lines } = (await finance.call(readPayout, { params: { id } })).body
    assert.deepEqual(lines.map(({ kind, match, email }) => `${kind} ${match} ${email}`).toSorted(), [
      `charge booked ${member.email}`,
      `returned booked ${member.email}`,
    ])
    assert.equal(payout.unmatched, 0)
  })

test('[law 11.1] SEPA: accepted, then paid by the bank later, with its mandate', async () => {
  const member = await aLoneMember({ payment: iban('DE08370400440532013003') })
  const [method] = (await member.call(listPaymentMethods)).body
  assert.match(method?.mandate ?? '', /^\w{16}$/)
  await product.live(31)
  assert.deepEqual([await stateOf(member), await invoicesOf(member)], ['active', []])
  await product.live(5)
  assert.deepEqual([await stateOf(member), await invoicesOf(member)], ['active', [14.99]])
})

test('[law 11.1] SEPA: rejected by the bank days later', async () => {
  const member = await aLoneMember({ payment: iban('DE78370400440532013004') })
  await product.live(35)
  assert.equal(await stateOf(member), 'past_due')
  const paymentSetupId = await product.confirmedSetup(member.call, GOOD)
  await member.call(addPaymentMethod, { body: { paymentSetupId } })
  assert.equal(await stateOf(member), 'active')
})

test('[law 11.4] removes a method that its payer revokes at the provider', async () => {
  const member = await aLoneMember({ payment: card('4242424242424242') })
  peer.detach([...peer.store.methods.keys()].at(-1) ?? '')
  await product.deliverEvents()
  assert.deepEqual((await member.call(listPaymentMethods)).body, [])
})

test('[law 11.2] late, duplicate, reordered, forged and lost events leave the books correct', async () => {
  while ((await product.deliverEvents()) > 0);
  await aLoneMember({ payment: iban('DE08370400440532013003') })
  await product.aMember({ payment: card('4242424242424242') })
  peer.faults.queueEvents('late', 'duplicate', 'reordered', 'forged', 'lost', 'late', 'duplicate')
  await product.live(45)
})

for (const fault of REQUEST_FAULTS)
  test(`[law 11.6] ${fault}: still charged only once`, async () => {
    const member = await aLoneMember({ payment: card('4242424242424242') })
    const earlier = peer.balanceCents()
    while ((await product.deliverEvents()) > 0);
    // The library itself retries broken connections.
    product.clock.advance(30 * DAY_MS)
    peer.faults.queueRequests(fault, fault)
    for (let hour = 0; hour < 3; hour++) {
      await product.runBilling()
      product.clock.advance(HOUR_MS)
    }
    await product.keepSessions()
    assert.equal(peer.balanceCents() - earlier, 1499)
    assert.deepEqual(await invoicesOf(member), [14.99])
  })

test('[law 6.7] an erasure deletes the customer at the provider, too', async () => {
  const { call } = await aLoneMember({ payment: card('4242424242424242') })
  const earlier = peer.store.customers.size
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  assert.equal((await call(deleteUser)).status, 200)
  await product.runBilling()
  assert.equal(peer.store.customers.size, earlier - 1)
})

test('[decisions 14.20] the page gets Stripe’s name and the publishable key, and the sandbox is not available', async () => {
  const { body } = await product.call(createPaymentSetup, { body: { productId: 221, type: 'card' } })
  assert.deepEqual([body.provider, body.publishableKey], ['stripe', peer.publishableKey])
  const headers = { 'content-type': 'application/json' }
  const sandbox = await product.send(`/api/sandbox/setups/${body.setupId}/confirm`, {
    method: 'POST',
    body: '{}',
    headers,
  })
  assert.equal(sandbox.status, 404)
})

test('[law 11.2] rejects an event signed with another secret', async () => {
  const payload = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'customer.updated',
    created: 1,
    data: { object: {} },
  })
  const headers = { 'stripe-signature': signEvent(payload, 'whsec_of_somebody_else') }
  const answer = await product.send('/api/payments/events', { method: 'POST', body: payload, headers })
  assert.equal(answer.status, 400)
})
