import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  challengeSandboxSetup,
  confirmSandboxSetup,
  createPaymentSetup,
  listPaymentTypes,
  readSandboxSetup,
} from '@quintet/contracts/sign-up'
import { type PaymentType, SEPA_MANDATE_VERSION } from '@quintet/domain/money/payment'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const card = (number: string, change: object = {}) => ({
  type: 'card' as const,
  card: { number, expMonth: 12, expYear: 2099, cvc: '123', name: 'Ada Lovelace', ...change },
})

async function newSetup(type: PaymentType = 'card') {
  return (await product.call(createPaymentSetup, { body: { productId: 221, type } })).body
}

async function confirm(method: { type: PaymentType }) {
  const { setupId, clientSecret } = await newSetup(method.type)
  const answer = await product.call(confirmSandboxSetup, {
    params: { setupId },
    body: { clientSecret, ...method },
  })
  return answer.body
}

async function askedSetup() {
  const { setupId, clientSecret } = await newSetup()
  const { body } = await product.call(confirmSandboxSetup, {
    params: { setupId },
    body: { clientSecret, ...card('4000000000003220') },
  })
  return { setupId, clientSecret, page: body.redirectUrl ?? '' }
}

test('[decisions 8.1] a set-up returns provider, id and client secret', async () => {
  const setup = await newSetup()
  assert.equal(setup.provider, 'sandbox')
  assert.ok(setup.setupId && setup.clientSecret && setup.publishableKey === undefined)
  const row = await product.db
    .selectFrom('payment_setup')
    .selectAll()
    .where('id', '=', setup.setupId)
    .execute()
  const object = await product.db
    .selectFrom('sandbox_object')
    .selectAll()
    .where('id', '=', setup.setupId)
    .execute()
  assert.equal(object.length, 1)
  assert.ok(!JSON.stringify([row, object]).includes(setup.clientSecret))
})

test('[decisions 1.6] an unknown productId is 404 unknown_product', async () => {
  const answer = await product.call(createPaymentSetup, { body: { productId: 7, type: 'card' } })
  assert.deepEqual([answer.status, answer.problem?.code], [404, 'unknown_product'])
})

test('[decisions 3.25] Sofort remains in the model but is not offered', async () => {
  const answer = await product.call(createPaymentSetup, { body: { productId: 221, type: 'sofort' } })
  assert.deepEqual(
    [answer.status, answer.problem?.errors],
    [422, [{ path: 'type', message: 'This way of paying is not offered.' }]],
  )
})

for (const [number, status, code] of [
  ['4242 4242 4242 4242', 'succeeded', undefined],
  ['5555555555554444', 'succeeded', undefined],
  ['4000 0000 0000 0341', 'succeeded', undefined],
  ['4000 0000 0000 0002', 'failed', 'card_declined'],
  ['4000 0000 0000 9995', 'failed', 'insufficient_funds'],
  ['4000 0000 0000 0069', 'failed', 'expired_card'],
  ['4000 0000 0000 0127', 'failed', 'incorrect_cvc'],
  ['4000 0000 0000 0119', 'failed', 'processing_error'],
  ['4242 4242 4242 4241', 'failed', 'incorrect_number'],
  ['4111 1111 1111 1111', 'failed', 'card_declined'],
] as const)
  test(`[decisions 8.2] card ${number}: ${status} ${code ?? ''}`, async () => {
    assert.deepEqual(await confirm(card(number)), { status, ...(code ? { code } : {}) })
  })

for (const [what, change, code] of [
  ['a past month', { expMonth: 1, expYear: 2026 }, 'expired_card'],
  ['two digits of CVC', { cvc: '12' }, 'incorrect_cvc'],
  ['letters in the CVC', { cvc: '12a' }, 'incorrect_cvc'],
] as const)
  test(`[decisions 8.2] a card with ${what} fails: ${code}`, async () => {
    assert.deepEqual(await confirm(card('4242424242424242', change)), { status: 'failed', code })
  })

test('[decisions 8.7] an IBAN succeeds if its checksum is right', async () => {
  assert.equal(
    (await confirm({ type: 'sepa_debit', iban: 'DE89 3704 0044 0532 0130 00' } as never)).status,
    'succeeded',
  )
  const wrong = await confirm({ type: 'sepa_debit', iban: 'DE88370400440532013000' } as never)
  assert.equal(wrong.status, 'failed')
})

