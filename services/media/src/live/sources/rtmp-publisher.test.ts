import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { writeAmf } from './amf.ts'
import { MESSAGE, writeMessage } from './rtmp-messages.ts'
import { servePublisher } from './rtmp-publisher.ts'

/** A stranger’s connection to the port after the handshake, and the port’s end of it. */
async function aStranger(t: TestContext): Promise<{ stranger: Socket; served: Socket }> {
  const port = createServer((socket) => servePublisher(socket, () => null))
  await once(port.listen(0, '127.0.0.1'), 'listening')
  const [stranger, [served]] = [
    connect((port.address() as AddressInfo).port, '127.0.0.1'),
    (await once(port, 'connection')) as [Socket],
  ]
  t.after(() => {
    stranger.destroy()
    served.destroy()
    port.close()
  })
  stranger.on('error', () => {})
  stranger.write(Buffer.concat([Buffer.of(3), Buffer.alloc(2 * 1536)]))
  return { stranger, served }
}

const command = (payload: Buffer): Buffer => writeMessage({ type: MESSAGE.command, streamId: 0, payload })

test('[security 1.6] answers a stranger’s command whose number is a string, without crashing', async (t) => {
  const { stranger } = await aStranger(t)
  // Decoded as text, these are three times as many bytes: more than a string in a response may have.
  const text = Buffer.concat([Buffer.of(2, 0x9c, 0x40), Buffer.alloc(40_000, 0xff)])
  const payload = Buffer.concat([writeAmf('createStream'), text])
  const header = command(payload).subarray(0, 12)
  const chunks = Array.from({ length: Math.ceil(payload.length / 128) }, (_, at) =>
    Buffer.concat([at === 0 ? header : Buffer.of(0xc3), payload.subarray(at * 128, (at + 1) * 128)]),
  )
  let heard = ''
  stranger.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')))
  stranger.write(Buffer.concat(chunks))
  while (!heard.includes('_result')) await once(stranger, 'data')
})

test('[security 1.6] cuts off a stranger who keeps sending without a key or reads no responses', async (t) => {
  const { stranger, served } = await aStranger(t)
  stranger.pause()
  const more = command(writeAmf('releaseStream', 1, null, 'x'.repeat(60)))
  const many = Buffer.concat(Array.from({ length: 500 }, () => more))
  const sending = setInterval(() => stranger.write(many), 1)
  t.after(() => clearInterval(sending))
  await once(served, 'close')
  assert.ok(served.bytesRead < 1024 * 1024, `${served.bytesRead} bytes were read`)
})
