/**
 * Sends the same bytes to a server that answers repeated requests and to one whose parser reads every request, and compares the responses.
 * Run it longer with `FUZZ_ROUNDS=20000 script/test packages/platform/src/http/repeated-requests.fuzz.test.ts`.
 */
import assert from 'node:assert/strict'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { heldAnswersOf } from './held-answers.ts'

const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 400)
const AT_ONCE = 8
const QUIET_MS = 300
const LARGE = 'x'.repeat(40_000)

/** `parsed` counts the requests read by Node's parser. */
async function startServer(isBehindProxy: boolean) {
  const config = readConfig(isBehindProxy ? { TRUSTED_PROXIES: '1' } : {})
  const app = createApp({ config, log: openLog('silent') })
  for (const [path, text] of [
    ['/held', 'held'],
    ['/large', LARGE],
  ] as const)
    app.get(path, (request, reply) => {
      const bytes = Buffer.from(text)
      reply.type('text/plain').headers({ etag: '"e"', vary: 'Cookie', 'cache-control': 'public, no-cache' })
      heldAnswersOf(app).hold(request, reply, bytes, () => true)
      return reply.send(bytes)
    })
  app.get('/slow', async () => {
    await sleep(3)
    return 'slow'
  })
  app.addContentTypeParser('text/x-echo', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/echo', (request) => request.body)
  let parsed = 0
  app.server.on('request', () => parsed++)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, parsed: () => parsed, close: () => app.close() }
}

/** Returns a seeded generator of integers from 0 up to but excluding `below`. */
function diceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')
const HELD = [ask('/held'), ask('/held', 'If-None-Match: "e"'), ask('/held', 'Accept: b'), ask('/large')]
const OTHERS = [
  ask('/slow'),
  ask('/held', 'Connection: close'),
  ask('/held', 'Cookie: device=a'),
  ask('/held', 'Content-Length: 4') + 'GET ',
  ask('/held', 'Upgrade: h2c', 'Connection: upgrade'),
  'GET /held HTTP/1.0\r\nHost: a\r\n\r\n',
  'HEAD /held HTTP/1.1\r\nHost: a\r\n\r\n',
  `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/x-echo\r\nContent-Length: ${HELD[0]?.length}\r\n\r\n`,
  `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/x-echo\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nGET \r\n0\r\n\r\n`,
]
const SPOILERS = ['\0', '\r', '\n', '\r\n\r\n', ' ', ':', '\u00ff', 'GET ', 'Content-Length: 9\r\n']

/** Returns packets, some followed by a pause; most are requests that repeat. */
function packetsOf(dice: (below: number) => number): { text: string; pauses: boolean }[] {
  const any = (list: readonly string[]) => list[dice(list.length)] ?? ''
  return Array.from({ length: 4 + dice(10) }, () => {
    const text = dice(8) === 0 ? any(OTHERS) : any(HELD)
    const at = dice(text.length)
    const pauses = dice(8) > 0
    const spoiled = () => text.slice(0, at) + any(SPOILERS) + text.slice(at + dice(2))
    const twice = () => text + any(HELD)
    const made = [spoiled, twice][dice(30)]
    if (made) return [{ text: made(), pauses }]
    if (dice(20) > 0) return [{ text, pauses }]
    return [
      { text: text.slice(0, at), pauses },
      { text: text.slice(at), pauses },
    ]
  }).flat()
}

/** Everything a server sends for these packets until the connection closes, without dates, and whether it dropped the connection early. */
type Said = { text: string; isGivenUp: boolean }

async function answersOf(port: number, packets: readonly { text: string; pauses: boolean }[]): Promise<Said> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  const chunks: Buffer[] = []
  let isReset = false
  const closed = new Promise<void>((resolve) =>
    socket.on('error', () => (isReset = true)).once('close', () => resolve()),
  )
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const { text, pauses } of packets) {
    socket.write(text, 'latin1')
    const seen = chunks.length
    // Long enough for a response, if there is one.
    for (let turns = pauses ? 8 : 0; turns > 0 && chunks.length === seen; turns--) await sleep(2)
  }
  // If the parser is still waiting for a body, it takes this as part of it, and nothing more arrives.
  socket.write(ask('/slow', 'Connection: close'))
  const isQuiet = async (): Promise<void> => {
    for (let seen = -1; seen !== chunks.length; await sleep(QUIET_MS)) seen = chunks.length
  }
  await Promise.race([closed, isQuiet()])
  socket.end()
  await closed
  const all = Buffer.concat(chunks)
    .toString('latin1')
    .replaceAll(/Date: [^\r]+/g, 'Date')
  const [text = '', refusal] = all.split('HTTP/1.1 400 Bad Request')
  return { text, isGivenUp: isReset || refusal !== undefined }
}

/** A dropped connection loses unsent output, depending on timing; what was sent must still match. */
function agree(one: Said, other: Said): boolean {
  if (one.isGivenUp || other.isGivenUp)
    return one.text.startsWith(other.text) || other.text.startsWith(one.text)
  return one.text === other.text
}

test(`${ROUNDS} conversations end alike with and without the parser`, async () => {
  const repeating = await startServer(false)
  const parsing = await startServer(true)
  try {
    const compare = async (seed: number): Promise<void> => {
      const packets = packetsOf(diceOf(seed * 7919))
      const [one, other] = await Promise.all([
        answersOf(repeating.port, packets),
        answersOf(parsing.port, packets),
      ])
      assert.ok(agree(one, other), `seed ${seed}: ${JSON.stringify({ packets, one, other })}`)
    }
    for (let seed = 1; seed <= ROUNDS; seed += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => compare(seed + more)))
    // Otherwise the test would compare the parser with itself.
    assert.ok(repeating.parsed() < 0.95 * parsing.parsed(), `${repeating.parsed()} of ${parsing.parsed()}`)
  } finally {
    await repeating.close()
    await parsing.close()
  }
})
