/**
 * Time to the first frame of a film, in a headless browser against a running product, compared with a bare hls.js page that plays the same
 * stream (P10): opened by its address (cold), by an immediate click, and by a click after the pointer has rested.
 * Usage: BASE_URL=http://127.0.0.1:4221 node bench/first-frame.ts [rounds=7]
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { listContent } from '@quintet/contracts/content'
import { endPlayback, startPlayback } from '@quintet/contracts/playback'
import { signUpMember } from '@quintet/testing'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { findBrowser } from '../tests/browser.ts'
import { middleOf } from './figures.ts'

const origin = process.env['BASE_URL'] ?? 'http://127.0.0.1:4221'
const rounds = Number(process.argv[2] ?? 7)
/** How long a person's pointer rests on a button before the click. */
const REST_MS = 600

const member = await signUpMember(origin)
const film = await findFilm()
const bare = await serveBarePage()
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })

const subjects = {
  bare: async () => {
    const { id, manifest = '' } = (await member.call(startPlayback, { body: { contentId: film } })).body
    const page = await (await newContext()).newPage()
    await watchFrames(page)
    await page.goto(`${bare.origin}/?${new URL(manifest, origin).href}`)
    const took = await firstFrame(page, 'start')
    await member.call(endPlayback, { params: { id } })
    return took
  },
  cold: async () => {
    const page = await (await memberContext()).newPage()
    await watchFrames(page)
    await page.goto(`${origin}/movies/movie/${film}?play=true`)
    return firstFrame(page, 'start')
  },
  click: () => afterClick(0),
  clickAfterRest: () => afterClick(REST_MS),
}
type Subject = keyof typeof subjects

const times: Record<Subject, number[]> = { bare: [], cold: [], click: [], clickAfterRest: [] }
const contexts: BrowserContext[] = []
try {
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(subjects) as Subject[]) {
      const took = await subjects[name]()
      // The first round warms up the server and the browser.
      if (round > 0) times[name].push(took)
      for (const context of contexts.splice(0)) await context.close()
    }
} finally {
  await browser.close()
  bare.close()
}

const spread = (values: number[]) => ({
  min: Math.round(Math.min(...values)),
  median: Math.round(middleOf(values)),
  max: Math.round(Math.max(...values)),
})
const ratio = (name: Subject) =>
  Number(middleOf(times[name].map((value, round) => value / (times.bare[round] ?? Number.NaN))).toFixed(2))
console.log(
  JSON.stringify(
    {
      rounds,
      load: Number(loadavg()[0]?.toFixed(1)),
      ms: Object.fromEntries(Object.entries(times).map(([name, values]) => [name, spread(values)])),
      // Limits: 1.3 for cold, 0.7 for a click inside the app; aim: 0.5.
      ratio: { cold: ratio('cold'), click: ratio('click'), clickAfterRest: ratio('clickAfterRest') },
    },
    null,
    2,
  ),
)

async function findFilm(): Promise<number> {
  const given = Number(process.env['FILM'])
  if (given > 0) return given
  const titles = (await member.call(listContent, { query: { category: 'movies', limit: 50 } })).body
  const found = titles.find(({ kind, representation }) => kind === 'movie' && representation)
  if (!found) throw new Error('No film plays yet: wait until the demo catalogue has made one.')
  return found.contentitem_id
}

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 720 } })
  contexts.push(context)
  return context
}

async function memberContext(): Promise<BrowserContext> {
  const context = await newContext()
  await context.addCookies([{ name: 'user_token', value: member.token, url: origin }])
  return context
}

/** From the click on Play, `restMs` after the pointer reached the button. */
async function afterClick(restMs: number): Promise<number> {
  const page = await (await memberContext()).newPage()
  await watchFrames(page)
  await page.goto(`${origin}/movies/movie/${film}`, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: /^(Play|Resume)$/ }).first()
  if (restMs > 0) {
    await button.hover()
    await page.waitForTimeout(restMs)
  }
  await button.click()
  return firstFrame(page, 'click')
}

/** Records when the page is clicked, and when a video in it first shows a frame. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { start: 0, click: 0, frame: 0 }
    Object.assign(globalThis, { noted })
    document.addEventListener('click', () => (noted.click ||= performance.now()), true)
    new MutationObserver(() => {
      const video = document.querySelector('video')
      if (!video || video.dataset['watched']) return
      video.dataset['watched'] = 'yes'
      video.requestVideoFrameCallback(() => (noted.frame ||= performance.now()))
    }).observe(document, { childList: true, subtree: true })
  })
}

async function firstFrame(page: Page, from: 'start' | 'click'): Promise<number> {
  const took = await page.waitForFunction((since) => {
    const { noted } = globalThis as unknown as { noted: Record<'start' | 'click' | 'frame', number> }
    return noted.frame > 0 && noted.frame - noted[since]
  }, from)
  return Number(await took.jsonValue())
}

/** Only hls.js and a video: the cost of playback without a product around it. */
async function serveBarePage(): Promise<{ origin: string; close: () => void }> {
  const library = await readFile(new URL('../node_modules/hls.js/dist/hls.min.js', import.meta.url))
  const html = `<!doctype html><title>Bare</title><video muted autoplay></video><script src="/hls.js"></script>
<script>const hls=new Hls({enableWorker:false});hls.loadSource(location.search.slice(1));hls.attachMedia(document.querySelector('video'))</script>`
  const server = createServer((request, reply) => {
    const isLibrary = request.url === '/hls.js'
    reply
      .setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html')
      .end(isLibrary ? library : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
