import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import {
  createTestDatabase,
  freePortPair,
  programSend,
  signUpMember,
  type TestDatabase,
} from '@quintet/testing'
import { type ServerProcess, startServer } from './server-process.ts'

/** Each is one kind of personal data; none may be found where only the service's own words belong. */
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

let folder: string
let database: TestDatabase
let server: ServerProcess
let origin: string
let metricsUrl: string
let token: string

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quintet-metrics-'))
  database = await createTestDatabase()
  const [port, metricsPort] = [await freePortPair(), await freePortPair()]
  origin = `http://127.0.0.1:${port}`
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  server = startServer({
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
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A member and a visitor who are served, refused and misunderstood. */
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
  await post('/api/customer/login', JSON.stringify({ username: email, password, productId: 221 }))
  await post('/api/contact', JSON.stringify({ name, email, message: CANARIES.message }))
  await post('/api/customer/login', `{"username": "${CANARIES.json}"`)
}

async function scrape(): Promise<string> {
  const answer = await fetch(metricsUrl)
  assert.equal(answer.status, 200)
  return answer.text()
}

test('[decisions 14.16] metrics tell requests by route and status, and how everything stands', async () => {
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

test('[decisions 14.16] the port answers nothing but the metrics', async () => {
  for (const address of ['/', '/metrics/', '/api/content'])
    assert.equal((await fetch(new URL(address, metricsUrl))).status, 404)
  assert.equal((await fetch(metricsUrl, { method: 'POST' })).status, 404)
})

test('[decisions 14.17] no planted name, address, secret, search or path is in the log or a metric', async () => {
  const found = [await scrape(), server.output()]
  const planted = { ...CANARIES, token }
  for (const [kind, value] of Object.entries(planted))
    for (const text of found)
      assert.equal(text.includes(value), false, `${kind}: ${value} in ${text.length} letters`)
  assert.match(server.output(), /"listening"/)
})
