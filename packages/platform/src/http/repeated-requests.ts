/**
 * Requests that came before, byte for byte: answered from what is held without being taken apart again. Only Node's own parser
 * decides what a request is; what is compared here are whole requests that it read before. Why: docs/decisions/0059.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Found } from './held-answers.ts'

/** Longer ones are seldom repeated. */
const REQUEST_MAX_BYTES = 2048
const KNOWN_MAX = 5000
const END = '\r\n\r\n'

/** `bytes` are the whole answer; `second` stands in them as their date. */
type Known = Found & { second: number; bytes: Buffer }

/** A connection of which nothing but whole requests came so far; what is asked went to Node's parser. */
type Connection = { asked: { text: string; request?: IncomingMessage; response?: ServerResponse } | null }

export class RepeatedRequests {
  readonly #known = new Map<string, Known>()
  readonly #connections = new WeakMap<Socket, Connection>()

  /** Comes before the server's own reading of every connection. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#read(socket, server))
  }

  /** The server was asked this. */
  noteRequest(request: IncomingMessage, response: ServerResponse): void {
    const asked = this.#connections.get(request.socket)?.asked
    if (asked) Object.assign(asked, { request, response })
  }

  /** The request that was noted last is answered with what was found; the next like it needs no parser. */
  learn({ socket, headers, httpVersion }: IncomingMessage, response: ServerResponse, found: Found): void {
    const asked = this.#connections.get(socket)?.asked
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!asked || hasBody || httpVersion !== '1.1' || !response.shouldKeepAlive) return
    const [oldest] = this.#known.keys()
    if (this.#known.size >= KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(asked.text, { ...found, second: 0, bytes: Buffer.alloc(0) })
  }

  #read(socket: Socket, server: Server): void {
    const [parse] = socket.listeners('data') as [(chunk: Buffer) => void]
    const connection: Connection = { asked: null }
    this.#connections.set(socket, connection)
    const read = (chunk: Buffer): void => {
      const isWhole = chunk.length <= REQUEST_MAX_BYTES && isBetweenRequests(connection)
      const text = isWhole ? chunk.toString('latin1') : ''
      // The first request of a connection is the parser's: it sets the connection's limits of time.
      if (connection.asked && this.#answer(socket, server, text)) return
      if (isOneRequest(text)) connection.asked = { text }
      else {
        // Bodies, requests in pieces or at once: from here on the connection is the parser's alone.
        this.#connections.delete(socket)
        socket.off('data', read).on('data', parse)
      }
      parse(chunk)
    }
    socket.off('data', parse).on('data', read)
  }

  #answer(socket: Socket, { keepAliveTimeout }: Server, text: string): boolean {
    const known = this.#known.get(text)
    // So is whoever reads too slowly.
    if (!known || socket.writableNeedDrain) return false
    if (!known.held.isFresh()) {
      this.#known.delete(text)
      return false
    }
    const second = Math.floor(Date.now() / 1000)
    if (known.second !== second)
      Object.assign(known, { second, bytes: write(known, second, keepAliveTimeout) })
    socket.write(known.bytes)
    return true
  }
}

/** An answer as Node writes it. */
function write({ held, isUnchanged }: Found, second: number, keepAliveMs: number): Buffer {
  const headers = isUnchanged ? held.unchanged : held.headers
  const lines = [
    isUnchanged ? 'HTTP/1.1 304 Not Modified' : 'HTTP/1.1 200 OK',
    ...headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [])),
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}${END}${isUnchanged ? '' : held.body}`, 'latin1')
}

function isBetweenRequests({ asked }: Connection): boolean {
  if (!asked) return true
  // A response lets go of its socket when all of it is written.
  return asked.request?.complete === true && asked.response?.socket === null
}

/** Whether this is one GET and nothing else. */
function isOneRequest(text: string): boolean {
  return (
    text.startsWith('GET ') && text.indexOf(END) === text.length - END.length && !/\r\nupgrade:/i.test(text)
  )
}
