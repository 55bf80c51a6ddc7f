import assert from 'node:assert/strict'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { CONNECTION_LIMITS } from './connections.ts'

const app = createApp(
  { config: readConfig({}), log: openLog('silent') },
  { ...CONNECTION_LIMITS, headersMs: 200 },
)
app.get('/page', async () => 'here')
app.post('/form', async () => 'there')

before(() => app.listen({ port: 0 }))
after(() => app.close())

/** Sends these bytes and returns all that comes back until the connection is closed. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port).setEncoding('utf8')
  socket.write(sent)
  let received = ''
  for await (const part of socket) received += part
  return received
}

for (const [name, sent, status, code] of [
  ['a line that is no request', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['an unknown verb', 'BREW /page HTTP/1.1\r\nHost: quintet.test\r\n\r\n', 400, 'malformed_request'],
  ['a header without a colon', 'GET /page HTTP/1.1\r\nHost quintet.test\r\n\r\n', 400, 'malformed_request'],
  ['no host', 'GET /page HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'ambiguous_host'],
  [
    'headers beyond any measure',
    `GET /page HTTP/1.1\r\nHost: quintet.test\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a request that does not arrive', 'GET /page HTTP/1.1\r\nHost:', 408, 'request_timeout'],
] as const)
  test(`[decisions 1.9] ${name} is answered with a problem document`, async () => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `))
    assert.match(head, /^content-type: application\/problem\+json(?:;|$)/im)
    const document = JSON.parse(body) as Record<string, unknown>
    assert.deepEqual([document['status'], document['code']], [status, code])
    assert.match(String(document['type']), /#problem-/)
  })

test('a client of HTTP/1.0, which knows no hosts, is served', async () => {
  assert.match(await answerTo('GET /page HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /)
})
