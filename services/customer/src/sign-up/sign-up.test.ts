import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { logIn } from '@quintet/contracts/session'
import {
  challengeSandboxSetup,
  confirmSandboxSetup,
  createPaymentSetup,
  readTrialEnds,
  signUp,
} from '@quintet/contracts/sign-up'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import {
  confirmedSetup,
  newEmail,
  ONE_TRIAL_CARD,
  startProduct,
  TEST_PASSWORD,
  type Product,
} from '@quintet/testing'
import { sql } from 'kysely'
import { insertBlock } from '../accounts/index.ts'

const cardNumbered = (number: string) => ({
  type: 'card' as const,
  card: { number, expMonth: 12, expYear: 2099, cvc: '123' },
})

let product: Product
before(async () => {
  product = await startProduct()
  await product.aMember({ payment: ONE_TRIAL_CARD })
})
after(() => product.stop())

type Order = ReturnType<typeof orderOf>

function orderOf(change: { email?: string; paymentSetupId: string } & Record<string, unknown>) {
  const { email = newEmail(), ...rest } = change
  return {
    productId: 221,
    signUpMethod: 'EMAIL' as const,
    user: { name: 'Grace Brewster Hopper', email, password: TEST_PASSWORD },
    plan: 'monthly' as const,
    consents: { age18: true as const, privacy: true as const, terms: true as const },
    ...rest,
  }
}

/** A confirmed set-up of a person who has never had a trial. */
const freshSetup = () => confirmedSetup(product.call, { type: 'paypal', paypal: newEmail() })

async function order(change: Record<string, unknown> & { email?: string } = {}) {
  return orderOf({ paymentSetupId: await freshSetup(), ...change })
}

const send = (body: unknown, headers?: Record<string, string>) =>
  product.call(signUp, { body: body as Order }, headers)

const TABLES = [
  'account',
  'profile',
  'consent',
  'trial_claim',
  'subscription',
  'payment_method',
  'device',
  'account_device',
  'session',
  'audit_event',
  'mail',
  'idempotency_key',
] as const

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
      product.db,
    )
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

async function accountsOf(email: string): Promise<number> {
  const rows = await product.db.selectFrom('account').select('id').where('email', '=', email).execute()
  return rows.length
}

test('[decisions 3.1] a confirmed set-up and a complete order create a member with a running trial of 30 days', async () => {
  const body = await order()
  const start = product.clock.now().getTime()
  const answer = await send(body)
  assert.equal(answer.status, 201)
  const { user, token } = answer.body
  const trialEnds = Date.parse(user.subscription?.trialEndsAt ?? '')
  assert.ok(trialEnds >= start + 30 * DAY_MS && trialEnds <= product.clock.now().getTime() + 30 * DAY_MS)
  assert.deepEqual(
    { ...user, profile: null, profiles: user.profiles.length },
    {
      email: body.user.email,
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      gender: null,
      location: null,
      country: 'DE',
      hasPassword: true,
      newsletter: false,
      notifyNewDevice: true,
      kidLocked: false,
      profile: null,
      profiles: 1,
      subscription: {
        plan: 'monthly',
        state: 'trialing',
        trialEndsAt: user.subscription?.trialEndsAt,
        isGift: false,
      },
      nextBillAt: user.subscription?.trialEndsAt,
      expireAt: null,
      cancelAt: null,
    },
  )
  assert.equal(user.profile.name, 'Grace')
  const me = await product.call(getMe, undefined, { authorization: `Bearer ${token}` })
  assert.deepEqual(me.body, user)
  assert.match(answer.headers.getSetCookie().join('\n'), /^user_token=.*HttpOnly/m)
  assert.equal(
    (
      await product.call(logIn, {
        body: { username: body.user.email, password: TEST_PASSWORD, productId: 221 },
      })
    ).status,
    200,
  )
})

