/**
 * The infinite grid with 150 000 made-up titles: the results page scrolled by the wheel, then in jumps as with the scroll bar. Measures the
 * main thread's work between two frames, from the browser's own trace, and the size of the document; compared with the same page without
 * any script, whose document holds all its cards.
 * Usage: node bench/grid.ts [--titles 150000] [--seconds 60]
 * BASE_URL=http://127.0.0.1:4221 node bench/grid.ts uses a running product.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase, freePortPair } from '@quintet/testing'
import { findBrowser } from '../tests/browser.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { addPictures } from './catalogue/pictures.ts'
import { PRODUCT, startPinned, waitFor } from './catalogue/load.ts'
import { figuresOf, round, type TraceEvent, workPerFrame } from './frame-work.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '150000' },
    seconds: { type: 'string', default: '60' },
    trace: { type: 'string' },
  },
})

const LOOK_EVERY_MS = 2000
/** As many cards as somebody has loaded after scrolling for a minute. */
const BARE_CARDS = 1200

const running = process.env['BASE_URL']
if (running) await measure(running)
else await withProduct(measure)

async function withProduct(use: (origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-bench-'))
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const port = await freePortPair()
  await fillCatalogue(db, Number(values.titles))
  await addPictures(db, folder, Number(values.titles))
  const server = startPinned(process.execPath, PRODUCT.args, {
    ...PRODUCT.env,
    ROLE: 'customer,content,web',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await waitFor(`${origin}/api/content/info/221?category=movies`)
    await use(origin)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(origin: string): Promise<void> {
  const own = await measurePage(origin, false)
  const bare = await measurePage(origin, true)
  const against = (of: 'clock' | 'cpu') => round(own[of].p95 / bare[of].p95)
  console.log(
    JSON.stringify({
      own,
      bare,
      p95AgainstBare: { clock: against('clock'), cpu: against('cpu') },
      goal: 'p95 under 8 ms',
    }),
  )
}

async function measurePage(origin: string, isBare: boolean) {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-grid-'))
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    if (isBare) await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${origin}/movies/results`, { waitUntil: 'networkidle' })
    if (isBare) await fillGrid(page)
    await page.mouse.move(720, 600)
    const file = (isBare ? undefined : values.trace) ?? path.join(folder, 'trace.json')
    await browser.startTracing(page, {
      path: file,
      // Tracing costs the thread time as well: no more categories than the figures need, unless the trace itself is wanted.
      categories: [
        '-*',
        'disabled-by-default-devtools.timeline',
        ...(values.trace ? ['toplevel', 'devtools.timeline', 'v8'] : []),
      ],
    })
    const held = await scroll(page, Number(values.seconds) * 1000)
    await browser.stopTracing()
    const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] }
    const clock = workPerFrame(traceEvents, ({ dur = 0 }) => dur)
    const cpu = workPerFrame(traceEvents, ({ tdur = 0 }) => tdur)
    return { frames: clock.length, clock: figuresOf(clock), cpu: figuresOf(cpu), held }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Repeats the cards of the first page, each with pictures of its own to fetch. */
async function fillGrid(page: Page): Promise<void> {
  await page.evaluate((count) => {
    const grid = document.querySelector('main ul:has([data-card])')
    const cards = [...(grid?.children ?? [])]
    for (let place = cards.length; place < count; place++) {
      const cell = cards[place % cards.length]?.cloneNode(true) as Element
      for (const image of cell.querySelectorAll<HTMLImageElement>('img[srcset]')) {
        image.srcset = image.srcset.replaceAll(/(\S+) (\d+w)/g, `$1?${place} $2`)
        image.src += `?${place}`
      }
      grid?.append(cell)
    }
  }, BARE_CARDS)
}

/** Half of the time by the wheel, half as with the scroll bar: back and forth over everything loaded. */
async function scroll(page: Page, ms: number) {
  const half = performance.now() + ms / 2
  let mostCards = 0
  let mostElements = 0
  const look = async () => {
    const [held, elements] = await page.evaluate(() => [
      document.querySelectorAll('main li [data-card]').length,
      document.querySelectorAll('*').length,
    ])
    mostCards = Math.max(mostCards, held ?? 0)
    mostElements = Math.max(mostElements, elements ?? 0)
  }
  // Only now and then: each look costs main-thread time as well.
  let nextLook = 0
  while (performance.now() < half) {
    for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, 120)
    if (performance.now() < nextLook) continue
    await look()
    nextLook = performance.now() + LOOK_EVERY_MS
  }
  const passed = await page.evaluate(() => scrollY)
  await page.evaluate(
    (duration) =>
      new Promise<void>((resolve) => {
        const start = performance.now()
        const drag = (now: number) => {
          const share = (1 - Math.cos(((now - start) / 5000) * Math.PI)) / 2
          scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight))
          if (now - start < duration) requestAnimationFrame(drag)
          else resolve()
        }
        requestAnimationFrame(drag)
      }),
    ms / 2,
  )
  await look()
  return { most: mostCards, elements: mostElements, wheeledPx: Math.round(passed) }
}
