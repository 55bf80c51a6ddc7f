/**
 * Fetches URLs given by operators or strangers, from public addresses only. The connection uses the very address that was checked, so that
 * a name cannot resolve elsewhere between lookup and connection; each redirect is checked again. @spec decisions 9.20
 */
import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { isPublicAddress } from './public-address.ts'

const REDIRECTS_MAX = 5
/** Without a byte for this long, the server counts as unresponsive. */
const SILENCE_MS = 30_000
const AGENT = 'Quintet (feeds)'

/** Why an address was not fetched; the message is meant for the operator. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

export type Fetched = { stream: Readable; url: URL; contentType: string | null; bytes: number | null }

export type FetchWish = {
  accept?: string
  /** For operators whose feeds are in their own network (`FEEDS_FROM_PRIVATE`). */
  isPrivateAllowed: boolean
  signal?: AbortSignal | undefined
}

/** Opens the resource at `address`. Throws `FetchRefused` with the reason. The caller must limit how much it reads. */
export async function fetchPublic(address: string, wish: FetchWish): Promise<Fetched> {
  let url = parsed(address)
  for (let turn = 0; turn <= REDIRECTS_MAX; turn += 1) {
    const answer = await request(url, wish)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      url = parsed(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new FetchRefused(`${url.host} answered ${statusCode}.`)
    }
    const length = Number(headers['content-length'] ?? Number.NaN)
    return {
      stream: answer,
      url,
      contentType: headers['content-type'] ?? null,
      bytes: Number.isSafeInteger(length) ? length : null,
    }
  }
  throw new FetchRefused(`${url.host} redirects too often.`)
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefused('This is not an http or https address.')
  if (url.username !== '' || url.password !== '')
    throw new FetchRefused('Addresses that contain a password are not allowed.')
  return url
}

function request(
  url: URL,
  { accept = '*/*', isPrivateAllowed, signal }: FetchWish,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal IP address is never looked up, so it is checked here.
  if (isIP(host) !== 0 && !isPrivateAllowed && !isPublicAddress(host)) throw closed(url.host)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = {
    lookup: isPrivateAllowed ? undefined : publicLookup(url.host),
    headers: { 'user-agent': AGENT, accept, 'accept-encoding': 'identity' },
    timeout: SILENCE_MS,
    ...(signal ? { signal } : {}),
  }
  const asked = (url.protocol === 'https:' ? https : http).get(url, options, resolve)
  asked.on('timeout', () => asked.destroy(new FetchRefused(`${url.host} does not answer.`)))
  asked.on('error', (error) => reject(signal?.aborted ? signal.reason : refusalOf(error, url.host)))
  return promise
}

function publicLookup(shown: string): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      // A private address among public ones is no accident: the whole name is refused.
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(closed(shown), '', 0)
      const [first] = found
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family ?? 0)
    })
  }
}

function closed(host: string): FetchRefused {
  return new FetchRefused(`${host} is not a public address; fetching from private networks is not allowed.`)
}

function refusalOf(error: Error, host: string): Error {
  if (error instanceof FetchRefused) return error
  const code = 'code' in error ? String(error.code) : error.message
  return new FetchRefused(`${host} cannot be reached (${code}).`)
}
