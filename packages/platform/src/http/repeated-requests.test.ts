/** Tests held responses on raw connections: the bytes match Node's, the order is kept, and nothing is mistaken for a request. */
import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { type App, createApp } from './app.ts'
import { heldAnswersOf } from './held-answers.ts'

let app: App
let port: number
let isFresh = true
let made = 0

before(async () => {
  app = createApp({ config: readConfig({}), log: openLog('silent') })
  const held = heldAnswersOf(app)
  app.get('/held', (request, reply) => {
    made++
    const bytes = Buffer.from(`held ${made} ü`)
    reply.header('etag', '"e"').header('vary', 'Cookie').header('cache-control', 'public, no-cache')
    held.hold(request, reply, bytes, () => isFresh)
    return reply.send(bytes)
  })
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return 'slow'
  })
  app.addContentTypeParser('text/x-echo', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/echo', (request) => request.body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
after(() => app.close())
beforeEach(() => {
  isFresh = true
})

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Sends each text as a separate packet and returns `count` responses as text, without their dates. */
async function talk(packets: readonly string[], count: number): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  const answers: string[] = []
  let rest = ''
  const done = new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('close', resolve)
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (;;) {
        const end = rest.indexOf('\r\n\r\n') + 4
        const length = Number(/content-length: (\d+)/i.exec(rest.slice(0, end))?.[1] ?? 0)
        if (end < 4 || rest.length < end + length) return
        answers.push(rest.slice(0, end + length).replace(/\r\nDate: [^\r]+ GMT\r\n/i, '\r\nDate\r\n'))
        rest = rest.slice(end + length)
        if (answers.length === count) resolve()
      }
    })
  })
  for (const packet of packets) {
    await written(socket, packet)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await done
  socket.destroy()
  assert.equal(rest, '')
  return answers
}

function written(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve) => socket.write(text, 'latin1', () => resolve()))
}

test('answers a repeated request with exactly the bytes that Node sends', async () => {
  const repeated = Array.from({ length: 4 }, () => ask('/held', 'Accept: x/1'))
  const [, byNode, ...raw] = await talk(repeated, 4)
  for (const answer of raw) assert.equal(answer, byNode)
  assert.match(
    byNode ?? '',
    /^HTTP\/1\.1 200 OK\r\n[^]*\r\nDate\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\nheld/,
  )
  const known = Array.from({ length: 4 }, () => ask('/held', 'Accept: x/1', 'If-None-Match: "e"'))
  const [first, ...others] = await talk(known, 4)
  assert.match(first ?? '', /^HTTP\/1\.1 304 Not Modified\r\netag: "e"/)
  for (const answer of others) assert.equal(answer, first)
})

test('regenerates a stale response, even for a repeated request', async () => {
  const repeated = ask('/held', 'Accept: x/2')
  const [stale] = (await talk([repeated, repeated, repeated], 3)).toReversed()
  isFresh = false
  const [first, later] = await talk([repeated, repeated], 2)
  assert.notEqual(first, stale)
  assert.notEqual(later, first)
})

test('a response waits for earlier ones, and pipelined requests are answered in order', async () => {
  const held = ask('/held', 'Accept: x/3')
  await talk([held, held, held], 3)
  const bodies = (answers: string[]) => answers.map((answer) => answer.split('\r\n\r\n')[1]?.slice(0, 4))
  assert.deepEqual(bodies(await talk([held, ask('/slow'), held, held], 4)), ['held', 'slow', 'held', 'held'])
  assert.deepEqual(bodies(await talk([held, held + ask('/slow') + held, held], 5)), [
    'held',
    'held',
    'slow',
    'held',
    'held',
  ])
})

test('text like a repeated request inside a body or header is not treated as one', async () => {
  const held = ask('/held', 'Accept: x/4')
  await talk([held, held, held], 3)
  const post = (head: string) =>
    `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/x-echo\r\nContent-Length: ${held.length}\r\n${head}\r\n`
  const [, echoed] = await talk([held, post(''), held], 2)
  assert.ok(echoed?.endsWith(`\r\n\r\n${held}`))
  const [, get, last] = await talk([held, ask('/slow', `Content-Length: ${held.length}`), held, held], 3)
  assert.match(get ?? '', /slow$/)
  assert.match(last ?? '', /held \d+/)
  const [, slow] = await talk([held, 'GET /slow HTTP/1.1\r\nX: ', held], 2)
  assert.match(slow ?? '', /slow$/)
})

test('holds no response for a session, a device, or an ambiguous language cookie', async () => {
  for (const cookie of [
    'user_token=a',
    'device=a',
    'x=1; device=a',
    'language=de; user_token=a',
    'language="de"',
    'x=1;language=de',
    'language=de; language=en',
  ]) {
    const madeBefore = made
    await talk(
      Array.from({ length: 3 }, () => ask('/held', `Cookie: ${cookie}`)),
      3,
    )
    assert.equal(made - madeBefore, 3, cookie)
  }
  for (const cookie of ['x=1', 'language=de', 'x=1; language=en; y=2', 'remember_user=a']) {
    const madeBefore = made
    await talk(
      Array.from({ length: 3 }, () => ask('/held', `Cookie: ${cookie}`, `Accept: ${cookie}`)),
      3,
    )
    assert.equal(made - madeBefore, 1, cookie)
  }
})

test('holds separate responses per language, host and forwarded header', async () => {
  const bodies = new Set<string | undefined>()
  for (const header of [
    'Cookie: language=de',
    'Cookie: language=en',
    'X-Forwarded-Host: b',
    'X-Forwarded-Proto: https',
    'Accept: image/avif',
    'Accept-Encoding: br',
  ])
    bodies.add((await talk([ask('/held', header)], 1))[0]?.split('\r\n\r\n')[1])
  assert.equal(bodies.size, 6)
})
