import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { askProvider } from './ask-provider.ts'
import { discoverer, identityIn } from './openid.ts'

async function aProvider(
  answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void>,
) {
  const server = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '', 'http://provider').pathname]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close }
}

/** Sends for as long as somebody reads. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (response.write(' '.repeat(16_384)));
  }
  response.on('drain', more)
  more()
}

test('[security 2.8] reads a provider’s answer with its status, and ends the request if it is too large', async () => {
  const closed = Promise.withResolvers<void>()
  await using provider = await aProvider({
    '/echo': (response, request) => request.pipe(response.writeHead(400, { 'x-kind': 'echo' })),
    '/nothing': (response) => response.writeHead(204).end(),
    '/redirect': (response) => response.writeHead(302, { location: '/echo' }).end(),
    '/endless': (response) => {
      response.on('close', closed.resolve)
      endless(response)
    },
  })
  const at = (path: string) => new URL(path, provider.origin)
  const answer = await askProvider(at('/echo'), { method: 'POST', body: '{"a":"ä"}' })
  assert.deepEqual([answer.status, answer.headers.get('x-kind')], [400, 'echo'])
  assert.deepEqual(await answer.json(), { a: 'ä' })
  assert.equal((await askProvider(at('/nothing'))).status, 204)
  await assert.rejects(askProvider(at('/redirect')), TypeError)
  await assert.rejects(askProvider(at('/endless')), /answered with more than 262144 bytes/)
  await closed.promise
})

test('[security 2.8] neither discovery nor keys are read without limit, and keys that fail are not the token’s fault', async () => {
  const keys = { send: endless }
  await using provider = await aProvider({
    '/large/.well-known/openid-configuration': endless,
    '/.well-known/openid-configuration': (response) =>
      response.end(
        JSON.stringify({
          issuer: provider.origin,
          authorization_endpoint: `${provider.origin}/log-in`,
          jwks_uri: `${provider.origin}/keys`,
        }),
      ),
    '/keys': (response) => keys.send(response),
  })
  await assert.rejects(discoverer(`${provider.origin}/large`)(), /more than/)

  const issuer = provider.origin
  const discover = discoverer(issuer)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'RS256', kid: 'one' })}.${part({ sub: 'ada' })}.c2lnbmVk`
  const look = () =>
    identityIn(
      token,
      { issuer, clientId: 'us', discover },
      { nonce: 'nonce', now: new Date(), maxMinutes: 5 },
    )
  await assert.rejects(look(), /more than/)
  for (const send of [
    (response: ServerResponse) => response.writeHead(500).end(),
    (response: ServerResponse) => response.end('<html>'),
    (response: ServerResponse) => response.end('{"keys":"none"}'),
  ]) {
    keys.send = send
    await assert.rejects(look())
  }
  keys.send = (response) => response.end('{"keys":[]}')
  assert.equal(await look(), null)
})
