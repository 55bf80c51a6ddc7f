/**
 * Answers that are the same for every visitor, held with their headers and sent before the request is taken apart. Only requests
 * without cookie and Authorization get them, so that nothing of a member or of a locked device is ever held.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Held = {
  /** Name, value, name, value: Node writes them as they stand. */
  headers: string[]
  unchanged: string[]
  etag: string
  /** The bytes as latin1, so that head and body leave in one write. */
  body: string
  isFresh: () => boolean
}

/** What a 304 repeats of the answer. Source: RFC 9110, section 15.4.5. */
const UNCHANGED = ['etag', 'vary', 'cache-control']

const HELD_BYTES_MAX = 64 * 1024 * 1024
/** Longer ones are made up to fill the memory. */
const ADDRESS_MAX_LENGTH = 500

const holders = new WeakMap<FastifyInstance, HeldAnswers>()

export class HeldAnswers {
  readonly #held = new Map<string, Held>()
  #bytes = 0

  /** Keeps what `reply` is about to send for as long as `isFresh` says. */
  hold(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, isFresh: () => boolean): void {
    const key = keyOf(request.raw)
    if (key === null) return
    const headers = Object.entries({ ...reply.getHeaders(), 'content-length': bytes.length })
    const flat = (names: readonly string[] | null) =>
      headers.flatMap(([name, value]) => (names?.includes(name) === false ? [] : [name, String(value)]))
    this.#drop(key)
    this.#held.set(key, {
      headers: flat(null),
      unchanged: flat(UNCHANGED),
      etag: String(reply.getHeader('etag')),
      body: bytes.toString('latin1'),
      isFresh,
    })
    this.#bytes += bytes.length
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= HELD_BYTES_MAX) break
      this.#drop(oldest)
    }
  }

  /** Sends the held answer; false where there is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request)
    if (key === null) return false
    const held = this.#held.get(key)
    if (held === undefined) return false
    if (!held.isFresh()) {
      this.#drop(key)
      return false
    }
    if (isKnown(request.headers['if-none-match'], held.etag)) response.writeHead(304, held.unchanged).end()
    else response.writeHead(200, held.headers).end(held.body, 'latin1')
    return true
  }

  #drop(key: string): void {
    const held = this.#held.get(key)
    if (!held) return
    this.#bytes -= held.body.length
    this.#held.delete(key)
  }
}

/** The answers that `app` holds; the first call puts them before everything else that answers. */
export function heldAnswersOf(app: FastifyInstance): HeldAnswers {
  const known = holders.get(app)
  if (known) return known
  const held = new HeldAnswers()
  holders.set(app, held)
  const others = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!held.answer(request, response))
      for (const listener of others) listener.call(app.server, request, response)
  })
  return held
}

function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined) return null
  if (url === undefined || url.length > ADDRESS_MAX_LENGTH) return null
  // The host and the way to it stand in the headers of pages.
  return `${url}\n${headers['accept-encoding'] ?? ''}\n${headers['accept-language'] ?? ''}\n${headers.host ?? ''}\n${String(headers['x-forwarded-proto'])}`
}

/** Whether an If-None-Match names this ETag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.split(/\s*,\s*/).includes(etag))
}