test('[accounts 4.6] the special offer grants 90 free days', async () => {
  const { user } = (await send(await order({ offer: 'special' }))).body
  const days = (Date.parse(user.subscription?.trialEndsAt ?? '') - product.clock.now().getTime()) / DAY_MS
  assert.ok(days > 89.9 && days <= 90, `${days} days`)
})

test('[law 1.10] shows in advance when a trial would end, by the server’s clock', async () => {
  const { usual, offers } = (await product.call(readTrialEnds)).body
  for (const [end, offer] of [
    [usual, undefined],
    [offers.special, 'special'],
  ] as const) {
    const { user } = (await send(await order(offer ? { offer } : {}))).body
    const later = Date.parse(user.subscription?.trialEndsAt ?? '') - Date.parse(end)
    assert.ok(later >= 0 && later < 60_000, `${later} ms`)
  }
})

test('[decisions 3.23] stores the price with the subscription: 14,99 a month, 149,99 a year', async () => {
  for (const [plan, cents] of [
    ['monthly', 1499],
    ['annually', 14999],
  ] as const) {
    const body = await order({ plan })
    await send(body)
    const row = await product.db
      .selectFrom('subscription')
      .innerJoin('account', 'account.id', 'subscription.account_id')
      .select(['price_cents', 'currency', 'plan'])
      .where('email', '=', body.user.email)
      .executeTakeFirst()
    assert.deepEqual(row, { price_cents: cents, currency: 'EUR', plan })
  }
})

test('[decisions 3.4] a one-word name leaves the last name empty', async () => {
  const body = await order()
  const { user } = (await send({ ...body, user: { ...body.user, name: '  Plato ' } })).body
  assert.deepEqual([user.firstName, user.lastName], ['Plato', ''])
})

test('[law 1.9] stores each given consent with its text’s version and time, and no others', async () => {
  const body = await order()
  await send({ ...body, consents: { ...body.consents, newsletter: true } })
  const rows = await product.db
    .selectFrom('consent')
    .innerJoin('account', 'account.id', 'consent.account_id')
    .select(['kind', 'text_version', 'given_at'])
    .where('email', '=', body.user.email)
    .execute()
  assert.deepEqual(rows.map(({ kind }) => kind).toSorted(), ['age18', 'newsletter', 'privacy', 'terms'])
  assert.ok(rows.every(({ text_version, given_at }) => text_version !== '' && given_at instanceof Date))
})

for (const [what, change, path, message] of [
  ['an empty e-mail', { user: { email: '' } }, 'user.email', 'Email is required.'],
  ['a missing e-mail', { user: { email: undefined } }, 'user.email', 'Email is required.'],
  ['a missing name', { user: { name: undefined } }, 'user.name', 'Name is required.'],
  [
    'a missing password',
    { user: { password: undefined } },
    'user.password',
    'Password is invalid, it should contain at least 6 characters.',
  ],
  ['a malformed e-mail', { user: { email: 'ada@' } }, 'user.email', 'Email is invalid.'],
  [
    'a password of 5 characters',
    { user: { password: 'abc1$' } },
    'user.password',
    'Password is invalid, it should contain at least 6 characters.',
  ],
  ['a common password', { user: { password: 'Password1' } }, 'user.password', 'This password is too common.'],
  [
    'the product name as password',
    { user: { password: 'QUINTET' } },
    'user.password',
    'This password is too common.',
  ],
  ['a blank name', { user: { name: ' ' } }, 'user.name', 'Name is required.'],
  ['no plan', { plan: undefined }, 'plan', 'Plan is required.'],
  ['an unknown plan', { plan: 'weekly' }, 'plan', 'Plan is required.'],
  ['age unconfirmed', { consents: { age18: false } }, 'consents.age18', 'Please confirm.'],
  ['terms not accepted', { consents: { terms: undefined } }, 'consents.terms', 'Please confirm.'],
] as const)
  test(`[accounts 5.4] a sign-up with ${what} is rejected at ${path}: ${message}`, async () => {
    const body = await order()
    const part = <T extends object>(own: T, other: object | undefined) => ({ ...own, ...other })
    const changed = {
      ...body,
      ...change,
      user: part(body.user, 'user' in change ? change.user : undefined),
      consents: part(body.consents, 'consents' in change ? change.consents : undefined),
    }
    const answer = await send(changed)
    assert.deepEqual([answer.status, answer.problem?.code], [422, 'invalid_request'])
    assert.deepEqual(answer.problem?.errors, [{ path, message }])
  })

