/**
 * Caches responses that are the same for every visitor, with their headers, and sends them before any other part of the service sees the
 * request. Only requests without a session and a device cookie get them, so nothing about a member or a locked device is ever cached.
 * @spec decisions 1.8, security 4.2
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES } from '../identity/cookie-names.ts'

export type Held = {
  /** Alternating names and values, in the form that Node writes directly. */
  headers: string[]
  unchanged: string[]
  etag: string
  /**
   * A small body is a latin1 string, so that head and body go out in one write; a large one is a buffer shared by all its readers, however
   * slow. Null if only a 304 is held.
   */
  body: string | Buffer | null
  isFresh: () => boolean
}

/** The response held under `key` for a request, and whether the client already has its bytes. */
export type Found = { key: string; held: Held; isUnchanged: boolean }

/** The headers that a 304 repeats. Source: RFC 9110, section 15.4.5. */
const UNCHANGED = ['etag', 'vary', 'cache-control']

const HELD_BYTES_MAX = 32 * 1024 * 1024
const SMALL_BODY_BYTES = 16 * 1024
/** Approximate memory of an entry, besides its key and body. */
const ENTRY_BYTES = 1500
/** For the URL and headers that form the key; longer ones are crafted to fill the memory. */
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
   * Holds what `reply` is about to send for as long as `isFresh` returns true; without `bytes`, only the fact that it is unchanged. All
   * headers must be set by then, including the media type, because headers that Fastify adds on sending are not held.
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

  /** Returns the response held for this request. */
  find(request: IncomingMessage): Found | null {
    const key = keyOf(request)
    return key === null ? null : this.findUnder(key, request.headers['if-none-match'])
  }

  /** Returns the response held under a key from `find`, for a request with this If-None-Match. */
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

/** Returns the held responses of `app`. */
export function heldAnswersOf(app: FastifyInstance): HeldAnswers {
  return app.heldAnswers
}

// A small body is stored twice if its request repeats: on its own, and within the whole response.
function sizeOf(key: string, { body }: Held): number {
  return ENTRY_BYTES + key.length + (body?.length ?? 0) * (typeof body === 'string' ? 2 : 1)
}

function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null
  const language = languageIn(headers.cookie)
  if (language === null) return null
  // Pages' headers depend on host and protocol.
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

/** Returns the language in the cookies of a visitor without session or device; null if they may contain more. */
function languageIn(cookies = ''): string | null {
  if (cookies.includes(COOKIES.token) || cookies.includes(COOKIES.device)) return null
  const [, before = cookies, language = '', after = ''] = LANGUAGE_COOKIE.exec(cookies) ?? []
  return `${before}${after}`.includes(COOKIES.language) ? null : language
}

const LANGUAGE_COOKIE = new RegExp(`^(|.*; )${COOKIES.language}=([a-z]{2})(|;.*)$`)

/** True if an If-None-Match lists this ETag; compressing proxies turn it into a weak one. Source: RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header.split(',').some((each) => [etag, `W/${etag}`].includes(each.trim()))
}
