/**
 * The first load of the pages with the CPU slowed down four times, compared with a bare React page with the same cards, in alternating
 * rounds:
 * BASE_URL=http://127.0.0.1:4221 node bench/first-load.ts [rounds=5] [slowdown=4]
 * Script bytes transferred, requests up to the largest contentful paint, that paint, long tasks, layout shift, and the slowest of a few
 * interactions; on the bare page a press makes a card wider. The times are over loopback: read the ratios.
 */
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test'
import { signUpMember } from '@quintet/testing'
import react from '@vitejs/plugin-react'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { findBrowser } from '../tests/browser.ts'

const origin = process.env['BASE_URL'] ?? 'http://127.0.0.1:4221'
const rounds = Number(process.argv[2] ?? 5)
const slowdown = Number(process.argv[3] ?? 4)
const VIEWPORT = { width: 1366, height: 768 }
/** After the load event: late scripts, pictures and long tasks belong to the first load. */
const SETTLE_MS = 2500
/** After scrolling, so that a press is not measured while the page still moves. */
const STILL_MS = 600
/** After a press, until its event entry is reported. */
const REPORTED_MS = 500
/** Requests per page beforehand: this measures the browser's work, not server code that is not compiled yet. */
const WARM_UP = 100

type Subject = { name: string; url: string; token?: string; interact?: (page: Page) => Promise<void> }
type Load = Seen & {
  scriptKb: number
  /** Sent before the largest contentful paint. */
  requests: number
  /** Time to the first byte: what the server and other load on the machine take. */
  firstByte: number
}
/** What the page's performance entries add up to; times in milliseconds. */
type Seen = { lcp: number; longTasks: number; shift: number; interaction: number }

const member = await signUpMember(origin)
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const bare = await serveBarePage(browser)
const [movie] = (await (await fetch(`${origin}/api/content/info/221?category=movies&limit=1`)).json()) as {
  contentitem_id: number
}[]
/** Presses with the mouse alone, as a person does: Playwright's own click inspects the page during the event. */
const press = async (page: Page, pressed: Locator) => {
  if ((await pressed.count()) === 0) return
  await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(STILL_MS)
  const box = await pressed.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const pressThird = (selector: string) => (page: Page) => press(page, page.locator(selector).nth(2))
/** Presses the button that moves a row by a page; a member's page runs its script only once it is touched. */
const moveRow = async (page: Page) => {
  await page.keyboard.press('Tab')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(STILL_MS)
  await press(page, page.locator('[data-step="1"]:visible').first())
}
const subjects: Subject[] = [
  { name: 'bare React page', url: bare.url, interact: pressThird('a') },
  { name: 'landing, visitor', url: `${origin}/`, interact: pressThird('[data-panel-button]') },
  { name: 'home, member', url: `${origin}/`, token: member.token, interact: moveRow },
  { name: 'movies, member', url: `${origin}/movies`, token: member.token, interact: moveRow },
  { name: 'movies, visitor', url: `${origin}/movies`, interact: moveRow },
  { name: 'detail, visitor', url: `${origin}/movies/movie/${movie?.contentitem_id ?? 1}` },
]
for (const { url, token } of subjects) await warmUp(url, token)
const loadsOf = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]))
try {
  for (let round = 0; round <= rounds; round++)
    for (const subject of [
      ...subjects.slice(round % subjects.length),
      ...subjects.slice(0, round % subjects.length),
    ]) {
      const load = await visit(browser, subject)
      // The first round warms up the browser.
      if (round > 0) loadsOf.get(subject.name)?.push(load)
    }
} finally {
  await browser.close()
  bare.close()
}
report()

async function warmUp(url: string, token = ''): Promise<void> {
  for (let time = 0; time < WARM_UP; time++)
    await (await fetch(url, { headers: { cookie: `user_token=${token}` } })).arrayBuffer()
}

async function visit(chrome: Browser, { url, token, interact }: Subject): Promise<Load> {
  const context = await chrome.newContext({ locale: 'de-DE', viewport: VIEWPORT })
  try {
    if (token) await context.addCookies([{ name: 'user_token', value: token, url: origin }])
    const page = await context.newPage()
    return await watch(context, page, url, interact)
  } finally {
    await context.close()
  }
}

async function watch(
  context: BrowserContext,
  page: Page,
  url: string,
  interact?: (page: Page) => Promise<void>,
): Promise<Load> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const traffic = followTraffic(cdp)
  await page.addInitScript(watchEntries)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const scriptKb = traffic.scriptBytes / 1024
  const loaded = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
    startedAt: performance.timeOrigin,
    firstByte: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
  }))
  await interact?.(page)
  await page.waitForTimeout(interact ? REPORTED_MS : 0)
  const { shift, interaction } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  const { firstByte, lcp, longTasks, startedAt } = loaded
  const requests = traffic.sentAt.filter((at) => at <= startedAt + lcp).length
  return { scriptKb, requests, firstByte, lcp, longTasks, shift, interaction }
}

