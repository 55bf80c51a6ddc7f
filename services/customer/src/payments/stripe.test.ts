/**
 * Tests the adapter over a real connection: Stripe's own library speaks HTTP to a local server that answers like Stripe's API. Requests and
 * responses have the library's own types.
 */
import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { SEPA_MANDATE_VERSION } from '@quintet/domain/money/payment'
import { openSandboxApi } from '@quintet/payments/sandbox/api'
import { findSetup } from '@quintet/payments/setups'
import { openStripe } from '@quintet/payments/stripe/adapter'
import { newEmail, type Product, startProduct } from '@quintet/testing'
import { Stripe } from 'stripe'

type Heard = { method: string; path: string; headers: IncomingHttpHeaders; form: URLSearchParams }

const mandate = { creditorId: 'DE98ZZZ09999999999', textVersion: SEPA_MANDATE_VERSION }
const SECRET = 'whsec_of_stripe'

let product: Product
let peer: Server
const heard: Heard[] = []

before(async () => {
  product = await startProduct()
  const { db, clock, sandbox } = product
  const answer = openSandboxApi({ db, clock, faults: sandbox.faults })
  peer = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request
      const body = Buffer.concat(chunks).toString()
      heard.push({ method, path: url, headers, form: new URLSearchParams(body) })
      const key = headers['idempotency-key']
      answer(`https://api.stripe.com${url}`, {
        method,
        ...(method === 'GET' ? {} : { body }),
        headers: typeof key === 'string' ? { 'idempotency-key': key } : {},
      }).then(
        async (answered) => response.writeHead(answered.status).end(await answered.text()),
        () => response.destroy(),
      )
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => peer.once('listening', resolve))
})
after(async () => {
  peer.close()
  await product.stop()
})

function stripe() {
  const { port } = peer.address() as AddressInfo
  return openStripe({
    db: product.db,
    provider: 'stripe',
    key: 'sk_test_of_ours',
    publishableKey: 'pk_test_of_ours',
    webhookSecret: () => Promise.resolve(SECRET),
    send: (url, init) => fetch(url.replace('https://api.stripe.com', `http://127.0.0.1:${port}`), init),
  })
}

const page = () => product.sandbox

/** Confirms a set-up as Stripe's script in the page does. */
async function confirmedSetup(iban: string) {
  const now = product.clock.now()
  const form = await stripe().createSetup({ type: 'sepa_debit', mandate, browserHash: null }, now)
  const billing = { name: 'Ada Lovelace', country: 'AT' }
  await page().confirm(form, { type: 'sepa_debit', iban }, billing, now)
  await stripe().refreshSetup(form.setupId)
  const setup = await findSetup(product.db, form.setupId)
  assert.ok(setup?.method)
  return { form, setup, method: setup.method }
}

test('[decisions 3.24] a set-up is a customer and a SetupIntent, whose secret goes to the page together with the publishable key', async () => {
  heard.length = 0
  const { form } = await confirmedSetup('AT611904300234573201')
  assert.equal(form.provider, 'stripe')
  assert.equal(form.publishableKey, 'pk_test_of_ours')
  assert.match(form.clientSecret, new RegExp(`^${form.setupId}_secret_`))
  const [customer, intent, read] = heard
  assert.deepEqual([customer?.path, intent?.path], ['/v1/customers', '/v1/setup_intents'])
  assert.equal(customer?.form.size, 0, 'nothing about the person')
  assert.equal(intent?.form.get('usage'), 'off_session')
  assert.equal(intent?.form.get('allowed_payment_method_types[0]'), 'sepa_debit')
  assert.match(read?.path ?? '', /^\/v1\/setup_intents\/seti_[\w-]+\?expand/)
  for (const { headers } of heard) {
    assert.equal(headers.authorization, 'Bearer sk_test_of_ours')
    assert.equal(headers['stripe-version'], Stripe.API_VERSION)
  }
  assert.ok(intent?.headers['idempotency-key'])
})

