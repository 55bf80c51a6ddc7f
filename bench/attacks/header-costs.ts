/**
 * Sends every header the product reads, 15 kB long and with characters that slow patterns down, to every kind of route, and compares the
 * CPU time with that of an unused header. Goal: none costs 5 ms more. In the tests, whose machine may be busy, none costs a tenth of
 * scanning the header once per character, which is what a slow pattern does.
 * Usage: node bench/attacks/header-costs.ts [--patterns 24] [--tries 10]
 */
import { Agent, request } from 'node:http'
import { type Product, startProduct, type TestMember } from '@quintet/testing'
import { counts, report } from './attack.ts'

const BYTES = 15_000
const GOAL_MS = 5
const SPACE = 32
export const WITH_EVERY_ROLE = { ROLE: 'customer,content,web' }

const HEADERS = [
  'if-none-match', 'accept', 'accept-encoding', 'accept-language', 'cookie', 'authorization', 'user-agent', 'range', 'if-range',
  'content-type', 'origin', 'sec-fetch-site', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'referer',
  'idempotency-key', 'if-modified-since', 'stripe-signature', 'host', 'via', 'connection',
] // prettier-ignore

/** The prefix, the repeated part and the suffix. Those that were slow in the past come first. */
const PATTERNS: [string, string, string][] = [
  ['a', ' ', 'b'], ['image/avif', ' ', 'x'], ['br', ';', 'x'], ['', ',', ''], ['language=', 'a; ', 'language=en'], ['"', '"', ','],
  ['Bearer ', 'a', ' '], ['bytes=', '0', '-'], ['', 'a,', ' b'], ['', 'br;q=0 ', ','], ['', 'de;q=0.', ';'], ['', '; ', ''],
  ['', '\t', 'x'], ['', '=', ''], ['', '%', ''], ['', '"', ''], ['', 'W/"', ''], ['', '-', ''], ['', '1.', ''], ['', '::', '%'],
  ['Mozilla/5.0 ', '(', ')'], ['bytes=', '0-1,', ''], ['', '\\', ''], ['', 'é', ''],
] // prettier-ignore

type Asked = { path: string; method?: string; headers?: Record<string, string> }

export type HeaderFigures = {
  requests: number
  /** The cost on this machine of scanning a header of this length once per character. */
  quadraticMs: number
  /** The most expensive first. */
  dearest: { path: string; header: string; pattern: string; ms: number }[]
}

/** Tries each header with the first `patterns` patterns; an expensive one is repeated `tries` times, and its best time counts. */
export async function sendLongHeaders(
  product: Product,
  { patterns, tries }: { patterns: number; tries: number },
): Promise<HeaderFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const figures: HeaderFigures = { requests: 0, quadraticMs: quadraticCost(), dearest: [] }
  const costOf = async (asked: Asked, name: string, value: string): Promise<number> => {
    figures.requests++
    const before = process.threadCpuUsage()
    await send(product.origin, agent, { ...asked, headers: { ...asked.headers, [name]: value } })
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  const bestOf = async (asked: Asked, name: string, value: string, below: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY
    for (let time = 0; time < tries && best > below; time++)
      best = Math.min(best, await costOf(asked, name, value))
    return best
  }
  for (const asked of await addressesOf(product)) {
    // Warms up, so that one-time work is not counted.
    for (let time = 0; time < 5; time++) await costOf(asked, 'x-filler', 'a'.repeat(BYTES))
    const usual = await bestOf(asked, 'x-filler', 'a'.repeat(BYTES), 0)
    for (const header of HEADERS)
      for (const [before, repeated, after] of PATTERNS.slice(0, patterns)) {
        const value = before + repeated.repeat(BYTES / repeated.length) + after
        const ms = (await bestOf(asked, header, value, usual + GOAL_MS)) - usual
        figures.dearest.push({
          path: asked.path,
          header,
          pattern: before + repeated + after,
          ms: Math.floor(ms * 10) / 10,
        })
      }
  }
  agent.destroy()
  figures.dearest = figures.dearest.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  return figures
}

export function isCheap({ dearest }: HeaderFigures): boolean {
  return dearest.every(({ ms }) => ms < GOAL_MS)
}

/** True if no header is scanned over and over, however slow the machine. */
export function growsWithItsLength({ dearest, quadraticMs }: HeaderFigures): boolean {
  return dearest.every(({ ms }) => ms < quadraticMs / 10)
}

function quadraticCost(): number {
  const header = ' '.repeat(BYTES)
  const before = process.threadCpuUsage()
  let found = 0
  for (let from = 0; from < header.length; from++)
    for (let at = from; at < header.length; at++) if (header.charCodeAt(at) !== SPACE) found++
  const { user, system } = process.threadCpuUsage(before)
  if (found > 0) throw new Error('A header of spaces has nothing else.')
  return (user + system) / 1000
}

/** One address of each kind of route, for visitors and for a member. */
async function addressesOf(product: Product): Promise<Asked[]> {
  const member = await product.aMember()
  const { id } = await product.aTitle({ title: 'Harbour lights', rating: 'FSK-0', media: 'video' })
  const own = { authorization: `Bearer ${member.token}` }
  return [
    { path: '/' },
    { path: `/movies/movie/${id}` },
    { path: '/no/such/page' },
    { path: '/live' },
    { path: '/robots.txt' },
    { path: '/api/content/info/221' },
    { path: `/api/content/info/221/${id}` },
    { path: '/api/no/such/path' },
    { path: '/api/openapi.json' },
    { path: await aPicture(product, id) },
    { path: `/media/none/1/none/none/master.m3u8` },
    { path: '/api/user', headers: own },
    { path: '/api/content', headers: own },
    { path: '/', headers: { cookie: cookiesOf(member) } },
    { path: '/api/login', method: 'POST' },
    { path: '/api/customer', method: 'POST' },
    { path: '/api/payments/events', method: 'POST' },
  ]
}

function cookiesOf({ browser }: TestMember): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

async function aPicture(product: Product, itemId: number): Promise<string> {
  const { db, clock, foundation } = product
  await db
    .insertInto('picture')
    .values({
      id: 'pic_headers',
      item_id: itemId,
      source: JSON.stringify({ kind: 'file', path: 'a.png' }),
      shape: 'portrait',
      state: 'ready',
      widths: [320],
      created_at: clock.now(),
    })
    .execute()
  for (const ending of ['webp', 'avif'])
    await foundation.storage.write(`pictures/pic_headers/320.${ending}`, 'picture')
  await product.publish(itemId)
  return '/media/pictures/pic_headers/320.webp'
}

/** Sends a request and waits for the end of the response; a connection closed by the server counts as one, too. */
function send(origin: string, agent: Agent, { path, method = 'GET', headers = {} }: Asked): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, agent, headers }, (answer) =>
      answer.resume().once('close', resolve),
    )
    sent.once('error', () => resolve()).end()
  })
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { patterns: PATTERNS.length, tries: 10 })
  const product = await startProduct({ environment: WITH_EVERY_ROLE })
  try {
    const figures = await sendLongHeaders(product, asked)
    report(figures, isCheap(figures))
  } finally {
    await product.stop()
  }
}
