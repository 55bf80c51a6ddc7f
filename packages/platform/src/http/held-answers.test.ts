import assert from 'node:assert/strict'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { heldAnswersOf } from './held-answers.ts'

const MIB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMiB(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MIB
}

/** Starts a server with one held page of `bytes` bytes; `say` sends a request and waits for its response. */
async function startServer(bytes: number) {
  const app = createApp({ config: readConfig({}), log: openLog('silent') })
  app.get('/page', (request, reply) => {
    const page = Buffer.alloc(bytes, 'x')
    reply.header('etag', '"e"')
    heldAnswersOf(app).hold(request, reply, page, () => true)
    return reply.send(page)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setNoDelay()
  let left = 0
  let answered = (): void => {}
  socket.on('data', (chunk: Buffer) => {
    const head = left === 0 ? chunk.indexOf('\r\n\r\n') + 4 : 0
    if (left === 0) left = bytes
    left -= chunk.length - head
    if (left === 0) answered()
  })
  return {
    say: (headers: string): Promise<void> =>
      new Promise((resolve) => {
        answered = resolve
        socket.write(`GET /page HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`)
      }),
    async close() {
      socket.destroy()
      await app.close()
    },
  }
}

for (const bytes of [200_000, 12_000])
  test(`[security 4.2] 5 000 ways to ask for a page of ${bytes} bytes take less than 100 MB`, async () => {
    const server = await startServer(bytes)
    try {
      await server.say('User-Agent: first')
      const before = usedMiB()
      for (let way = 0; way < 5000; way++) {
        const header = ['User-Agent', 'Accept', 'Accept-Language', 'Accept-Encoding', 'X-Forwarded-Host'][
          way % 5
        ]
        await server.say(`${header}: x${way}-${'y'.repeat(300)}`)
      }
      const grown = usedMiB() - before
      assert.ok(grown < 100, `${Math.round(grown)} MiB`)
    } finally {
      await server.close()
    }
  })
