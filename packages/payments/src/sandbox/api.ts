/**
 * The sandbox's implementation of Stripe's API: the same addresses, form bodies, idempotency and errors, stored in our database.
 * @spec decisions 3.24
 */
import { createHash } from 'node:crypto'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { equalSecrets, newId } from '@quintet/platform/identity/secrets'
import type { Faults } from './faults.ts'
import { type Answer, OK, SERVER_FAULT, TOO_MANY, UNKNOWN_ADDRESS, WRONG_KEY } from './answers.ts'
import { createIntent, createRefund } from './charges.ts'
import * as objects from './objects.ts'
import { createSetupIntent, readSetupIntent } from './setups.ts'
import type { SendRequest } from '../stripe/library.ts'

type Parts = { db: Database; clock: Clock; faults: Faults }

/** Responds as the network would; throws if a response is lost. */
export function openSandboxApi(parts: Parts): SendRequest {
  return async (url, { method = 'GET', body, headers }) => {
    const { pathname, searchParams } = new URL(url)
    const fault = await parts.faults.nextRequest()
    if (fault === 'timeout') throw lostAnswer()
    if (fault === 'rate_limited') return toResponse(TOO_MANY)
    if (method === 'GET') {
      if (fault === 'timeout_after') throw lostAnswer()
      return toResponse(fault ? SERVER_FAULT : await read(parts, pathname, searchParams))
    }
    const form = typeof body === 'string' ? body : ''
    const key = new Headers(headers).get('idempotency-key') ?? newId('key')
    const answer = await parts.db.transaction().execute(async (tx) => {
      const now = parts.clock.now()
      const requestHash = createHash('sha256').update(`${method} ${pathname}?${form}`).digest()
      await objects.holdAnswer(tx, key)
      const earlier = await objects.findAnswer(tx, key)
      if (earlier)
        return equalSecrets(earlier.request_hash, requestHash)
          ? { status: earlier.status, body: earlier.body }
          : WRONG_KEY
      const done =
        fault === 'server_error'
          ? SERVER_FAULT
          : await write(parts, tx, { method, path: pathname, form: new URLSearchParams(form) }, now)
      const told = fault === 'server_error_after' ? SERVER_FAULT : done
      await objects.insertAnswer(tx, { key, request_hash: requestHash, ...told }, now)
      return told
    })
    if (fault === 'timeout_after') throw lostAnswer()
    return toResponse(answer)
  }
}

// Not ECONNRESET, which the library takes for an idle connection being closed and retries by itself.
function lostAnswer(): Error {
  return Object.assign(new TypeError('fetch failed'), { code: 'ETIMEDOUT' })
}

function toResponse({ status, body }: Answer): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

async function write(
  { db, faults }: Parts,
  tx: DatabaseTransaction,
  { method, path, form }: { method: string; path: string; form: URLSearchParams },
  now: Date,
): Promise<Answer> {
  const [, customer] = /^\/v1\/customers\/(\w[\w-]*)$/.exec(path) ?? []
  if (method === 'DELETE' && customer) {
    await objects.deleteCustomer(tx, customer)
    return { status: OK, body: { id: customer, object: 'customer', deleted: true } }
  }
  if (path === '/v1/customers') {
    const made = { id: newId('cus'), object: 'customer' }
    await objects.saveObject(tx, 'customer', made, now)
    return { status: OK, body: made }
  }
  if (path === '/v1/setup_intents') return createSetupIntent(db, tx, form, now)
  if (path === '/v1/payment_intents') return createIntent(faults, tx, form, now)
  if (path === '/v1/refunds') return createRefund(tx, form, now)
  return UNKNOWN_ADDRESS
}

async function read({ db, clock }: Parts, path: string, query: URLSearchParams): Promise<Answer> {
  const since = new Date(Number(query.get('created[gte]') ?? 0) * 1000)
  const find = (kind: objects.Kind, field: 'customer' | 'payment_intent') =>
    objects.listObjects(db, kind, [field, query.get(field) ?? ''], since)
  const listOf = (data: object[]): Answer => ({
    status: OK,
    body: { object: 'list', data, has_more: false, url: path },
  })
  if (path === '/v1/payment_intents') {
    const intents = (await find('payment_intent', 'customer')) as objects.SandboxIntent[]
    return listOf(intents.map((intent) => objects.intentAt(intent, clock.now())))
  }
  if (path === '/v1/refunds') return listOf(await find('refund', 'payment_intent'))
  if (path === '/v1/payouts') return listOf(await objects.objectsOf(db, 'payout', since))
  if (path === '/v1/balance_transactions')
    return listOf(
      await objects.listObjects(db, 'balance_transaction', ['payout', query.get('payout') ?? ''], since),
    )
  const [, payoutId] = /^\/v1\/payouts\/(\w[\w-]*)$/.exec(path) ?? []
  if (payoutId) {
    const payout = await objects.findObject(db, 'payout', payoutId)
    return payout ? { status: OK, body: payout } : UNKNOWN_ADDRESS
  }
  const [, setupId] = /^\/v1\/setup_intents\/(\w[\w-]*)$/.exec(path) ?? []
  return setupId ? readSetupIntent(db, setupId, query) : UNKNOWN_ADDRESS
}