test('[decisions 3.24] reads a method’s type, country, owner, fingerprint and mandate from the provider', async () => {
  const { setup, method } = await confirmedSetup('DE89370400440532013000')
  const again = await confirmedSetup('DE89370400440532013000')
  assert.equal(setup.status, 'succeeded')
  assert.equal(again.method.fingerprint, method.fingerprint)
  assert.deepEqual(
    [method.type, method.country, method.billing.name, method.customer],
    ['sepa_debit', 'AT', 'Ada Lovelace', setup.customer],
  )
  const { reference = '', acceptedAt = '', ...kept } = method.mandate ?? {}
  assert.match(reference, /^Q[0-9A-F]{16}$/)
  assert.ok(Math.abs(Date.parse(acceptedAt) - product.clock.now().getTime()) < 10_000)
  assert.deepEqual(kept, mandate)
})

test('[decisions 8.2] reports a refusal by its code, and allows another attempt', async () => {
  const now = product.clock.now()
  const form = await stripe().createSetup({ type: 'card', mandate, browserHash: null }, now)
  const card = { number: '4000000000009995', expMonth: 12, expYear: 2099, cvc: '123' }
  const state = async () => {
    await stripe().refreshSetup(form.setupId)
    const setup = await findSetup(product.db, form.setupId)
    return [setup?.status, setup?.failure_code]
  }
  assert.deepEqual(await state(), ['open', null])
  await page().confirm(form, { type: 'card', card }, {}, now)
  assert.deepEqual(await state(), ['failed', 'insufficient_funds'])
  await page().confirm(form, { type: 'card', card: { ...card, number: '4000000000003220' } }, {}, now)
  assert.deepEqual(await state(), ['requires_action', null])
  await page().challenge(form, false, now)
  assert.deepEqual(await state(), ['failed', 'authentication_required'])
  await page().confirm(form, { type: 'card', card: { ...card, number: '5555555555554444' } }, {}, now)
  assert.deepEqual(await state(), ['succeeded', null])
})

test('[decisions 3.24] charges, looks up and refunds over the wire, once per idempotency key', async () => {
  const { method } = await confirmedSetup('DE89370400440532013000')
  const order = {
    id: `ord_${newEmail()}`,
    keyVersion: 1,
    method,
    amountCents: 1499,
    currency: 'EUR',
  }
  const port = stripe()
  assert.equal(await port.findCharge(order), null)
  heard.length = 0
  const [charged, again] = [await port.charge(order), await port.charge(order)]
  assert.equal(charged.state, 'processing', 'a bank answers afterwards')
  assert.deepEqual(again, charged)
  assert.deepEqual(Object.fromEntries(heard[0]?.form ?? []), {
    amount: '1499',
    currency: 'eur',
    customer: method.customer,
    payment_method: method.reference,
    'allowed_payment_method_types[0]': 'sepa_debit',
    off_session: 'true',
    confirm: 'true',
    'metadata[order]': order.id,
  })
  assert.equal(heard[0]?.headers['idempotency-key'], `${order.id}-1`)
  const chargeReference = charged.state === 'processing' ? charged.reference : ''
  assert.deepEqual(await port.findCharge(order), { state: 'succeeded', reference: chargeReference })
  const refund = { id: `${order.id}-back`, keyVersion: 1, chargeReference, amountCents: 500 }
  const given = await port.refund(refund)
  assert.equal(given.state, 'succeeded')
  assert.deepEqual(await port.findRefund(refund), given)
  const tooMuch = await port.refund({ ...refund, id: `${order.id}-more`, amountCents: 1000 })
  assert.deepEqual(tooMuch, { state: 'failed', code: 'charge_already_refunded', reference: null })
})

test('[law 6.7] deletes a customer with its methods, and succeeds again if it is already gone', async () => {
  const { setup, method } = await confirmedSetup('DE89370400440532013000')
  assert.equal(await stripe().forgetCustomer(method.customer), true)
  const left = await product.db
    .selectFrom('sandbox_object')
    .select('id')
    .where('id', 'in', [setup.id, method.reference, method.customer])
    .execute()
  assert.deepEqual(left, [])
  assert.equal(await stripe().forgetCustomer(method.customer), true)
})

