/** Handles a request of the service or of the page, checked as strictly as by Stripe. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, invalid, missing, ok, refusal } from './answers.ts'
import { createIntent, createRefund, listBy } from './charges.ts'
import { createDomain, createWebhook, listAll, updateWebhook } from './dashboard.ts'
import { faultsOfCall, type Form, readForm } from './form.ts'
import { listEntries, listPayouts, readPayout } from './payouts.ts'
import { newCustomer } from './objects.ts'
import { answerBank, confirmSetup, createSetup, readSetup } from './setups.ts'
import type { World } from './world.ts'

export type Keys = { secret: string; publishable: string; version: string }
export type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }

const MAX_KEY_LETTERS = 255

/** The response to each idempotency key, as Stripe stores it for a day. */
export type Answered = Map<string, { hash: string; answer: Answer }>

type Call = { name: string; run: (world: World, form: Form, id: string) => Answer }

const CALLS: readonly Call[] = [
  { name: 'POST /v1/customers', run: createCustomer },
  { name: 'DELETE /v1/customers/{id}', run: (world, _form, id) => deleteCustomer(world, id) },
  { name: 'POST /v1/setup_intents', run: createSetup },
  { name: 'GET /v1/setup_intents/{id}', run: (world, form, id) => readSetup(world, id, form) },
  { name: 'POST /v1/payment_intents', run: createIntent },
  {
    name: 'GET /v1/payment_intents',
    run: ({ store }, form) =>
      listBy('customer', store.intents.values(), { path: '/v1/payment_intents', form }),
  },
  { name: 'POST /v1/refunds', run: createRefund },
  {
    name: 'GET /v1/refunds',
    run: ({ store }, form) => listBy('payment_intent', store.refunds.values(), { path: '/v1/refunds', form }),
  },
  { name: 'GET /v1/payouts', run: listPayouts },
  { name: 'GET /v1/payouts/{id}', run: (world, _form, id) => readPayout(world, id) },
  { name: 'GET /v1/balance_transactions', run: listEntries },
  { name: 'GET /v1/account', run: () => ok({ id: 'acct_1', object: 'account', charges_enabled: true }) },
  {
    name: 'GET /v1/webhook_endpoints',
    run: ({ store }, form) => listAll('/v1/webhook_endpoints', store.webhooks.values(), form),
  },
  { name: 'POST /v1/webhook_endpoints', run: createWebhook },
  { name: 'POST /v1/webhook_endpoints/{id}', run: (world, form, id) => updateWebhook(world, id, form) },
  {
    name: 'GET /v1/payment_method_domains',
    run: ({ store }, form) => listAll('/v1/payment_method_domains', store.domains.values(), form),
  },
  { name: 'POST /v1/payment_method_domains', run: createDomain },
]

/** The calls of the page's script, by publishable key. */
const PAGE_CALLS: readonly Call[] = [
  { name: 'POST /v1/setup_intents/{id}/confirm', run: (world, form, id) => confirmSetup(world, id, form) },
  { name: 'POST /v1/3ds2/challenge_complete', run: answerBank },
]

/** Returns the response, or `lost` if a fault says so. */
export function answerTo(world: World, keys: Keys, answered: Answered, asked: Asked): Answer | 'lost' {
  world.catchUp()
  const isPage = asked.headers.authorization === `Bearer ${keys.publishable}`
  const fault = isPage ? null : world.faults.nextRequest()
  if (fault === 'timeout') return 'lost'
  if (fault === 'rate_limited')
    return refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' })
  const answer = isPage ? answerPage(world, asked) : answerService(world, keys, answered, { asked, fault })
  return fault === 'timeout_after' ? 'lost' : answer
}

function answerPage(world: World, { method, url, body }: Asked): Answer {
  const found = findCall(PAGE_CALLS, method, url.pathname)
  if (!found) return complain(world, `a page may not ask ${method} ${url.pathname}`, 403)
  return found.call.run(world, readForm(body) ?? {}, found.id)
}

function answerService(
  world: World,
  keys: Keys,
  answered: Answered,
  { asked, fault }: { asked: Asked; fault: string | null },
): Answer {
  const { method, url, headers, body } = asked
  const found = findCall(CALLS, method, url.pathname)
  const complaint = complaintOf(asked, keys)
  if (complaint) return complain(world, complaint)
  if (!found) return complain(world, `there is no ${method} ${url.pathname}`, 404)
  const form = readForm(method === 'GET' ? url.search.slice(1) : body)
  if (!form) return complain(world, `${found.call.name}: not form encoded: ${body}`)
  const faults = faultsOfCall(found.call.name, form)
  if (faults && faults.length > 0) return complain(world, `${found.call.name}: ${faults.join('; ')}`)
  // Reads and deletions need no key: repeating them changes nothing.
  if (method !== 'POST')
    return fault?.startsWith('server_error') ? serverFault() : found.call.run(world, form, found.id)

  const key = String(headers['idempotency-key'])
  const hash = createHash('sha256').update(`${method} ${url.pathname} ${body}`).digest('hex')
  const earlier = answered.get(key)
  if (earlier && earlier.hash !== hash)
    return refusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    })
  if (earlier) return earlier.answer
  const done = fault === 'server_error' ? serverFault() : found.call.run(world, form, found.id)
  const answer = structuredClone(fault === 'server_error_after' ? serverFault() : done)
  answered.set(key, { hash, answer })
  return answer
}

/** Returns what Stripe would reject in a service's request before it checks the parameters, or null. */
function complaintOf({ method, headers, url }: Asked, { secret, version }: Keys): string | null {
  const what = `${method} ${url.pathname}`
  if (headers.authorization !== `Bearer ${secret}`) return `${what}: a wrong key`
  if (headers['stripe-version'] !== version) return `${what}: version ${String(headers['stripe-version'])}`
  if (headers.origin !== undefined) return `${what}: the secret key came from a page`
  if (method !== 'POST') return null
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return `${what}: content type ${String(headers['content-type'])}`
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LETTERS)
    return `${what}: no idempotency key`
  return null
}

function complain(world: World, complaint: string, status = 400): Answer {
  world.complaints.push(complaint)
  return { ...invalid(complaint), status }
}

function serverFault(): Answer {
  return refusal(500, { type: 'api_error', message: 'An error on our side.' })
}

function findCall(calls: readonly Call[], method: string, path: string): { call: Call; id: string } | null {
  for (const call of calls) {
    const pattern = new RegExp(`^${call.name.replace('{id}', String.raw`(\w+)`)}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (match) return { call, id: match[1] ?? '' }
  }
  return null
}

function createCustomer({ store, now }: World): Answer {
  const customer = newCustomer(now())
  store.customers.set(customer.id, customer)
  return ok(customer)
}

function deleteCustomer(world: World, id: string): Answer {
  const { store } = world
  if (!store.customers.delete(id)) return missing('customer', id)
  for (const method of store.methods.values()) if (method.customer === id) detach(world, method.id)
  return ok({ id, object: 'customer', deleted: true })
}

/** Removes a method at Stripe: revoked, or deleted with its customer. */
export function detach({ store, tell }: World, methodId: string): void {
  const method = store.methods.get(methodId)
  if (!method) return
  store.methods.delete(methodId)
  const { behaviour: _, ...rest } = method
  tell('payment_method.detached', { ...rest, customer: null })
}