test('[decisions 2.6] accepts a password of 6 characters', async () => {
  const body = await order()
  assert.equal((await send({ ...body, user: { ...body.user, password: 'vx7$qk' } })).status, 201)
})

test('[decisions 1.6] an unknown productId is 404 unknown_product', async () => {
  assert.equal((await send(await order({ productId: 1 }))).problem?.code, 'unknown_product')
})

test('[decisions 3.3] an unknown set-up is 404, an unconfirmed one 409, a failed one 402, a used one unknown', async () => {
  const open = (await product.call(createPaymentSetup, { body: { productId: 221, type: 'card' } })).body
  const attempt = async (paymentSetupId: string) => {
    const { status, problem } = await send(await order({ paymentSetupId }))
    return [status, problem?.code]
  }
  assert.deepEqual(await attempt('setup_nothing'), [404, 'unknown_setup'])
  assert.deepEqual(await attempt(open.setupId), [409, 'payment_not_confirmed'])

  const params = { setupId: open.setupId }
  const confirm = (number: string) =>
    product.call(confirmSandboxSetup, {
      params,
      body: { clientSecret: open.clientSecret, ...cardNumbered(number) },
    })
  await confirm('4000000000003220')
  assert.deepEqual(await attempt(open.setupId), [409, 'payment_not_confirmed'])
  await product.call(challengeSandboxSetup, {
    params,
    body: { clientSecret: open.clientSecret, approve: false },
  })
  assert.deepEqual(await attempt(open.setupId), [402, 'payment_failed'])
  await confirm('4000000000000002')
  const declined = await send(await order({ paymentSetupId: open.setupId }))
  assert.deepEqual([declined.status, declined.problem?.detail], [402, 'card_declined'])

  const used = await freshSetup()
  assert.deepEqual(await attempt(used), [201, undefined])
  const other = await send(await order({ paymentSetupId: used }), { 'idempotency-key': newEmail() })
  assert.equal(other.problem?.code, 'unknown_setup')
})

test('[security 2.10] a set-up started by one browser cannot be used by anybody else who knows its id', async () => {
  const payer = product.openBrowser()
  const paymentSetupId = await confirmedSetup(payer.call, { type: 'paypal', paypal: newEmail() })
  const body = await order({ paymentSetupId })
  const thief = product.openBrowser()
  // The thief has a cookie of their own.
  await confirmedSetup(thief.call, { type: 'paypal', paypal: newEmail() })
  for (const { call } of [product, product.openBrowser(), thief]) {
    const refused = await call(signUp, { body })
    assert.deepEqual([refused.status, refused.problem?.code], [404, 'unknown_setup'])
  }
  const member = await product.aMember()
  const added = await member.call(addPaymentMethod, { body: { paymentSetupId } })
  assert.deepEqual([added.status, added.problem?.code], [404, 'unknown_setup'])
  assert.equal((await payer.call(signUp, { body })).status, 201)
})

test('[decisions 2.5] reveals a known address only after a confirmed set-up, and charges nothing', async () => {
  const { email } = await product.aMember()
  const open = (await product.call(createPaymentSetup, { body: { productId: 221, type: 'card' } })).body
  const hidden = await send(await order({ email, paymentSetupId: open.setupId }))
  assert.equal(hidden.problem?.code, 'payment_not_confirmed')

  const paymentSetupId = await freshSetup()
  const counts = await countRows()
  const told = await send(await order({ email: email.toUpperCase(), paymentSetupId }))
  assert.deepEqual([told.status, told.problem?.code], [409, 'account_exists'])
  assert.deepEqual(await countRows(), counts)
  assert.equal((await send(await order({ paymentSetupId }))).status, 201)
})

