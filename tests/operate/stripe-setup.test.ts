/** `quintet stripe setup` and the doctor's findings on Stripe, against the strict peer. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { subjectOf } from '@quintet/payments/stripe/events'
import { startStripePeer, STRIPE_EVENTS, type StripePeer } from '@quintet/testing/stripe-peer'
import { openCommandHost } from '../import/command-line.ts'

const { quintet, close } = openCommandHost()
let peer: StripePeer
before(async () => {
  peer = await startStripePeer()
})
after(close)
after(() => peer.stop())
beforeEach(() => {
  peer.store.webhooks.clear()
  peer.store.domains.clear()
})

const PUBLIC = { PUBLIC_ORIGIN: 'https://lumen.de' }
const ADDRESS = 'https://lumen.de/api/payments/events'

type Answer = {
  webhook: { address: string; did: string; id: string; secret?: string }
  domain: { name: string; did: string; wallets: Record<string, string> }
}

/** Runs the command with `settings` overriding the peer's. */
async function setUp(settings: Record<string, string>, ...more: string[]) {
  const { STRIPE_WEBHOOK_SECRET: _, ...keys } = peer.settings
  const ran = await quintet(['stripe', 'setup', '--json', ...more], { ...keys, ...settings })
  return { ...ran, answer: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as Answer) }
}

async function doctorOf(check: string, settings: Record<string, string>) {
  const { stdout } = await quintet(['doctor', '--json'], { ...peer.settings, ...settings })
  const findings = JSON.parse(stdout) as { check: string; state: string; says: string }[]
  return findings.find((each) => each.check === check)
}

test('[decisions 14.22] creates webhook and domain, prints the secret once, and changes nothing when repeated', async () => {
  assert.equal((await doctorOf('stripe webhook', PUBLIC))?.state, 'fault')
  const { status, answer } = await setUp(PUBLIC)
  assert.equal(status, 0)
  assert.deepEqual([answer?.webhook.did, answer?.webhook.address], ['made', ADDRESS])
  assert.match(answer?.webhook.secret ?? '', /^whsec_/)
  assert.deepEqual([answer?.domain.did, answer?.domain.name], ['registered', 'lumen.de'])
  const again = (await setUp(PUBLIC)).answer
  assert.deepEqual(
    [again?.webhook.did, again?.webhook.secret, again?.domain.did],
    ['kept', undefined, 'kept'],
  )
  assert.deepEqual([peer.store.webhooks.size, peer.store.domains.size], [1, 1])
  for (const check of ['stripe account', 'stripe webhook', 'stripe domain'])
    assert.equal((await doctorOf(check, PUBLIC))?.state, 'ok', check)
  assert.deepEqual(peer.complaints, [])
})

/** An object that has what the service looks at, whatever the event. */
const ANY_OBJECT = { id: 'it_1', payment_intent: 'pi_1', status: 'lost', metadata: { order: 'ord_1' } }

test('[decisions 14.22] the webhook subscribes to every event that the service handles, and to no other', async () => {
  await setUp(PUBLIC)
  const [webhook] = [...peer.store.webhooks.values()]
  const handled = STRIPE_EVENTS.filter((type) => {
    const event = { type, created: 1_800_000_000, data: { object: ANY_OBJECT } }
    return subjectOf(event as never) !== null
  })
  assert.deepEqual(webhook?.enabled_events.toSorted(), handled.toSorted())
  assert.ok(handled.includes('charge.failed'), 'a debit that the bank returns')
})

test('[decisions 14.22] repairs a webhook that lacks events or is disabled, and recreates one of another version', async () => {
  await setUp(PUBLIC)
  const [webhook] = [...peer.store.webhooks.values()]
  assert.ok(webhook)
  webhook.enabled_events = ['payment_intent.succeeded']
  assert.match((await doctorOf('stripe webhook', PUBLIC))?.says ?? '', /does not receive every event/)
  assert.equal((await setUp(PUBLIC)).answer?.webhook.did, 'mended')
  webhook.status = 'disabled'
  assert.equal((await setUp(PUBLIC)).answer?.webhook.did, 'mended')
  assert.equal((await doctorOf('stripe webhook', PUBLIC))?.state, 'ok')
  webhook.api_version = '2025-03-31.basil'
  assert.equal((await setUp(PUBLIC)).answer?.webhook.did, 'made anew')
  assert.equal(webhook.status, 'disabled', 'no event comes twice')
  assert.deepEqual(peer.complaints, [])
})

test('[decisions 14.22] --new-secret creates a new webhook and disables the old one', async () => {
  const first = (await setUp(PUBLIC)).answer
  const { answer } = await setUp(PUBLIC, '--new-secret')
  assert.equal(answer?.webhook.did, 'made anew')
  assert.equal(peer.store.webhooks.get(first?.webhook.id ?? '')?.status, 'disabled')
  assert.ok(answer?.webhook.secret)
})

test('[decisions 14.22] without keys or a public origin it says what is missing; the doctor reports a wrong key as a fault', async () => {
  const bare = await quintet(['stripe', 'setup'], PUBLIC)
  assert.deepEqual([bare.status, /STRIPE_SECRET_KEY/.test(bare.stderr)], [1, true])
  const nowhere = await setUp({})
  assert.deepEqual([nowhere.status, /PUBLIC_ORIGIN/.test(nowhere.stderr)], [1, true])
  const wrong = await doctorOf('stripe account', { ...PUBLIC, STRIPE_SECRET_KEY: 'sk_test_other' })
  assert.equal(wrong?.state, 'fault')
  peer.complaints.splice(0)
})
