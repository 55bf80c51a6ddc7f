import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { openLog } from '@quintet/platform/log/log'
import { openFetched, pulledRtsp } from './fetched.ts'
import { openRtspGate, RtspAnswers } from './rtsp-gate.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false
const TS_PACKET = 188
const SDP = [
  'v=0',
  'o=- 1 1 IN IP4 0.0.0.0',
  's=camera',
  't=0 0',
  'm=video 0 RTP/AVP 33',
  'a=control:one',
  '',
].join('\r\n')

type Peer = { at: string; asked: string[]; close(): void }
type Answer = (method: string, socket: Socket) => string

/** A source that answers requests one at a time, and records them. */
async function openPeer(answer: Answer): Promise<Peer> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
        const [first = ''] = text.split('\r\n')
        const number = /^CSeq: *(\d+)/im.exec(text.slice(0, end))?.[1] ?? '1'
        text = text.slice(end + 4)
        asked.push(first)
        socket.write(
          `RTSP/1.0 ${answer(first.split(' ')[0] ?? '', socket)}`.replace('\r\n', `\r\nCSeq: ${number}\r\n`),
        )
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    at: `rtsp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Plays a transport stream, like a camera over TCP. */
function playing(stream: Buffer): Answer {
  return (method, socket) => {
    if (method === 'OPTIONS') return '200 OK\r\nPublic: DESCRIBE, SETUP, PLAY\r\n\r\n'
    if (method === 'DESCRIBE')
      return `200 OK\r\nContent-Base: rtsp://10.0.0.1:5432/elsewhere/\r\nContent-Type: application/sdp\r\nContent-Length: ${SDP.length}\r\n\r\n${SDP}`
    if (method === 'SETUP')
      return '200 OK\r\nSession: 1\r\nTransport: RTP/AVP/TCP;unicast;interleaved=0-1\r\n\r\n'
    if (method !== 'PLAY') return '200 OK\r\n\r\n'
    setImmediate(() => {
      for (let place = 0, sequence = 0; place < stream.length; place += 7 * TS_PACKET, sequence++) {
        const payload = stream.subarray(place, place + 7 * TS_PACKET)
        const head = Buffer.from([0x24, 0, 0, 0, 0x80, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        head.writeUInt16BE(12 + payload.length, 2)
        head.writeUInt16BE(sequence, 6)
        socket.write(Buffer.concat([head, payload]))
      }
      socket.end()
    })
    return '200 OK\r\nSession: 1\r\nRTP-Info: url=rtsp://10.0.0.1:5432/elsewhere/one\r\n\r\n'
  }
}

const redirectTo =
  (place: () => string): Answer =>
  (method) =>
    method === 'OPTIONS' ? '200 OK\r\nPublic: DESCRIBE\r\n\r\n' : `302 Moved\r\nLocation: ${place()}\r\n\r\n`