test('[decisions 2.5] limits asking for known addresses with one set-up, then returns 429', async () => {
  const { email } = await product.aMember()
  const paymentSetupId = await freshSetup()
  const codes = []
  for (let times = 0; times < 6; times++)
    codes.push((await send(await order({ email, paymentSetupId }))).problem?.code)
  assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'account_exists'), 'too_many_attempts'])
})

test('[decisions 3.1] concurrent sign-ups with one address create one account', async () => {
  const email = newEmail()
  const orders = await Promise.all(Array.from({ length: 6 }, () => order({ email })))
  const answers = await Promise.all(orders.map((body) => send(body)))
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  assert.equal(await accountsOf(email), 1)
})

test('[decisions 3.1] concurrent sign-ups with one set-up create one account', async () => {
  const paymentSetupId = await freshSetup()
  const orders = await Promise.all(Array.from({ length: 4 }, () => order({ paymentSetupId })))
  const answers = await Promise.all(orders.map((body) => send(body, { 'idempotency-key': body.user.email })))
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 404, 404, 404],
  )
})

async function whileRefusing<T>(
  event: 'insert' | 'update',
  table: string,
  act: () => Promise<T>,
): Promise<T> {
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  `.execute(product.db)
  await sql`create trigger refuse before ${sql.raw(event)} on ${sql.table(table)} execute function refuse()`.execute(
    product.db,
  )
  return act().finally(() => sql`drop function refuse cascade`.execute(product.db))
}

for (const [event, table] of [
  ...[...TABLES, 'payment_order', 'invoice'].map((name) => ['insert', name] as const),
  ['update', 'payment_setup'] as const,
])
  test(`[decisions 3.1] a sign-up that fails at the ${event} of ${table} leaves nothing behind, and works when repeated`, async () => {
    // The card already had a trial, so that this order writes a charge too.
    const body = await order({
      paymentSetupId: await confirmedSetup(product.call, ONE_TRIAL_CARD),
      expectsTrial: false,
    })
    const key = { 'idempotency-key': newEmail() }
    const counts = await countRows()
    const failed = await whileRefusing(event, table, () => send(body, key))
    assert.deepEqual([failed.status, failed.problem?.code], [500, 'internal_error'])
    assert.deepEqual(await countRows(), counts)
    const { user } = (await send(body, key)).body
    assert.equal(user.subscription?.state, 'active')
  })

test('[decisions 3.2] an order sent 20 times concurrently with one Idempotency-Key acts once, and every response is the member’s', async () => {
  const body = await order()
  const key = { 'idempotency-key': newEmail() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, key)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 201),
  )
  assert.equal(await accountsOf(body.user.email), 1)
  assert.equal((await product.mailsTo(body.user.email)).length, 1)
  for (const { token } of answers.map((answer) => answer.body))
    assert.equal(
      (await product.call(getMe, undefined, { authorization: `Bearer ${token}` })).body.email,
      body.user.email,
    )
})

test('[decisions 3.2] an order sent twice without a key acts once, since a set-up is used once', async () => {
  const body = await order()
  assert.deepEqual([(await send(body)).status, (await send(body)).status], [201, 201])
  assert.equal(await accountsOf(body.user.email), 1)
})

test('[decisions 3.2] the same Idempotency-Key with another body is 422 idempotency_mismatch', async () => {
  const body = await order()
  const key = { 'idempotency-key': newEmail() }
  await send(body, key)
  for (const other of [
    { ...body, plan: 'annually' },
    { ...body, user: { ...body.user, password: 'another-password' } },
    await order(),
  ]) {
    const answer = await send(other, key)
    assert.deepEqual([answer.status, answer.problem?.code], [422, 'idempotency_mismatch'])
  }
})

test('[decisions 13.10] the order of a blocked account, sent again, starts no session', async () => {
  const body = await order()
  const { user } = (await send(body)).body
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  await product.db.transaction().execute((tx) => insertBlock(tx, id, product.clock.now()))
  const again = await send(body)
  assert.deepEqual([again.status, again.problem?.code], [403, 'account_blocked'])
})

test('[decisions 3.2] an invalid Idempotency-Key is 422', async () => {
  const answer = await send(await order(), { 'idempotency-key': 'k'.repeat(256) })
  assert.deepEqual([answer.status, answer.problem?.errors?.[0]?.path], [422, 'Idempotency-Key'])
})

test('[decisions 3.16] of five people who use one card concurrently, one gets the trial', async () => {
  await product.db.deleteFrom('trial_claim').execute()
  const orders = await Promise.all(
    Array.from({ length: 5 }, async () =>
      order({
        paymentSetupId: await confirmedSetup(product.call, ONE_TRIAL_CARD),
        expectsTrial: false,
      }),
    ),
  )
  const answers = await Promise.all(orders.map((body) => send(body)))
  const states = answers.map(({ body }) => body.user.subscription?.state)
  assert.equal(states.filter((state) => state === 'trialing').length, 1)
  assert.equal(states.filter((state) => state === 'active').length, 4)
})

test('[decisions 3.16] charges a person who had a trial only after they agree; until then returns 409 trial_used with the price and creates nothing', async () => {
  const orderAgain = async (more: object) =>
    order({ paymentSetupId: await confirmedSetup(product.call, ONE_TRIAL_CARD), ...more })
  for (const unaware of [{}, { expectsTrial: true }]) {
    const body = await orderAgain({ plan: 'annually', ...unaware })
    const counts = await countRows()
    const { status, problem } = await send(body)
    assert.deepEqual(
      [status, problem?.code, problem?.['priceCents'], problem?.['currency']],
      [409, 'trial_used', 14999, 'EUR'],
    )
    assert.deepEqual(await countRows(), counts)
  }

  const body = await orderAgain({ plan: 'annually', expectsTrial: false })
  const { user } = (await send(body)).body
  assert.deepEqual(user.subscription, {
    plan: 'annually',
    state: 'active',
    trialEndsAt: null,
    isGift: false,
  })
  const year = (Date.parse(user.nextBillAt ?? '') - product.clock.now().getTime()) / DAY_MS
  assert.ok(year > 364.9 && year <= 366, `${year} days`)
  const charges = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .innerJoin('invoice', 'invoice.payment_order_id', 'payment_order.id')
    .select(['amount_cents', 'payment_order.state', 'gross_cents'])
    .where('email', '=', body.user.email)
    .execute()
  assert.deepEqual(charges, [{ amount_cents: 14999, state: 'succeeded', gross_cents: 14999 }])
})

test('[decisions 3.16] the sandbox’s public test cards, IBANs and PayPal accounts get a trial every time', async () => {
  for (const method of [
    cardNumbered('4242424242424242'),
    { type: 'paypal', paypal: 'ada@example.com' },
  ] as const)
    for (let time = 0; time < 2; time++) {
      const body = await order({ paymentSetupId: await confirmedSetup(product.call, method) })
      assert.equal((await send(body)).body.user.subscription?.state, 'trialing')
    }
})

/** The e-mail address of somebody who had a trial and whose account is gone. */
async function aFormerEmail(): Promise<string> {
  const { email } = await product.aMember()
  await product.db.deleteFrom('account').where('email', '=', email).execute()
  return email
}

test('[decisions 3.16] grants the trial once per e-mail, even after the account is gone', async () => {
  const { user } = (await send(await order({ email: await aFormerEmail(), expectsTrial: false }))).body
  assert.equal(user.subscription?.state, 'active')
})

test('[decisions 8.2] 4000 0000 0000 0341 starts a trial, but fails when charged without one: 402, and nothing is left', async () => {
  const setup = () => confirmedSetup(product.call, cardNumbered('4000000000000341'))
  assert.equal(
    (await send(await order({ paymentSetupId: await setup() }))).body.user.subscription?.state,
    'trialing',
  )
  const body = await order({
    email: await aFormerEmail(),
    paymentSetupId: await setup(),
    expectsTrial: false,
  })
  const counts = await countRows()
  const failed = await send(body)
  assert.deepEqual(
    [failed.status, failed.problem?.code, failed.problem?.detail],
    [402, 'payment_failed', 'card_declined'],
  )
  assert.deepEqual(await countRows(), counts)
})

test('[decisions 8.4] a member’s country is the billing country, DE by default', async () => {
  for (const [billing, country] of [
    [{}, 'DE'],
    [{ billing: { country: 'AT' } }, 'AT'],
  ] as const) {
    const paymentSetupId = await confirmedSetup(product.call, {
      type: 'paypal',
      paypal: newEmail(),
      ...billing,
    })
    const body = await order({ paymentSetupId })
    await send(body)
    const row = await product.db
      .selectFrom('account')
      .select('country')
      .where('email', '=', body.user.email)
      .executeTakeFirst()
    assert.equal(row?.country, country)
  }
})

test('[law 1.5] confirms the order at once by e-mail: content, price, end of trial, payment, cancellation, withdrawal', async () => {
  const paymentSetupId = await confirmedSetup(product.call, cardNumbered('5555555555554444'))
  const body = await order({ paymentSetupId })
  const { user } = (await send(body)).body
  const [mail, ...others] = await product.mailsTo(body.user.email)
  assert.deepEqual([others.length, mail?.to], [0, body.user.email])
  const end = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(user.subscription?.trialEndsAt ?? ''),
  )
  for (const text of [mail?.text ?? '', mail?.html ?? ''])
    for (const part of [
      'Quintet-Mitgliedschaft',
      '14,99\u00a0€ im Monat, inklusive Mehrwertsteuer',
      end,
      'Mastercard •••• 4444',
      'Keine Mindestlaufzeit',
      '/kuendigen',
      'binnen vierzehn Tagen',
      '/widerrufen',
      'Muster-Widerrufsformular liegen dieser E-Mail als PDF bei',
    ])
      assert.ok(text.includes(part), part)
})

test('[decisions 5.1] the confirmation is in the language of the order', async () => {
  const body = await order({ plan: 'annually' })
  await send(body, { 'accept-language': 'en' })
  const [mail] = await product.mailsTo(body.user.email)
  assert.equal(mail?.subject, 'Welcome to Quintet: your order')
  assert.ok(mail.text.includes('€149.99 a year, VAT included'))
  assert.match(mail.html, /<html lang="en">/)
})

test('[security 1.3] mails show names as plain text and link to the configured origin', async () => {
  const body = await order()
  await send({ ...body, user: { ...body.user, name: '<img/src=x> "&" Ada' } }, { host: 'evil.example' })
  const [mail] = await product.mailsTo(body.user.email)
  assert.doesNotMatch(mail?.html ?? '', /<img/)
  assert.doesNotMatch(mail?.html ?? '', /evil\.example/)
})

test('[decisions 8.5] no card number, password or token is stored anywhere in the database', async () => {
  const paymentSetupId = await confirmedSetup(product.call, cardNumbered('2223003122003222'))
  const body = await order({ paymentSetupId })
  const { token } = (await send(body)).body
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
  `.execute(product.db)
  const tablesWith = async (text: string): Promise<string[]> => {
    const found = await Promise.all(
      rows.map(({ name }) =>
        sql`select 1 from ${sql.raw(name)} row where row::text like ${`%${text}%`} limit 1`.execute(
          product.db,
        ),
      ),
    )
    return rows.filter((_, place) => (found[place]?.rows.length ?? 0) > 0).map(({ name }) => name)
  }
  assert.deepEqual((await tablesWith(body.user.email)).toSorted(), [
    'public.account',
    'public.business_letter',
    'public.mail',
  ])
  for (const secret of ['2223003122003222', TEST_PASSWORD, token])
    assert.deepEqual(await tablesWith(secret), [])
})
