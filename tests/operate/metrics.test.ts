import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { checkPassword } from '@quintet/contracts/session'
import { openDatabase } from '@quintet/platform/db/database'
import { openJobs } from '@quintet/platform/jobs/jobs'
import { openLog } from '@quintet/platform/log/log'
import {
  createTestDatabase,
  freePortPair,
  programSend,
  signUpMember,
  type TestDatabase,
  type TestMember,
} from '@quintet/testing'
import { type ServerProcess, startServer } from './server-process.ts'

/** Each stands for one kind of personal data; none may appear where only the service's own words belong. */
const canary = (kind: string) => `canary-${kind}-${randomBytes(6).toString('hex')}`
const CANARIES = {
  name: canary('name'),
  email: `${canary('email')}@quintet.example`,
  search: canary('search'),
  path: canary('path'),
  query: canary('query'),
  password: canary('password'),
  wrongToken: canary('token'),
  cookie: canary('cookie'),
  agent: canary('agent'),
  referer: canary('referer'),
  forwarded: canary('forwarded'),
  message: canary('message'),
  json: canary('json'),
}
/** What people and programs send in bodies, headers and addresses, by the name of its field. */
const SENT: Record<string, string> = {}
const sent = (field: string) => (SENT[field] ??= canary(field.replaceAll(/\W/g, '')))
const sentEmail = (field: string) => `${sent(field)}@quintet.example`

let folder: string
let database: TestDatabase
let server: ServerProcess
let origin: string
let metricsUrl: string
let token: string
let collector: Server
/** What the collector received. */
const told: string[] = []

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quintet-metrics-'))
  database = await createTestDatabase()
  const [port, metricsPort] = [await freePortPair(), await freePortPair()]
  origin = `http://127.0.0.1:${port}`
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      told.push(Buffer.concat(parts).toString())
      response.writeHead(200).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port: collectorPort } = collector.address() as AddressInfo
  server = startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ROLE: 'customer,content,worker',
    LOG_LEVEL: 'trace',
  })
  await server.ready(port)
  await visit()
})
after(async () => {
  await server.stop()
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Simulates a member and a visitor with successful, refused and invalid requests. */
async function visit(): Promise<void> {
  const { name, email, password } = CANARIES
  const member = await signUpMember(origin, { name, email })
  token = member.token
  const send = programSend(origin, {
    'user-agent': CANARIES.agent,
    referer: `${origin}/${CANARIES.referer}`,
    'x-forwarded-for': CANARIES.forwarded,
    cookie: `quintet=${CANARIES.cookie}`,
    authorization: `Bearer ${CANARIES.wrongToken}`,
  })
  const post = (address: string, body: string) =>
    send(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  await send(`/api/content/search?q=${CANARIES.search}`)
  await send(`/api/${CANARIES.path}?token=${CANARIES.query}`)
  await send(`/media/${CANARIES.path}/1/2/3/4.m4s`)
  await send(`/%zz${CANARIES.path}`)
  await post('/api/login', JSON.stringify({ username: email, password, productId: 221 }))
  await post('/api/contact', JSON.stringify({ name, email, message: CANARIES.message }))
  await post('/api/login', `{"username": "${CANARIES.json}"`)
  await sendMuch(member)
}

/** Whether it is accepted does not matter: refused values must not be told either. */
async function sendMuch({ send, call }: TestMember): Promise<void> {
  const as = (method: string, address: string, body: object, more: Record<string, string> = {}) =>
    send(address, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...more },
    })
  const declared = (kind: string) => ({
    name: sent(`${kind}.name`),
    email: sentEmail(`${kind}.email`),
    reference: sent(`${kind}.reference`),
  })
  const reason = sent('cancellation.reason')
  await as('POST', '/api/customer/cancellation', {
    ...declared('cancellation'),
    kind: 'extraordinary',
    reason,
  })
  await as('POST', '/api/customer/withdrawal', declared('withdrawal'))
  await as('POST', '/api/customer/newsletter', { email: sentEmail('newsletter.email') })
  const address = { street: sent('street'), city: sent('city'), phone: sent('phone') }
  await as('PATCH', '/api/user', { firstName: sent('firstName'), lastName: sent('lastName'), ...address })
  await as('POST', '/api/user/profiles', { name: sent('profile') })
  await as('POST', '/api/user/mixes', { name: sent('playlist') })
  await as('POST', '/api/user/bookmarks/1', { position: 1, note: sent('note') })
  await as('POST', '/api/login/social', { platform: 'google', token: sent('social.token'), productId: 221 })
  await as('POST', `/api/sandbox/setups/${sent('setup')}/confirm`, {
    clientSecret: sent('clientSecret'),
    type: 'card',
    card: { number: sent('card'), expMonth: 1, expYear: 2099, cvc: sent('cvc'), name: sent('holder') },
  })
  await as('POST', '/api/customer/payment_setup', { productId: 221, type: sent('iban') })
  await as('POST', '/api/parental_regulation/pin_code', { pinCode: sent('pin') })
  await call(checkPassword, { body: { password: sent('checked') } })
  await as('POST', '/api/user/app_passwords', { name: sent('appPassword'), scope: 'music' })
  const headers = ['idempotency-key', 'accept-language', 'x-real-ip', 'range', 'if-none-match', 'traceparent']
  await send('/', { headers: Object.fromEntries(headers.map((name) => [name, sent(name)])) })
  const reset = `/?password-reset=true&token=${sent('reset.token')}&email=${sentEmail('reset.email')}`
  const program = `/rest/ping?u=${sentEmail('u')}&p=${sent('p')}&t=${sent('t')}&s=${sent('s')}`
  for (const each of [
    reset,
    program,
    `/feeds/channels.m3u?key=${sent('key')}`,
    `/movies/movie/${sent('title')}`,
  ])
    await send(each)
}

async function scrape(): Promise<string> {
  const answer = await fetch(metricsUrl)
  assert.equal(answer.status, 200)
  return answer.text()
}

test('[decisions 14.16] metrics count requests by route and status, and report the state of everything', async () => {
  const text = await scrape()
  assert.match(text, /^quintet_http_requests_total\{method="POST",route="\/api\/customer",status="201"\} 1$/m)
  assert.match(
    text,
    /^quintet_http_request_seconds_bucket\{le="1",method="POST",route="\/api\/customer"\} \d/m,
  )
  assert.match(text, /^quintet_subscriptions\{state="trialing"\} 1$/m)
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_cpu_seconds_total',
    'quintet_database_up 1',
    'quintet_database_connections{state="waiting"} 0',
    'quintet_database_standby_behind_seconds -1',
    'quintet_streams 0',
    'quintet_mails{state="waiting"} 0',
    'quintet_mails_oldest_seconds 0',
    'quintet_titles 0',
    'quintet_catalogue_age_seconds ',
    'quintet_disk_free_bytes ',
    'quintet_backup_timestamp_seconds 0',
    'quintet_resting 0',
  ])
    assert.ok(
      text.split('\n').some((line) => line.startsWith(name)),
      name,
    )
})

