import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { REQUEST_FAULTS } from '@quintet/domain/money/payment-faults'
import { queueFaults } from '@quintet/contracts/system'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { faultsOf, type Product, readBooks, startProduct } from '@quintet/testing'
import { openSandbox } from '@quintet/payments/sandbox/sandbox'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { claimOrder, dueFarewells, dueOrders, insertOrder } from './queries.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member whose charge is the only one due. */
async function aLoneMember() {
  await product.stopBilling()
  return product.aMember()
}

async function chargesOf(email: string) {
  return product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select(['payment_order.id', 'payment_order.state', 'provider_reference'])
    .where('email', '=', email)
    .execute()
}

for (const fault of REQUEST_FAULTS)
  test(`[law 11.6] ${fault}: the member is charged once all the same, with one invoice`, async () => {
    const { email } = await aLoneMember()
    product.clock.advance(30 * DAY_MS)
    await product.sandbox.faults.queueRequests(fault)
    await product.runBilling()
    assert.deepEqual(
      (await chargesOf(email)).map(({ state }) => state),
      ['waiting'],
    )
    product.clock.advance(HOUR_MS)
    await product.runBilling()
    assert.deepEqual(
      (await chargesOf(email)).map(({ state }) => state),
      ['succeeded'],
    )
    assert.deepEqual(faultsOf(await readBooks(product.db)), [])
  })

test('[decisions 3.27] a charge whose response was wrong is found although our clock is ahead, and not made again', async () => {
  const { db, clock } = product
  const { email } = await aLoneMember()
  clock.advance(30 * DAY_MS)
  await product.sandbox.faults.queueRequests('server_error_after')
  await product.runBilling()
  const [order] = await chargesOf(email)
  const intents = () =>
    db
      .selectFrom('sandbox_object')
      .select(['id', 'created_at'])
      .where('kind', '=', 'payment_intent')
      .where('body', '@>', JSON.stringify({ metadata: { order: order?.id } }) as never)
      .execute()
  const [made] = await intents()
  assert.ok(made)
  // The provider noted the time of its own clock.
  const theirs = new Date(made.created_at.getTime() - DAY_MS)
  await db.updateTable('sandbox_object').set({ created_at: theirs }).where('id', '=', made.id).execute()
  clock.advance(HOUR_MS)
  await product.runBilling()
  assert.equal((await chargesOf(email))[0]?.state, 'succeeded')
  assert.equal((await intents()).length, 1)
  assert.deepEqual(faultsOf(await readBooks(db)), [])
})

test('[law 11.2] an event that arrives before the response settles the charge, and the response changes nothing', async () => {
  const { email } = await aLoneMember()
  product.clock.advance(30 * DAY_MS)
  await product.sandbox.faults.queueRequests('timeout_after')
  await product.runBilling()
  await product.deliverEvents()
  assert.equal((await chargesOf(email))[0]?.state, 'succeeded')
  product.clock.advance(HOUR_MS)
  await product.runBilling()
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.6] faults can be queued over HTTP in development, and occur in order', async () => {
  const { email } = await aLoneMember()
  const { body } = await product.call(queueFaults, {
    body: { requests: ['rate_limited'], declines: ['insufficient_funds'] },
  })
  assert.deepEqual(body, { requests: 1, events: 0, declines: 1 })
  product.clock.advance(30 * DAY_MS)
  await product.runBilling()
  assert.equal((await chargesOf(email))[0]?.state, 'waiting')
  product.clock.advance(HOUR_MS)
  await product.runBilling()
  assert.equal((await chargesOf(email))[0]?.state, 'failed')
})

test('[law 11.6] faults queued through one process reach all processes, each once', async () => {
  const { db, clock } = product
  const other = openSandbox(db, clock).sandbox.faults
  await product.call(queueFaults, { body: { requests: ['timeout'], events: ['late'], share: 1 } })
  assert.deepEqual([await other.nextRequest(), await other.nextEvent()], ['timeout', 'late'])
  const drawn = await other.nextRequest()
  assert.ok(drawn && REQUEST_FAULTS.includes(drawn), 'the share is met, too')
  await product.call(queueFaults, { body: { share: 0 } })
  assert.deepEqual([await other.nextRequest(), await other.nextEvent()], [null, null])
})

/** A charge whose response was lost, with the genuine event about it. */
async function aLostCharge() {
  const { email } = await aLoneMember()
  product.clock.advance(30 * DAY_MS)
  await product.sandbox.faults.queueRequests('timeout_after')
  await product.runBilling()
  const [charge] = await chargesOf(email)
  const event = await product.db
    .selectFrom('sandbox_event')
    .select('body')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const payload = JSON.stringify(event.body)
  const secret = await product.sandbox.webhookSecret()
  const sign = (of: { payload?: string; secret?: string; ageSeconds?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: of.payload ?? payload,
      secret: of.secret ?? secret,
      timestamp: Math.floor(product.clock.now().getTime() / 1000) - (of.ageSeconds ?? 0),
    })
  const post = async (body: string, signature?: string) =>
    (
      await product.send('/api/payments/events', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(signature ? { 'stripe-signature': signature } : {}),
        },
      })
    ).status
  return { email, id: charge?.id ?? '', payload, sign, post }
}