/** Counts the bytes of scripts as transferred, and notes when requests were sent, in Unix milliseconds; both grow as the page loads. */
function followTraffic(cdp: CDPSession): { scriptBytes: number; sentAt: number[] } {
  const traffic = { scriptBytes: 0, sentAt: [] as number[] }
  const scripts = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ type, requestId, wallTime, request }) => {
    if (!request.url.startsWith('data:')) traffic.sentAt.push(wallTime * 1000)
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** Runs in the page, before its own scripts, and adds up its performance entries in `globalThis.seen`. */
function watchEntries(): void {
  const seen = { lcp: 0, longTasks: 0, shift: 0, interaction: 0 }
  Object.assign(globalThis, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  // Only what exceeds 50 ms blocks a press noticeably, as in the total blocking time.
  observe('longtask', ({ duration }) => (seen.longTasks += duration - 50))
  observe('layout-shift', (entry) => {
    if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
      seen.shift += (entry as unknown as { value: number }).value
  })
  // As INP does: counts presses and keys, not the pointer moving over.
  const noteInteraction = (entry: PerformanceEntry) => {
    if ((entry as unknown as { interactionId: number }).interactionId > 0)
      seen.interaction = Math.max(seen.interaction, entry.duration)
  }
  observe('event', noteInteraction, { durationThreshold: 16 })
}

/** The cards of the member's home page, rendered by plain React in the browser. */
async function serveBarePage(chrome: Browser): Promise<{ url: string; close: () => void }> {
  const context = await chrome.newContext({ locale: 'de-DE', viewport: VIEWPORT })
  await context.addCookies([{ name: 'user_token', value: member.token, url: origin }])
  const page = await context.newPage()
  await page.goto(origin, { waitUntil: 'load' })
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('[data-track]')].map((track) =>
      [...track.querySelectorAll('article')].map((card) => {
        // The picture itself, not its placeholder.
        const image = card.querySelector<HTMLImageElement>('img[srcset]')
        return {
          src: image?.src ?? '',
          srcset: image?.srcset.replaceAll(/(^|, )\//g, `$1${location.origin}/`) ?? '',
          sizes: image?.sizes ?? '',
          title: card.textContent?.slice(0, 40) ?? '',
        }
      }),
    ),
  )
  await context.close()
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: path.join(import.meta.dirname, 'first-load/bare-page.tsx') },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk || !('code' in chunk)) throw new Error('The bare page was not built.')
  const script = brotliCompressSync(chunk.code)
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<style>body{margin:0;font:16px sans-serif}.row{display:flex;gap:12px;overflow-x:auto;padding:12px}a{flex:none;width:200px}img{width:200px;height:290px;display:block}.open{width:400px}</style>
<div id="root"></div><script type="application/json" id="cards">${JSON.stringify({ rows }).replaceAll('<', '\\u003c')}</script><script type="module" src="/bare.js"></script></html>`
  const server = createServer((request, response) => {
    if (request.url === '/bare.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script)
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

function report(): void {
  const floor = medians(loadsOf.get('bare React page') ?? [])
  for (const [name, loads] of loadsOf) {
    const own = medians(loads)
    const ratio = (to: keyof Load) => (floor[to] > 0 ? (own[to] / floor[to]).toFixed(2) : '-')
    console.log(
      [
        name.padEnd(18),
        `script ${own.scriptKb.toFixed(1)} kB`,
        `${own.requests} requests to LCP`,
        `first byte ${own.firstByte.toFixed(0)} ms`,
        `LCP ${own.lcp.toFixed(0)} ms (${ratio('lcp')})`,
        `long tasks ${own.longTasks.toFixed(0)} ms (${ratio('longTasks')})`,
        `CLS ${own.shift.toFixed(4)}`,
        `slowest interaction ${own.interaction.toFixed(0)} ms (${ratio('interaction')})`,
      ].join(', '),
    )
  }
}

function medians(loads: readonly Load[]): Load {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const of = (name: keyof Load) => middle(loads.map((load) => load[name]))
  return {
    scriptKb: of('scriptKb'),
    requests: of('requests'),
    firstByte: of('firstByte'),
    lcp: of('lcp'),
    longTasks: of('longTasks'),
    shift: of('shift'),
    interaction: of('interaction'),
  }
}