describe('the gate of a pulled RTSP source', () => {
  const closing: { close(): void }[] = []
  after(() => {
    for (const each of closing) each.close()
  })
  const peer = async (answer: Answer) => {
    const opened = await openPeer(answer)
    closing.push(opened)
    return opened
  }

  const quiet = openLog('silent')

  /** Returns what ffmpeg passes on from a source, until it gives up or the source ends. */
  async function fetched(source: string, rules: { allowsPrivate: boolean }): Promise<Buffer> {
    const opened = openFetched(pulledRtsp(source, rules), quiet)
    const { signal } = new AbortController()
    const feed = await opened.connected(signal)
    assert.ok(feed.format !== 'file')
    const chunks: Buffer[] = []
    for await (const bytes of feed.read(signal)) chunks.push(bytes)
    await opened.close()
    return Buffer.concat(chunks)
  }

  test(
    '[decisions 12.10] follows a camera’s redirect through the gate and receives its media',
    { skip },
    async () => {
      const { stdout: stream } = await run(
        'ffmpeg',
        '-v error -f lavfi -i sine=d=2 -c:a mp2 -f mpegts -'.split(' '),
        { encoding: 'buffer' },
      )
      const second = await peer(playing(stream))
      const first = await peer(redirectTo(() => `${second.at}/behind?one=two`))
      const bytes = await fetched(`${first.at}/camera`, { allowsPrivate: true })
      assert.ok(bytes.length > 10 * TS_PACKET)
      assert.equal(bytes[0], 0x47)
      const described = second.asked.find((line) => line.startsWith('DESCRIBE')) ?? ''
      assert.match(described, /\/behind\?one=two RTSP/)
      assert.ok(!described.includes(second.at), 'ffmpeg itself asked the place that it was redirected to')
    },
  )

  test('[decisions 12.10] a redirect to a forbidden address reaches nothing there', { skip }, async () => {
    const rules = { allowsPrivate: true }
    const inside = await peer(() => '200 OK\r\n\r\n')
    const first = await peer(
      redirectTo(() => {
        rules.allowsPrivate = false
        return `${inside.at}/private`
      }),
    )
    assert.equal((await fetched(`${first.at}/camera`, rules)).length, 0)
    assert.deepEqual([first.asked.length > 0, inside.asked], [true, []])
  })

  test('[decisions 12.10] replaces every address in a response with the gate’s, however it is written', async () => {
    for (const written of [
      'Location: PLACE',
      'location:PLACE',
      'LOCATION: PLACE\r\nLocation: PLACE',
      'Loc\ration: PLACE\r\nLocation: PLACE',
    ]) {
      const elsewhere = 'rtsp://127.0.0.1:5432/elsewhere'
      const source = await peer(() => `301 Moved\r\n${written.replaceAll('PLACE', elsewhere)}\r\n\r\n`)
      const gate = await openRtspGate(source.at, { allowsPrivate: true })
      closing.push(gate)
      const { port } = new URL(gate.address)
      const client = connect(Number(port), '127.0.0.1').setEncoding('latin1')
      client.write('DESCRIBE x RTSP/1.0\r\nCSeq: 1\r\n\r\n')
      const [answer] = (await once(client, 'data')) as [string]
      client.destroy()
      assert.deepEqual(
        answer.match(/location:.*/gi),
        [`Location: rtsp://127.0.0.1:${port}/elsewhere`],
        written,
      )
    }
  })

  test('[security 1.6] a malformed response ends the connection, and frames too short for ffmpeg are dropped', async () => {
    const told: string[] = []
    const say = async (text: string) => {
      const answers = new RtspAnswers((place) => (told.push(place), place))
      const read: Buffer[] = []
      answers.on('data', (bytes: Buffer) => read.push(bytes))
      const ended = once(answers, 'end').then(
        () => 'read',
        () => 'refused',
      )
      // One byte at a time, as a network may deliver them.
      for (const byte of Buffer.from(text, 'latin1')) answers.write(Buffer.of(byte))
      answers.end()
      return [await ended, Buffer.concat(read).toString('latin1')]
    }
    const frame = '$\0\0\x08frame..!'
    assert.deepEqual(await say(frame + '\r\n$\0\0\x07RTSP/1.' + frame), ['read', frame + frame])
    const kept = 'RTSP/1.0 200 OK\r\nCSeq: 1\r\nContent-Length: 4\r\n\r\nbody'
    assert.deepEqual(await say(kept), ['read', kept])
    for (const text of [
      'HTTP/1.1 302 Found\r\nLocation: rtsp://x/\r\n\r\n',
      'RTSP/1.0 200 OK\r\nContent-Length: 4\r\nContent-Length: 0\r\n\r\nbody',
      'RTSP/1.0 200 OK\r\nContent-Length: -1\r\n\r\n',
      'RTSP/1.0 200 OK\r\nContent-Length: 99999\r\n\r\n',
      'RTSP/1.0 302 Moved\r\nLocation: http://x/\r\n\r\n',
      'x'.repeat(20_000),
    ])
      assert.equal((await say(text))[0], text.includes('http://x') ? 'read' : 'refused', text.slice(0, 60))
    assert.deepEqual(told, ['http://x/'])
  })
})
