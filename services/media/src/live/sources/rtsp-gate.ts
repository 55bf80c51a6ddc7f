/**
 * The path of a pulled RTSP source: ffmpeg connects only to this local gate, and the gate to the source, by the checked address. If the
 * source redirects, the gate remembers the target and names itself in the response, so that the target is resolved and checked, too.
 * Responses are rebuilt, because ffmpeg must parse them in the same way as the gate.
 */
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addressesOf } from './public-address.ts'

const RTSP_PORT = 554
const REDIRECTS_MAX = 5
const HEAD_BYTES_MAX = 16 * 1024
const BODY_BYTES_MAX = 64 * 1024

export type RtspGate = { address: string; close(): void }

/** Opens a gate to one source. */
export async function openRtspGate(source: string, rules: { allowsPrivate: boolean }): Promise<RtspGate> {
  let target = new URL(source)
  let redirects = 0
  let own = ''
  const throughGate = ({ username, password, pathname, search }: URL) => {
    const user = username === '' ? '' : `${username}:${password}@`
    return `rtsp://${user}${own}${pathname}${search}`
  }
  const redirect = (location: string): string => {
    redirects += 1
    if (redirects > REDIRECTS_MAX) throw new RtspRefused('It is redirected without end.')
    target = new URL(location, target)
    if (target.protocol !== 'rtsp:') throw new RtspRefused(`Nothing is fetched by ${target.protocol}`)
    return throughGate(target)
  }
  const sockets = new Set<Socket>()
  const hold = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const pass = async (client: Socket): Promise<void> => {
    const { hostname, port } = target
    const [checked] = await addressesOf(hostname, rules)
    if (!checked) throw new RtspRefused(`${hostname} has no address.`)
    const peer = hold(connect({ host: checked.address, port: port === '' ? RTSP_PORT : Number(port) }))
    await Promise.all([pipeline(client, peer), pipeline(peer, new RtspAnswers(redirect), client)])
  }
  const server = createServer({ noDelay: true }, (client) => {
    pass(hold(client)).catch(() => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  own = `127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`
  return {
    address: throughGate(target),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Thrown if a source sends what no camera sends, or redirects to a forbidden address. */
class RtspRefused extends Error {
  override readonly name = 'RtspRefused'
}

const FRAME = '$'.charCodeAt(0)
const FRAME_HEAD_BYTES = 4
/** ffmpeg does not treat anything shorter as a frame, but parses its content as a response. */
const FRAME_BYTES_MIN = 8
const LINE_ENDS = new Set(['\r'.charCodeAt(0), '\n'.charCodeAt(0)])
const HEAD_END = /\n\r?\n/
const ANSWER = /^RTSP\/\d\.\d (\d{3})(?: |$)/
const REQUEST = /^[A-Z_]{3,20} [!-~]+ RTSP\/\d\.\d$/
/** A value may contain a tab but no other control characters, some of which ffmpeg drops. */
const CONTROL = /[^\t -\xff]/
const NAME = /^[A-Za-z][\w-]*$/
const LENGTH = /^\d{1,7}$/

/** A source's output: media frames unchanged, and responses (RFC 2326) whose fields are parsed and rewritten. */
export class RtspAnswers extends Transform {
  #waiting: Buffer = Buffer.alloc(0)
  readonly #redirect: (location: string) => string

  constructor(redirect: (location: string) => string) {
    super()
    this.#redirect = redirect
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#waiting = this.#waiting.length === 0 ? chunk : Buffer.concat([this.#waiting, chunk])
    try {
      for (let taken = this.#take(); taken !== null; taken = this.#take()) this.push(taken)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new RtspRefused(String(error)))
    }
  }

  /** Returns the next frame or response; null if none is complete. */
  #take(): Buffer | null {
    for (;;) {
      while (LINE_ENDS.has(this.#waiting[0] ?? -1)) this.#waiting = this.#waiting.subarray(1)
      if (this.#waiting[0] !== FRAME) return this.#takeAnswer()
      if (this.#waiting.length < FRAME_HEAD_BYTES) return null
      const length = this.#waiting.readUInt16BE(2)
      const frame = this.#cut(FRAME_HEAD_BYTES + length)
      if (frame === null || length >= FRAME_BYTES_MIN) return frame
    }
  }

  #takeAnswer(): Buffer | null {
    const text = this.#waiting.toString('latin1', 0, HEAD_BYTES_MAX)
    const end = HEAD_END.exec(text)
    if (!end) {
      if (this.#waiting.length >= HEAD_BYTES_MAX) throw new RtspRefused('No answer begins so.')
      return null
    }
    const { head, bodyBytes } = this.#written(text.slice(0, end.index))
    const headBytes = end.index + end[0].length
    const whole = this.#cut(headBytes + bodyBytes)
    return whole && Buffer.concat([head(), whole.subarray(headBytes)])
  }

  #cut(bytes: number): Buffer | null {
    if (this.#waiting.length < bytes) return null
    const cut = this.#waiting.subarray(0, bytes)
    this.#waiting = this.#waiting.subarray(bytes)
    return cut
  }

  /** `head` is called once the response is complete: only then does a redirect count. */
  #written(text: string): { head: () => Buffer; bodyBytes: number } {
    const [first = '', ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''))
    const status = Number(ANSWER.exec(first)?.[1] ?? 0)
    if (CONTROL.test(first) || (status === 0 && !REQUEST.test(first)))
      throw new RtspRefused('It does not speak RTSP.')
    const fields = lines.flatMap((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon)
      return NAME.test(name) && !CONTROL.test(line)
        ? [{ name, kind: name.toLowerCase(), value: line.slice(colon + 1).trim() }]
        : []
    })
    const valuesOf = (wanted: string) => fields.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))
    const [length = '0', ...others] = valuesOf('content-length')
    if (others.length > 0 || !LENGTH.test(length) || Number(length) > BODY_BYTES_MAX)
      throw new RtspRefused('Its answer has no clear length.')
    const plain = fields.filter(({ kind }) => kind !== 'location')
    const [location] = valuesOf('location')
    const isRedirection = status >= 300 && status < 400 && location !== undefined
    return {
      bodyBytes: Number(length),
      head: () => {
        const told = isRedirection ? [`Location: ${this.#redirect(location)}`] : []
        const written = [first, ...plain.map(({ name, value }) => `${name}: ${value}`), ...told, '', '']
        return Buffer.from(written.join('\r\n'), 'latin1')
      },
    }
  }
}
