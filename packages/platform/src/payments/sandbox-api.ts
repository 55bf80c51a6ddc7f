/** The sandbox's side of Stripe's API: the same addresses, form bodies, idempotency and errors, kept in our database. @spec decisions 8 */
import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Clock } from '../clock/clock.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { equalSecrets, newId } from '../identity/secrets.ts'
import type { Faults } from './faults.ts'
import * as objects from './sandbox-objects.ts'

type Answer = { status: number; body: object }
type Parts = { db: Database; clock: Clock; faults: Faults }

const OK = 200
const BAD_REQUEST = 400
const CARD_ERROR = 402
const NOT_FOUND = 404
const RATE_LIMITED = 429
const SERVER_ERROR = 500

/** Answers as the network would: throws where an answer is lost. */
export function openSandboxApi(parts: Parts): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, { method = 'GET', body, headers }) => {
    const { pathname, searchParams } = new URL(url)
    const fault = parts.faults.nextRequest()
    if (fault === 'timeout') throw lostAnswer()
    if (fault === 'rate_limited') return toResponse(errorOf(RATE_LIMITED, { type: 'rate_limit_error' }))
    if (method === 'GET') {
      if (fault === 'timeout_after') throw lostAnswer()
      return toResponse(fault ? SERVER_FAULT : await read(parts, pathname, searchParams))
    }
    const form = typeof body === 'string' ? body : ''
    const key = new Headers(headers).get('idempotency-key') ?? newId('key')
    const answer = await parts.db.transaction().execute(async (tx) => {
      const now = parts.clock.now()
      const requestHash = createHash('sha256').update(`${pathname}?${form}`).digest()
      await objects.holdAnswer(tx, key)
      const earlier = await objects.findAnswer(tx, key)
      if (earlier) {
        if (!equalSecrets(earlier.request_hash, requestHash))
          return errorOf(BAD_REQUEST, { type: 'idempotency_error' })
        return { status: earlier.status, body: earlier.body }
      }
      const done =
        fault === 'server_error'
          ? SERVER_FAULT
          : await write(parts, tx, pathname, new URLSearchParams(form), now)
      const told = fault === 'server_error_after' ? SERVER_FAULT : done
      await objects.insertAnswer(tx, { key, request_hash: requestHash, ...told }, now)
      return told
    })
    if (fault === 'timeout_after') throw lostAnswer()
    return toResponse(answer)
  }
}

const SERVER_FAULT: Answer = errorOf(SERVER_ERROR, { type: 'api_error' })

// Not ECONNRESET: the library takes that for a connection that was closed while idle, and sends again by itself.
function lostAnswer(): Error {
  return Object.assign(new TypeError('fetch failed'), { code: 'ETIMEDOUT' })
}

function toResponse({ status, body }: Answer): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function errorOf(status: number, error: object): Answer {
  return { status, body: { error: { message: 'The sandbox refuses this request.', ...error } } }
}

async function write(
  { faults }: Parts,
  tx: DatabaseTransaction,
  path: string,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  if (path === '/v1/payment_intents') return createIntent(faults, tx, form, now)
  if (path === '/v1/refunds') return createRefund(tx, form, now)
  return errorOf(NOT_FOUND, { type: 'invalid_request_error', code: 'url_invalid' })
}

async function read({ db }: Parts, path: string, query: URLSearchParams): Promise<Answer> {
  const since = new Date(Number(query.get('created[gte]') ?? 0) * 1000)
  const listed = async (kind: objects.Kind, field: 'customer' | 'payment_intent'): Promise<Answer> => ({
    status: OK,
    body: {
      object: 'list',
      data: await objects.listObjects(db, kind, [field, query.get(field) ?? ''], since),
      has_more: false,
      url: path,
    },
  })
  if (path === '/v1/payment_intents') return listed('payment_intent', 'customer')
  if (path === '/v1/refunds') return listed('refund', 'payment_intent')
  return errorOf(NOT_FOUND, { type: 'invalid_request_error', code: 'url_invalid' })
}

async function createIntent(
  faults: Faults,
  tx: DatabaseTransaction,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  const methodId = form.get('payment_method') ?? ''
  const method = (await objects.findObject(tx, 'payment_method', methodId)) as
    | objects.SandboxMethod
    | undefined
  if (!method)
    return errorOf(BAD_REQUEST, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'payment_method',
    })
  const code = faults.nextDecline() ?? declineOf(method, now)
  const amount = Number(form.get('amount'))
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: code ? 0 : amount,
    currency: form.get('currency') ?? 'eur',
    customer: form.get('customer'),
    payment_method: methodId,
    status: code ? 'requires_payment_method' : 'succeeded',
    last_payment_error: code ? (declineError(code) as Stripe.PaymentIntent.LastPaymentError) : null,
    metadata: metadataOf(form),
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
  } satisfies Partial<Stripe.PaymentIntent>
  await objects.insertObject(tx, 'payment_intent', intent, now)
  const type = code ? 'payment_intent.payment_failed' : 'payment_intent.succeeded'
  await objects.insertEvent(tx, { type, object: intent }, now)
  return code
    ? errorOf(CARD_ERROR, { ...declineError(code), payment_intent: intent })
    : { status: OK, body: intent }
}

async function createRefund(tx: DatabaseTransaction, form: URLSearchParams, now: Date): Promise<Answer> {
  const intentId = form.get('payment_intent') ?? ''
  const intent = (await objects.findObject(tx, 'payment_intent', intentId)) as
    | Stripe.PaymentIntent
    | undefined
  if (!intent)
    return errorOf(BAD_REQUEST, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'payment_intent',
    })
  // One refund of a charge at a time, so that two never give back more than was taken.
  await objects.holdAnswer(tx, intentId)
  const earlier = await objects.listObjects(tx, 'refund', ['payment_intent', intentId], new Date(0))
  const given = (earlier as Stripe.Refund[]).reduce((sum, refund) => sum + refund.amount, 0)
  const amount = Number(form.get('amount') ?? intent.amount_received - given)
  if (given + amount > intent.amount_received)
    return errorOf(BAD_REQUEST, { type: 'invalid_request_error', code: 'charge_already_refunded' })
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intentId,
    status: 'succeeded',
    metadata: metadataOf(form),
    created: Math.floor(now.getTime() / 1000),
  } satisfies Partial<Stripe.Refund>
  await objects.insertObject(tx, 'refund', refund, now)
  await objects.insertEvent(tx, { type: 'refund.created', object: refund }, now)
  return { status: OK, body: refund }
}

function declineOf({ declines, card }: objects.SandboxMethod, now: Date): string | null {
  // A card is good until the end of its month.
  if (card && now.getTime() >= Date.UTC(card.exp_year, card.exp_month, 1)) return 'expired_card'
  return declines ?? null
}

const GENERAL_CODES = new Set([
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'authentication_required',
])

// As Stripe does it: a reason of the bank is told under the general code.
function declineError(code: string): object {
  return GENERAL_CODES.has(code)
    ? { type: 'card_error', code, ...(code === 'card_declined' ? { decline_code: 'generic_decline' } : {}) }
    : { type: 'card_error', code: 'card_declined', decline_code: code }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return field ? [[field, value]] : []
    }),
  )
}