test('[decisions 3.24] reports an unresponsive provider as unavailable, after the library’s retries', async () => {
  await page().faults.queueRequests('server_error', 'rate_limited', 'timeout')
  await assert.rejects(
    stripe().createSetup({ type: 'card', mandate, browserHash: null }, product.clock.now()),
    {
      code: 'provider_unavailable',
    },
  )
  await page().faults.queueRequests('timeout')
  assert.ok(await stripe().createSetup({ type: 'card', mandate, browserHash: null }, product.clock.now()))
  assert.deepEqual(await page().faults.waiting(), { requests: 0, events: 0, declines: 0 })
})

// In whole seconds, as in events.
const TOLD_AT = new Date('2026-11-27T12:00:00Z')

const dispute = {
  id: 'dp_1',
  amount: 1499,
  payment_intent: 'pi_1',
  reason: 'fraudulent',
  evidence_details: { due_by: 1_800_000_000 },
}

for (const [type, object, about] of [
  ['setup_intent.succeeded', { id: 'seti_1' }, { kind: 'setup', setupId: 'seti_1' }],
  ['setup_intent.setup_failed', { id: 'seti_1' }, { kind: 'setup', setupId: 'seti_1' }],
  ['payment_method.detached', { id: 'pm_1' }, { kind: 'method_gone', reference: 'pm_1' }],
  [
    'payment_intent.succeeded',
    { id: 'pi_1', metadata: { order: 'ord_1' } },
    { kind: 'order', orderId: 'ord_1' },
  ],
  ['customer.updated', { id: 'cus_1' }, null],
  ['charge.succeeded', { id: 'ch_1', metadata: { order: 'ord_1' } }, null],
  [
    'charge.failed',
    {
      id: 'ch_1',
      payment_intent: 'pi_1',
      payment_method_details: { type: 'sepa_debit' },
      failure_code: 'insufficient_funds',
      metadata: { order: 'ord_1' },
    },
    {
      kind: 'order',
      orderId: 'ord_1',
      failed: { chargeReference: 'pi_1', id: 'ch_1', code: 'insufficient_funds' },
    },
  ],
  ...(
    [
      ['charge.dispute.created', 'needs_response', 'open'],
      ['charge.dispute.created', 'warning_needs_response', 'open'],
      ['charge.dispute.updated', 'under_review', 'open'],
      ['charge.dispute.updated', 'warning_under_review', 'open'],
      ['charge.dispute.closed', 'won', 'won'],
      ['charge.dispute.closed', 'warning_closed', 'won'],
      ['charge.dispute.closed', 'lost', 'lost'],
    ] as const
  ).map(
    ([kind, status, state]) =>
      [
        kind,
        { ...dispute, status },
        {
          kind: 'dispute',
          dispute: {
            id: 'dp_1',
            chargeReference: 'pi_1',
            amountCents: 1499,
            reason: 'fraudulent',
            state,
            isInquiry: status.startsWith('warning'),
            isUnderReview: status.includes('review'),
            dueAt: new Date('2027-01-15T08:00:00Z'),
            toldAt: TOLD_AT,
          },
        },
      ] as const,
  ),
] as const)
  test(`[law 11.2] ${type} ${'status' in object ? `(${object.status}) ` : ''}is read from its signed body`, async () => {
    const now = TOLD_AT
    const created = Math.floor(now.getTime() / 1000)
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, created, data: { object } })
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: SECRET,
      timestamp: created,
    })
    const event = await stripe().readEvent(Buffer.from(payload), signature, now)
    assert.deepEqual(event, { id: 'evt_1', type, createdAt: new Date(created * 1000), about })
    assert.equal(await stripe().readEvent(Buffer.from(`${payload} `), signature, now), null)
  })
