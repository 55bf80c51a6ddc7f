/** The peer is only useful if it rejects what Stripe rejects. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { Stripe } from 'stripe'
import { type StripePeer, startStripePeer } from './peer.ts'
import { LIBRARY_VERSION } from './requests.gen.ts'

let peer: StripePeer
before(async () => {
  peer = await startStripePeer()
})
after(() => peer.stop())

const HEADERS = {
  authorization: 'Bearer sk_test_peer',
  'stripe-version': Stripe.API_VERSION,
  'content-type': 'application/x-www-form-urlencoded',
}
const post = (path_: string, body: string, headers: Record<string, string> = {}) =>
  fetch(peer.origin + path_, {
    method: 'POST',
    headers: { ...HEADERS, 'idempotency-key': crypto.randomUUID(), ...headers },
    body,
  })

test('[decisions 14.20] its parameters match the installed library', () => {
  const file = path.join(import.meta.dirname, '../../../node_modules/stripe/package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  assert.equal(LIBRARY_VERSION, version, 'node tests/product/stripe-peer/write-requests.ts')
})

const REFUSED: readonly (readonly [what: string, ask: () => Promise<Response>])[] = [
  ['a wrong key', () => post('/v1/customers', '', { authorization: 'Bearer sk_test_other' })],
  ['another API version', () => post('/v1/customers', '', { 'stripe-version': '2025-03-31.basil' })],
  ['no idempotency key', () => post('/v1/customers', '', { 'idempotency-key': '' })],
  ['JSON', () => post('/v1/customers', '{}', { 'content-type': 'application/json' })],
  ['a misspelt parameter', () => post('/v1/customers', 'emial=a%40b.example')],
  ['an invalid number', () => post('/v1/payment_intents', 'amount=much&currency=eur')],
  ['a missing parameter', () => post('/v1/payment_intents', 'amount=1499')],
  ['an unknown payment method type', () => post('/v1/setup_intents', 'allowed_payment_method_types[0]=cash')],
  ['a list with a missing index', () => post('/v1/setup_intents', 'allowed_payment_method_types[1]=card')],
  ['an unknown path', () => post('/v1/payment_intent', '')],
  ['the secret key out of a page', () => post('/v1/customers', '', { origin: 'https://quintet.example' })],
]

for (const [what, ask] of REFUSED)
  test(`[decisions 14.20] the peer rejects ${what} and records it`, async () => {
    const answer = await ask()
    assert.ok([400, 404].includes(answer.status), String(answer.status))
    assert.equal(peer.complaints.splice(0).length, 1)
  })

test('[decisions 14.20] a repeated key returns the same response, but not with other parameters', async () => {
  const key = { 'idempotency-key': 'one' }
  const [first, again] = [await post('/v1/customers', '', key), await post('/v1/customers', '', key)]
  assert.deepEqual(await again.json(), await first.json())
  const other = await post('/v1/customers', 'description=other', key)
  assert.match(await other.text(), /idempotency_error/)
})
