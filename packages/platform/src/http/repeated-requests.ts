/**
 * Answers byte-for-byte repeated requests from held responses without parsing them again. Only Node's own parser decides what a request is;
 * what is compared here are whole requests that it has read before. Why: docs/decisions/0143.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Found, Held, HeldAnswers } from './held-answers.ts'

/** Longer requests rarely repeat. */
const REQUEST_MAX_BYTES = 2048
const KNOWN_BYTES_MAX = 4 * 1024 * 1024
/** Approximate memory of an entry, besides its text. */
const ENTRY_BYTES = 200
const END = '\r\n\r\n'

/** Where the response to a known request is held; the response itself is not stored here, so that no entry keeps it alive. */
type Known = { key: string; ifNoneMatch: string | undefined }

/** Whole responses as bytes, with the second given in their Date header. */
type Written = { second: number; whole?: Buffer; unchanged?: Buffer }

/** A connection that has sent only whole requests so far; `asked` is the last one passed to Node's parser. */
type Connection = { asked: { text: string; request?: IncomingMessage; response?: ServerResponse } | null }

export class RepeatedRequests {
  readonly #answers: HeldAnswers
  readonly #known = new Map<string, Known>()
  readonly #written = new WeakMap<Held, Written>()
  readonly #connections = new WeakMap<Socket, Connection>()
  #bytes = 0

  constructor(answers: HeldAnswers) {
    this.#answers = answers
  }

  /** Must run before the server starts reading its connections. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#read(socket, server))
  }

  /** Records the parsed request and its response. */
  noteRequest(request: IncomingMessage, response: ServerResponse): void {
    const asked = this.#connections.get(request.socket)?.asked
    if (asked) Object.assign(asked, { request, response })
  }

  /** Maps the last recorded request to the response found, so that an identical one skips the parser. */
  learn({ socket, headers, httpVersion }: IncomingMessage, response: ServerResponse, found: Found): void {
    const asked = this.#connections.get(socket)?.asked
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!asked || hasBody || httpVersion !== '1.1' || !response.shouldKeepAlive) return
    // For a large response, parsing is a small part of the work.
    if (!found.isUnchanged && typeof found.held.body !== 'string') return
    this.#forget(asked.text)
    this.#known.set(asked.text, { key: found.key, ifNoneMatch: headers['if-none-match'] })
    this.#bytes += sizeOf(asked.text)
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= KNOWN_BYTES_MAX) break
      this.#forget(oldest)
    }
  }

  #forget(text: string): void {
    if (this.#known.delete(text)) this.#bytes -= sizeOf(text)
  }

  #read(socket: Socket, server: Server): void {
    const [parse] = socket.listeners('data') as [(chunk: Buffer) => void]
    const connection: Connection = { asked: null }
    this.#connections.set(socket, connection)
    const read = (chunk: Buffer): void => {
      const isWhole = chunk.length <= REQUEST_MAX_BYTES && isBetweenRequests(connection)
      const text = isWhole ? chunk.toString('latin1') : ''
      // The parser handles a connection's first request, because it sets the connection's timeouts.
      if (connection.asked && this.#answer(socket, server, text)) return
      if (isOneRequest(text)) connection.asked = { text }
      else {
        // On a body, or a split or pipelined request, the parser takes over the connection for good.
        this.#connections.delete(socket)
        socket.off('data', read).on('data', parse)
      }
      parse(chunk)
    }
    socket.off('data', parse).on('data', read)
  }

  #answer(socket: Socket, { keepAliveTimeout }: Server, text: string): boolean {
    const known = this.#known.get(text)
    // The parser also handles slow readers.
    if (!known || socket.writableNeedDrain) return false
    const found = this.#answers.findUnder(known.key, known.ifNoneMatch)
    if (!found || (!found.isUnchanged && typeof found.held.body !== 'string')) {
      this.#forget(text)
      return false
    }
    socket.write(this.#bytesOf(found, keepAliveTimeout))
    return true
  }

  #bytesOf(found: Found, keepAliveMs: number): Buffer {
    const second = Math.floor(Date.now() / 1000)
    let written = this.#written.get(found.held)
    if (written?.second !== second) {
      written = { second }
      this.#written.set(found.held, written)
    }
    return (written[found.isUnchanged ? 'unchanged' : 'whole'] ??= write(found, second, keepAliveMs))
  }
}

function sizeOf(text: string): number {
  return ENTRY_BYTES + text.length
}

/** Writes a response exactly as Node does. */
function write({ held, isUnchanged }: Found, second: number, keepAliveMs: number): Buffer {
  const headers = isUnchanged ? held.unchanged : held.headers
  const lines = [
    isUnchanged ? 'HTTP/1.1 304 Not Modified' : 'HTTP/1.1 200 OK',
    ...headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [])),
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`,
  ]
  const body = isUnchanged || typeof held.body !== 'string' ? '' : held.body
  return Buffer.from(`${lines.join('\r\n')}${END}${body}`, 'latin1')
}

function isBetweenRequests({ asked }: Connection): boolean {
  if (!asked) return true
  // A response releases its socket once it is fully written.
  return asked.request?.complete === true && asked.response?.socket === null
}

/** True if the text is exactly one GET request. */
function isOneRequest(text: string): boolean {
  return (
    text.startsWith('GET ') && text.indexOf(END) === text.length - END.length && !/\r\nupgrade:/i.test(text)
  )
}
