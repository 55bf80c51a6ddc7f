/** What a request reveals about its client: its network, and the device it claims to be. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { COOKIES } from './cookie-names.ts'

export type Client = {
  /** Identifies the network of the request without revealing it. */
  addressKey: string
  deviceToken: string | null
  deviceName: string
}

export function clientOf(request: FastifyRequest): Client {
  return {
    addressKey: hashedKey(networkOf(request.ip)),
    deviceToken: request.cookies[COOKIES.device] ?? null,
    deviceName: deviceName(request.headers['user-agent'] ?? ''),
  }
}

/** Returns a short key for counting attempts on something that must not be readable in the table. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Returns the network of one household or one attacker: a /24 in IPv4, a /64 in IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.')
  const [head = '', tail] = mapped.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  while (groups.length + last.length < 8) groups.push('0')
  return [...groups, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const NAME_MAX = 60

/** Returns a name such as "Firefox · Windows" by which a member recognises the device; programs keep their own name. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  if (known.length > 0) return known.join(' · ')
  const program = /^[\w.-]+/.exec(userAgent)?.[0]
  return program?.slice(0, NAME_MAX) ?? 'unknown'
}
