import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts'

/** Starts a server with the given limits. `open` connects to it from a local address; `hasOpen` waits until it has so many connections. */
async function startServer(
  context: TestContext,
  limits: Partial<ConnectionLimits>,
  environment: Record<string, string> = {},
) {
  const app = createApp(
    { config: readConfig(environment), log: openLog('silent') },
    { ...CONNECTION_LIMITS, ...limits },
  )
  app.get('/quick', () => 'quick')
  app.post('/body', () => 'read')
  app.get('/endless', (_request, reply) => reply.send(Readable.from(forever())))
  await app.listen({ port: 0, host: '0.0.0.0' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  context.after(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  const open = (localAddress = '127.0.0.1'): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    sockets.push(socket)
    return socket
  }
  const count = promisify(app.server.getConnections.bind(app.server))
  const hasOpen = async (wanted: number): Promise<boolean> => {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(20))
      if ((await count()) === wanted) return true
    return false
  }
  return { open, hasOpen }
}

function* forever(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(256 * 1024, 'x')
}

/** True if the other side closes the connection within the given milliseconds. */
async function endsWithin(socket: Socket, milliseconds: number): Promise<boolean> {
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
  return Promise.race([closed, sleep(milliseconds, false)])
}

async function answered(socket: Socket): Promise<boolean> {
  const said = new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false))
  })
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n')
  return said
}

test('[security 4.3] drops a request whose head or body arrives byte by byte', async (context) => {
  const { open } = await startServer(context, { headersMs: 300, requestMs: 500 })
  for (const head of [
    'GET /quick HTTP/1.1\r\nX: ',
    'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"',
  ]) {
    const socket = open()
    socket.resume().write(head)
    const dripping = setInterval(() => socket.write('x'), 50)
    assert.equal(await endsWithin(socket, 10_000), true, head)
    clearInterval(dripping)
  }
})

test('[security 4.3] drops a connection that sends no request', async (context) => {
  const { open } = await startServer(context, { headersMs: 300, requestMs: 500 })
  assert.equal(await endsWithin(open().resume(), 10_000), true)
})

test('[security 4.3] drops a reader who stops reading or reads too slowly', async (context) => {
  const { open, hasOpen } = await startServer(context, { stallMs: 400 })
  for (const everyMs of [null, 100]) {
    const socket = open()
    socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n')
    const taking = setInterval(() => everyMs !== null && socket.read(100), everyMs ?? 100)
    context.after(() => clearInterval(taking))
    // Without a listener the socket reads nothing at all.
    socket.on('readable', () => {})
    assert.ok(await hasOpen(1))
    assert.ok(await hasOpen(0), `every ${everyMs} ms`)
  }
})

test('[security 4.3] serves a steady reader for as long as it takes', async (context) => {
  const { open } = await startServer(context, { stallMs: 400 })
  const socket = open()
  socket.resume().write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n')
  assert.equal(await endsWithin(socket, 1500), false)
})

test('[security 4.3] limits the connections of one network while serving others', async (context) => {
  const { open, hasOpen } = await startServer(context, { perNetwork: 3 })
  const first = [open(), open(), open()]
  for (const socket of first) assert.equal(await answered(socket), true)
  assert.equal(await answered(open('127.0.0.9')), false)
  assert.equal(await answered(open('127.0.1.1')), true)
  first[0]?.destroy()
  assert.ok(await hasOpen(3))
  assert.equal(await answered(open()), true)
})

test('[security 4.3] behind a proxy, whose address all clients share, the limit does not apply', async (context) => {
  const { open } = await startServer(context, { perNetwork: 1 }, { TRUSTED_PROXIES: '1' })
  for (const socket of [open(), open(), open()]) assert.equal(await answered(socket), true)
})