test('[decisions 14.16] the port serves nothing but the metrics', async () => {
  for (const address of ['/', '/metrics/', '/api/content'])
    assert.equal((await fetch(new URL(address, metricsUrl))).status, 404)
  assert.equal((await fetch(metricsUrl, { method: 'POST' })).status, 404)
})

/** Everything a span may contain: routes and queues by pattern, tables by name. */
const SPANS_SAY = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'messaging.destination.name',
  'peer.service',
  'error.type',
])

type ToldSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

function toldSpans(): ToldSpan[] {
  type Body = { resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[] }
  return told.flatMap((body) =>
    (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const TOLD_WITHIN_MS = 60_000

/** Waits until the collector receives such a span; they are sent every five seconds. */
async function toldOf(isMeant: (span: ToldSpan) => boolean): Promise<ToldSpan> {
  for (const until = Date.now() + TOLD_WITHIN_MS; Date.now() < until;) {
    const span = toldSpans().find(isMeant)
    if (span) return span
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The collector was told of ${[...new Set(toldSpans().map(({ name }) => name))].join(', ')}`)
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'

test('[decisions 14.46] exports a request with its queries and its provider call, by route and table', async () => {
  const { traceId, spanId, attributes } = await toldOf(({ name }) => name === 'POST /api/customer')
  const status = attributes.find(({ key }) => key === 'http.response.status_code')
  assert.equal(status?.value.intValue, '201')
  const within = toldSpans().filter((span) => span.traceId === traceId)
  assert.ok(within.some(({ name, parentSpanId }) => name === 'insert account' && parentSpanId === spanId))
  await programSend(origin, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })('/api/nothing')
  assert.equal((await toldOf((span) => span.traceId === TRACE)).name, 'GET /api/*')
  await toldOf(({ name }) => name === 'sandbox createSetup')
})

test('[decisions 14.46] exports a job by its queue', async () => {
  const jobs = await openJobs(database.url, openLog('silent'))
  const db = openDatabase(database.url)
  try {
    await jobs.enqueue(db, 'content.settle', { itemId: 1 }, { key: '1' })
    const { attributes } = await toldOf(({ name }) => name === 'job content.settle')
    assert.deepEqual(attributes, [
      { key: 'messaging.destination.name', value: { stringValue: 'content.settle' } },
    ])
  } finally {
    await jobs.stop()
    await db.destroy()
  }
})

test('[decisions 14.17] no planted name, address, secret, search or path appears in the log, a metric or a span', async () => {
  const found = [await scrape(), server.output(), told.join('\n')]
  const planted = { ...CANARIES, ...SENT, token }
  assert.ok(Object.keys(planted).length >= 40, `${Object.keys(planted).length} kinds were sent`)
  for (const [kind, value] of Object.entries(planted))
    for (const text of found)
      assert.equal(text.includes(value), false, `${kind}: ${value} in ${text.length} letters`)
  assert.match(server.output(), /"listening"/)
  const spans = toldSpans()
  assert.ok(spans.length > 20)
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  assert.deepEqual(
    [...keys].filter((key) => !SPANS_SAY.has(key)),
    [],
  )
})
