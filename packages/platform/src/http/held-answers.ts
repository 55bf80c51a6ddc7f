/**
 * Answers that are the same for every visitor, held with their headers and sent before anything else of the service looks at the
 * request. Only requests that name no session and no device get them, so nothing of a member or of a locked device is ever held.
 * @spec decisions 1.8, security 4.2
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES } from '../identity/cookie-names.ts'

export type Held = {
  /** Name, value, name, value: Node writes them as they stand. */
  headers: string[]
  unchanged: string[]
  etag: string
  /**
   * A small one as latin1, so that head and body leave in one write; a large one as bytes, which all its readers share however
   * slowly they read. Null where only a 304 is held.
   */
  body: string | Buffer | null
  isFresh: () => boolean
}

/** What is held under `key` for a request, and whether the client has its bytes already. */
export type Found = { key: string; held: Held; isUnchanged: boolean }

/** What a 304 repeats of the answer. Source: RFC 9110, section 15.4.5. */
const UNCHANGED = ['etag', 'vary', 'cache-control']

const HELD_BYTES_MAX = 32 * 1024 * 1024
const SMALL_BODY_BYTES = 16 * 1024
/** About what an entry takes beside its key and its body. */
const ENTRY_BYTES = 1500
/** Of the address and the headers that an answer is held under: longer ones are made up to fill the memory. */
const KEY_MAX_LENGTH = 1000

declare module 'fastify' {
  interface FastifyInstance {
    heldAnswers: HeldAnswers
  }
}

export class HeldAnswers {
  readonly #held = new Map<string, Held>()
  #bytes = 0

  /**
   * Keeps what `reply` is about to send for as long as `isFresh` says; without `bytes` only that it has not changed. All its headers
   * stand by then, the media type too: what Fastify adds as it sends is not in a held answer.
   */
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
      body: bytes && bytes.length <= SMALL_BODY_BYTES ? bytes.toString('latin1') : bytes,
      isFresh,
    }
    this.#held.set(key, held)
    this.#bytes += sizeOf(key, held)
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= HELD_BYTES_MAX) break
      this.#drop(oldest)
    }
  }

  /** What is held for this request. */
  find(request: IncomingMessage): Found | null {
    const key = keyOf(request)
    return key === null ? null : this.findUnder(key, request.headers['if-none-match'])
  }

  /** What is held under a key that `find` gave, for a request with this If-None-Match. */
  findUnder(key: string, ifNoneMatch: string | undefined): Found | null {
    const held = this.#held.get(key)
    if (held === undefined) return null
    if (!held.isFresh()) {
      this.#drop(key)
      return null
    }
    const isUnchanged = isKnown(ifNoneMatch, held.etag)
    return isUnchanged || held.body !== null ? { key, held, isUnchanged } : null
  }

  #drop(key: string): void {
    const held = this.#held.get(key)
    if (!held) return
    this.#bytes -= sizeOf(key, held)
    this.#held.delete(key)
  }
}

/** The answers that `app` holds. */
export function heldAnswersOf(app: FastifyInstance): HeldAnswers {
  return app.heldAnswers
}

// A small body is held twice where its request is repeated: by itself, and within the whole answer.
function sizeOf(key: string, { body }: Held): number {
  return ENTRY_BYTES + key.length + (body?.length ?? 0) * (typeof body === 'string' ? 2 : 1)
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