test('[law 5.12] stores a SEPA mandate with its reference, its wording and its creditor', async () => {
  await confirm({ type: 'sepa_debit', iban: 'AT611904300234573201' } as never)
  await product.deliverEvents()
  const { method } = await product.db
    .selectFrom('payment_setup')
    .select('method')
    .where('type', '=', 'sepa_debit')
    .where('status', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { reference = '', acceptedAt = '', ...mandate } = method?.mandate ?? {}
  assert.match(reference, /^Q[0-9A-F]{16}$/)
  assert.ok(Math.abs(Date.parse(acceptedAt) - product.clock.now().getTime()) < 10_000)
  assert.deepEqual(mandate, {
    creditorId: product.foundation.brand.company.creditorId,
    textVersion: SEPA_MANDATE_VERSION,
  })
})

test('[law 1.1] lists the payment types card, SEPA and PayPal; the sandbox does not offer Sofort', async () => {
  const { body } = await product.call(listPaymentTypes)
  assert.deepEqual(body, ['card', 'sepa_debit', 'paypal'])
})

test('[accounts 3.4] a wallet provides a card, shown as the wallet’s brand', async () => {
  await confirm({ ...card('4242424242424242'), wallet: 'apple_pay' } as never)
  await product.deliverEvents()
  const rows = await product.db.selectFrom('payment_setup').select('method').execute()
  assert.ok(rows.some(({ method }) => method?.card?.brand === 'apple_pay' && method.type === 'card'))
})

for (const [approve, status] of [
  ['1', 'succeeded'],
  ['0', 'failed'],
] as const)
  test(`[decisions 8.7] PayPal asks on its own page, which says that it can be closed; the set-up then has ${status}`, async () => {
    const { setupId, clientSecret } = await newSetup('paypal')
    const read = async () => product.call(readSandboxSetup, { params: { setupId }, body: { clientSecret } })
    assert.equal((await read()).problem?.code, 'payment_not_confirmed')
    const { body: asked } = await product.call(confirmSandboxSetup, {
      params: { setupId },
      body: { clientSecret, type: 'paypal', paypal: 'ada@quintet.example', asks: true },
    })
    assert.deepEqual([asked.status, (await read()).body.status], ['requires_action', 'requires_action'])
    const page = asked.redirectUrl ?? ''
    const question = await product.send(page, { headers: { 'accept-language': 'de' } })
    assert.match(await question.text(), /PayPal fragt nach/)
    const answered = await product.send(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
      body: new URLSearchParams({ secret: clientSecret, return: '', approve }).toString(),
    })
    assert.equal(answered.status, 200)
    assert.match(await answered.text(), /Sie können dieses Fenster schließen/)
    assert.equal((await read()).body.status, status)
  })

test('[decisions 8.7] a PayPal account succeeds', async () => {
  assert.equal(
    (await confirm({ type: 'paypal', paypal: 'ada@quintet.example' } as never)).status,
    'succeeded',
  )
})

test('[decisions 8.1] a method without its own fields, or of a type other than the set-up’s, is 422', async () => {
  const { setupId, clientSecret } = await newSetup()
  for (const [body, path] of [
    [{ clientSecret, type: 'card' }, 'card'],
    [{ clientSecret, type: 'paypal', paypal: 'ada@quintet.example' }, 'type'],
    [{ clientSecret, ...card('4242424242424242', { expMonth: 13 }) }, 'card.expMonth'],
  ] as const) {
    const answer = await product.call(confirmSandboxSetup, { params: { setupId }, body })
    assert.deepEqual([answer.status, answer.problem?.errors?.[0]?.path], [422, path])
  }
})

test('[decisions 8.1] an unknown set-up and a wrong secret are 404 unknown_setup', async () => {
  const { setupId, clientSecret } = await newSetup()
  for (const [id, secret] of [
    ['setup_nothing', clientSecret],
    [setupId, `${clientSecret}x`],
  ] as const) {
    const body = { clientSecret: secret, ...card('4242424242424242') }
    const answer = await product.call(confirmSandboxSetup, { params: { setupId: id }, body })
    assert.deepEqual([answer.status, answer.problem?.code], [404, 'unknown_setup'])
  }
})

