/**
 * The part of Stripe this service uses, on loopback: a test tool that shares no code with the adapter or the sandbox. It accepts exactly
 * what Stripe's API accepts (key, version, encoding, idempotency, parameters by the types of Stripe's own library), records everything else
 * in `complaints`, fails on demand, and signs its events.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { type Answered, answerTo, detach, type Keys } from './api.ts'
import { closeDispute, failDebit, openDispute, returnDebit } from './charges.ts'
import { WEBHOOK_SECRET } from './dashboard.ts'
import { payOut } from './payouts.ts'
import type { PeerFaults } from './faults.ts'
import type { Store } from './objects.ts'
import { REQUESTS } from './requests.gen.ts'
import { deliverEvents } from './webhooks.ts'
import { openWorld } from './world.ts'

export type StripePeer = {
  origin: string
  publishableKey: string
  /** The settings with which the service uses the peer. */
  settings: Record<string, string>
  store: Store
  faults: PeerFaults
  /** Requests that Stripe would not accept. */
  complaints: string[]
  /** Returns charges less refunds and bank chargebacks, in cents. */
  balanceCents(): number
  /** Sets the clock it follows. */
  follow(clock: { now(): Date }): void
  /** Sends due events to the service's webhook; returns how many. */
  deliver(address: string): Promise<number>
  /** The payer disputes a payment. */
  dispute(intentId: string): void
  closeDispute(intentId: string, status: 'won' | 'lost'): void
  /** The bank returns a paid debit: as a dispute, or as a failed charge. */
  returnDebit(intentId: string, as: 'dispute' | 'failed'): void
  /** Pays out what was charged since the last payout. */
  payOut(): Stripe.Payout
  /** The payer revokes a method at the provider. */
  detach(methodId: string): void
  stop(): Promise<void>
}

const KEYS: Keys = {
  secret: 'sk_test_peer',
  publishable: 'pk_test_peer',
  // Repeated here, so that a changed pin in the product is noticed.
  version: '2026-10-28.endive',
}

/** Every event that a webhook can subscribe to, apart from `*`. */
export const STRIPE_EVENTS = (
  REQUESTS.definitions['WebhookEndpointCreateParams.EnabledEvent'] as { enum: string[] }
).enum.filter((type) => type !== '*')

export async function startStripePeer(): Promise<StripePeer> {
  let clock: { now(): Date } = { now: () => new Date() }
  const world = openWorld(() => clock.now(), KEYS.version)
  const { store, faults, complaints } = world
  const answered: Answered = new Map()
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = 'GET', url = '/', headers } = request
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end()
      const asked = { method, url: new URL(url, 'https://api.stripe.com'), headers, body }
      return send(response, answerTo(world, KEYS, answered, asked))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    publishableKey: KEYS.publishable,
    settings: {
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishable,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_ORIGIN: origin,
    },
    store,
    faults,
    complaints,
    balanceCents: () => balanceOf(store),
    follow: (wanted) => void (clock = wanted),
    deliver: (address) => deliverEvents(world, address),
    dispute: (intentId) => openDispute(world, need(store.intents.get(intentId))),
    closeDispute: (intentId, status) =>
      closeDispute(
        world,
        need([...store.disputes.values()].find(({ payment_intent: id }) => id === intentId)),
        status,
      ),
    returnDebit: (intentId, as) =>
      (as === 'dispute' ? returnDebit : failDebit)(world, need(store.intents.get(intentId))),
    payOut: () => payOut(world),
    detach: (methodId) => detach(world, methodId),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

function send(response: ServerResponse, answer: ReturnType<typeof answerTo>): unknown {
  if (answer === 'lost') return response.destroy()
  return response
    .writeHead(answer.status, { 'content-type': 'application/json', ...CORS })
    .end(JSON.stringify(answer.body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function balanceOf({ intents, refunds, disputes, failedDebits }: Store): number {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const lost = [...disputes.values()].filter(({ status }) => status === 'lost')
  return (
    sum([...intents.values()].map(({ id, amount_received: amount }) => (failedDebits.has(id) ? 0 : amount))) -
    sum([...refunds.values()].map(({ amount }) => amount)) -
    sum(lost.map(({ amount }) => amount))
  )
}

function need<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The peer knows nothing of the kind.')
  return found
}

/** Signs with the library itself, for tests that send an event by hand. */
export const signEvent = (payload: string, secret = WEBHOOK_SECRET, timestamp?: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) })