test('[law 11.2] forged, old, altered, unsigned and 5 MB events have no effect', async () => {
  const { email, payload, sign, post } = await aLostCharge()
  const altered = payload.replace('succeeded', 'succeeded ')
  assert.deepEqual(
    [
      await post(payload, sign({ secret: 'whsec_of_somebody_else' })),
      await post(payload, sign({ ageSeconds: 301 })),
      await post(altered, sign()),
      await post(payload),
      await post('', sign({ payload: '' })),
      await post('x'.repeat(5 * 1024 * 1024), sign()),
    ],
    [400, 400, 400, 400, 400, 413],
  )
  assert.equal((await chargesOf(email))[0]?.state, 'waiting')
  const { count } = await product.db
    .selectFrom('payment_event')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('order_id', '=', (await chargesOf(email))[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  assert.equal(Number(count), 0)
})

test('[law 11.2] an event delivered ten times, concurrently and again later, takes effect once', async () => {
  const { email, payload, sign, post } = await aLostCharge()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(payload, sign())))
  assert.ok(answers.every((status) => status === 200))
  assert.equal(await post(payload, sign()), 200)
  assert.equal((await chargesOf(email))[0]?.state, 'succeeded')
  product.clock.advance(HOUR_MS)
  await product.runBilling()
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

/** Events that Stripe sends apart from the outcome of our orders, and ones it may send some day. */
const OTHER_EVENTS: readonly (readonly [type: string, object: object])[] = [
  ['setup_intent.succeeded', { id: 'seti_1', object: 'setup_intent', metadata: {} }],
  [
    'charge.dispute.created',
    { id: 'dp_1', object: 'dispute', payment_intent: 'pi_nobody', status: 'lost', metadata: {} },
  ],
  ['payment_method.detached', { id: 'pm_1', object: 'payment_method', customer: null, metadata: null }],
  [
    'charge.refunded',
    { id: 'ch_1', object: 'charge', payment_intent: 'pi_nobody', metadata: { order: 'ord_nobody' } },
  ],
  ['customer.updated', { id: 'cus_1', object: 'customer' }],
  ['something.new.in_2031', { id: 'new_1', object: 'new' }],
]

for (const [type, object] of OTHER_EVENTS)
  test(`[law 11.2] ${type} is taken once, noted, and changes no order`, async () => {
    const { email, sign, post } = await aLostCharge()
    const created = Math.floor(product.clock.now().getTime() / 1000)
    const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created, data: { object } })
    const send = () => post(payload, sign({ payload }))
    assert.deepEqual([await send(), await send()], [200, 200])
    const noted = await product.db
      .selectFrom('payment_event')
      .select(['type'])
      .where('id', '=', `evt_${type}`)
      .execute()
    assert.deepEqual(noted, [{ type }])
    assert.equal((await chargesOf(email))[0]?.state, 'waiting')
    product.clock.advance(HOUR_MS)
    await product.runBilling()
    assert.deepEqual(faultsOf(await readBooks(product.db)), [])
  })

test('[law 11.2] charge.refunded about one of our orders triggers a look-up, which settles the charge once', async () => {
  const { email, id, sign, post } = await aLostCharge()
  const created = Math.floor(product.clock.now().getTime() / 1000)
  const object = { id: 'ch_2', object: 'charge', metadata: { order: id } }
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: 'charge.refunded',
    created,
    data: { object },
  })
  await Promise.all(Array.from({ length: 5 }, () => post(payload, sign({ payload }))))
  assert.equal((await chargesOf(email))[0]?.state, 'succeeded')
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.27] the books stay correct when events are late, duplicated, reordered, forged or lost', async () => {
  const { faults } = product.sandbox
  const kinds = ['late', 'duplicate', 'reordered', 'forged', 'lost'] as const
  await Promise.all(kinds.map(() => product.aMember()))
  while ((await product.deliverEvents()) > 0);
  await faults.queueEvents(...kinds)
  product.clock.advance(30 * DAY_MS)
  await product.runBilling()
  for (let days = 0; days < 5; days++) {
    await product.deliverEvents()
    product.clock.advance(DAY_MS)
    await product.runBilling()
  }
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[law 11.23] an order or a farewell that was postponed or leased while the clock was ahead is sent all the same', async () => {
  const { db, clock } = product
  const now = clock.now()
  const ahead = new Date(now.getTime() + 365 * DAY_MS)
  const { account_id: accountId, method } = await db
    .selectFrom('payment_order')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow()
  const order = { kind: 'charge', purpose: 'rental', accountId, subscriptionId: null, method } as const
  const facts = { amountCents: 399, currency: 'EUR', details: {} }
  await insertOrder(db, { ...order, ...facts, id: 'ord_ahead', nextTryAt: ahead }, now)
  await sql`update payment_order set leased_until = ${ahead} where id = 'ord_ahead'`.execute(db)
  assert.deepEqual(await dueOrders(db, now, 10), ['ord_ahead'])
  const until = new Date(now.getTime() + HOUR_MS / 30)
  assert.equal((await claimOrder(db, 'ord_ahead', { now, until }))?.id, 'ord_ahead')
  assert.equal(await claimOrder(db, 'ord_ahead', { now, until }), undefined, 'another process has it')
  await db.deleteFrom('payment_order').where('id', '=', 'ord_ahead').execute()
  await db.insertInto('provider_farewell').values({ customer: 'cus_ahead', next_try_at: ahead }).execute()
  assert.deepEqual(await dueFarewells(db, now, 10), ['cus_ahead'])
  await db.deleteFrom('provider_farewell').execute()
})
