/**
 * Answers that are the same for every visitor, held with their headers and sent before the request is taken apart. Only requests
 * that name no session and no device get them, so that nothing of a member or of a locked device is ever held.
 * @spec decisions 1.8
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES } from '../identity/cookie-names.ts'
import { RepeatedRequests } from './repeated-requests.ts'

type Held = {
  /** Name, value, name, value: Node writes them as they stand. */
  headers: string[]
  unchanged: string[]
  etag: string
  /** The bytes as latin1, so that head and body leave in one write; null where only a 304 is held. */
  body: string | null
  isFresh: () => boolean
}

/** A held answer and whether the client has its bytes already. */
export type Found = { held: Held; isUnchanged: boolean }

/** What a 304 repeats of the answer. Source: RFC 9110, section 15.4.5. */
const UNCHANGED = ['etag', 'vary', 'cache-control']

const HELD_BYTES_MAX = 64 * 1024 * 1024
/** About what an entry takes beside its body. */
const ENTRY_BYTES = 1500
/** Of the address and the headers that an answer is held under: longer ones are made up to fill the memory. */
const KEY_MAX_LENGTH = 1000

const holders = new WeakMap<FastifyInstance, HeldAnswers>()

export class HeldAnswers {
  readonly #held = new Map<string, Held>()
  #bytes = 0

  /** Keeps what `reply` is about to send for as long as `isFresh` says; without `bytes` only that it has not changed. */
  hold(request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null, isFresh: () => boolean): void {
    const key = keyOf(request.raw)
    if (key === null) return
    const headers = Object.entries({
      ...reply.getHeaders(),
      ...(bytes ? { 'content-length': bytes.length } : {}),
    })
    const flat = (names: readonly string[] | null) =>
      headers.flatMap(([name, value]) => (names?.includes(name) === false ? [] : [name, String(value)]))
    this.#drop(key)
    const held = {
      headers: flat(null),
      unchanged: flat(UNCHANGED),
      etag: String(reply.getHeader('etag')),
      body: bytes?.toString('latin1') ?? null,
      isFresh,
    }
    this.#held.set(key, held)
    this.#bytes += sizeOf(held)
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= HELD_BYTES_MAX) break
      this.#drop(oldest)
    }
  }

  /** What is held for this request. */
  find(request: IncomingMessage): Found | null {
    const key = keyOf(request)
    const held = key === null ? undefined : this.#held.get(key)
    if (key === null || held === undefined) return null
    if (!held.isFresh()) {
      this.#drop(key)
      return null
    }
    const isUnchanged = isKnown(request.headers['if-none-match'], held.etag)
    return isUnchanged || held.body !== null ? { held, isUnchanged } : null
  }

  #drop(key: string): void {
    const held = this.#held.get(key)
    if (!held) return
    this.#bytes -= sizeOf(held)
    this.#held.delete(key)
  }
}

/** The answers that `app` holds; the first call puts them before everything else that answers. */
export function heldAnswersOf(app: FastifyInstance): HeldAnswers {
  const known = holders.get(app)
  if (known) return known
  const answers = new HeldAnswers()
  holders.set(app, answers)
  const repeated = new RepeatedRequests()
  repeated.watch(app.server)
  const others = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    repeated.noteRequest(request, response)
    const found = answers.find(request)
    if (found) {
      repeated.learn(request, response, found)
      send(found, response)
    } else for (const listener of others) listener.call(app.server, request, response)
  })
  return answers
}

function send({ held, isUnchanged }: Found, response: ServerResponse): void {
  if (isUnchanged) response.writeHead(304, held.unchanged).end()
  else response.writeHead(200, held.headers).end(held.body, 'latin1')
}

function sizeOf({ body }: Held): number {
  return ENTRY_BYTES + (body?.length ?? 0)
}

function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null
  const language = languageIn(headers.cookie)
  if (language === null) return null
  // The host and the way to it stand in the headers of pages.
  const key = [
    url,
    language,
    headers.accept,
    headers['accept-encoding'],
    headers['accept-language'],
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
  ].join('\n')
  return key.length > KEY_MAX_LENGTH ? null : key
}

/** The language in cookies of a visitor on a device that nobody knows; null where they may say more. */
function languageIn(cookies = ''): string | null {
  if (cookies.includes(COOKIES.token) || cookies.includes(COOKIES.device)) return null
  const [, before = cookies, language = '', after = ''] = LANGUAGE_COOKIE.exec(cookies) ?? []
  return `${before}${after}`.includes(COOKIES.language) ? null : language
}

const LANGUAGE_COOKIE = new RegExp(`^(|.*; )${COOKIES.language}=([a-z]{2})(|;.*)$`)

/** Whether an If-None-Match names this ETag; proxies that compress make it a weak one. Source: RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header.split(',').some((each) => [etag, `W/${etag}`].includes(each.trim()))
}