test('[decisions 8.1] a failed set-up can be confirmed again with another card, and a confirmed one stays confirmed', async () => {
  const { setupId, clientSecret } = await newSetup()
  const statuses = []
  for (const number of ['4000000000000002', '4242424242424242', '4000000000000002']) {
    const body = { clientSecret, ...card(number) }
    statuses.push((await product.call(confirmSandboxSetup, { params: { setupId }, body })).body.status)
  }
  assert.deepEqual(statuses, ['failed', 'succeeded', 'succeeded'])
})

for (const [approve, expected] of [
  [true, { status: 'succeeded' }],
  [false, { status: 'failed', code: 'authentication_required' }],
] as const)
  test(`[decisions 8.3] 4000 0000 0000 3220 asks for 3-D Secure; if ${approve ? 'approved' : 'refused'}, the set-up has ${expected.status}`, async () => {
    const { setupId, clientSecret, page } = await askedSetup()
    assert.match(page, new RegExp(`^/api/sandbox/setups/${setupId}/challenge_page\\?`))
    const answer = await product.call(challengeSandboxSetup, {
      params: { setupId },
      body: { clientSecret, approve },
    })
    assert.deepEqual(answer.body, expected)
  })

test('[decisions 8.3] an unrequested challenge fails, and one with a wrong secret is unknown', async () => {
  const { setupId, clientSecret } = await newSetup()
  const unasked = await product.call(challengeSandboxSetup, {
    params: { setupId },
    body: { clientSecret, approve: true },
  })
  assert.equal(unasked.body.status, 'failed')
  const asked = await askedSetup()
  const wrong = await product.call(challengeSandboxSetup, {
    params: { setupId: asked.setupId },
    body: { clientSecret, approve: true },
  })
  assert.equal(wrong.problem?.code, 'unknown_setup')
})

test('[decisions 8.3] the page behind redirectUrl works without script, under a policy that allows none', async () => {
  const { page } = await askedSetup()
  const shown = await product.send(page, { headers: { 'accept-language': 'en' } })
  assert.equal(shown.status, 200)
  assert.match(
    shown.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  )
  const html = await shown.text()
  assert.match(html, /<html lang="en">/)
  assert.doesNotMatch(html, /<script/)

  const fields = Array.from(
    html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g),
    ([, name = '', value = '']) => [name, value],
  )
  const answered = await product.send(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...fields, ['approve', '1']]).toString(),
  })
  assert.equal(answered.status, 303)
  assert.match(
    answered.headers.get('location') ?? '',
    /^\/signup\?payment_setup=seti_[\w-]+&payment_status=succeeded$/,
  )
  const again = await product.send(page)
  assert.match(again.headers.get('location') ?? '', /payment_status=succeeded$/)
})

for (const hostile of [
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
])
  test(`[decisions 8.3] the page never redirects to another site: return=${JSON.stringify(hostile)}`, async () => {
    const { page } = await askedSetup()
    const address = page.replace(/return=[^&]*/, `return=${encodeURIComponent(hostile)}`)
    const html = await (await product.send(address)).text()
    assert.match(html, /name="return" value="\/signup"/)
  })

test('[decisions 8.3] the page of an unknown set-up returns a problem document', async () => {
  const answer = await product.send(
    '/api/sandbox/setups/setup_nothing/challenge_page?secret=x&return=/signup',
  )
  assert.equal(answer.status, 404)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
})

test('[security 1.4] only that page accepts form encoding', async () => {
  const answer = await product.send('/api/customer/payment_setup', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'productId=221&type=card',
  })
  assert.equal(answer.status, 415)
})

test('[decisions 8.5] stores a card’s fingerprint, brand and last digits, never its number', async () => {
  await confirm(card('4242 4242 4242 4242'))
  await product.deliverEvents()
  const rows = await product.db
    .selectFrom('payment_setup')
    .select('method')
    .where('status', '=', 'succeeded')
    .execute()
  const objects = await product.db.selectFrom('sandbox_object').select('body').execute()
  const text = JSON.stringify([rows, objects])
  assert.match(text, /"last4":"4242"/)
  assert.doesNotMatch(text.replaceAll(' ', ''), /424242424242/)
})
