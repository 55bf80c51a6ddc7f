/**
 * The bar's queue with 1 000 entries, compared with one of 20: the main thread's work between two frames while the list is scrolled by the
 * wheel and by its scroll bar, while an entry is dragged from the first place to the last, and while one is moved by keys, all while music
 * plays; and the size of the document. From the browser's own trace, on desktop and phone.
 * Usage: node bench/queue-list.ts [rounds=3]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { getQueue, putQueue } from '@quintet/contracts/queue'
import { QUEUE_MAX } from '@quintet/domain/listening/queue-limits'
import { findBrowser } from '../tests/browser.ts'
import { type Album, risingAlbum, startWithAlbums } from './album-product.ts'
import { middleOf } from './figures.ts'
import { type Figures, figuresOf, round, type TraceEvent, workPerFrame } from './frame-work.ts'

const FEW = 20
const TURNS = 120
const MOVES = 20
/** A pointer reports about this often while a hand drags. */
const HAND_MS = 16
const DRAG_MOST_MS = 60_000
const VIEWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const rounds = Number(process.argv[2] ?? 3)
/** Each use returns the number of places by which it moved an entry. */
const USES = [
  { name: 'scrolled', use: scroll },
  { name: 'dragged', use: drag },
  { name: 'by keys', use: moveByKeys },
] as const

const product = await startWithAlbums([risingAlbum('Rising')])
const [album] = product.albums as [Album]
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  for (const [view, viewport] of Object.entries(VIEWS)) {
    const seen = { many: [] as Seen[], few: [] as Seen[] }
    for (let turn = 0; turn < rounds; turn++)
      for (const [name, entries] of [
        ['few', FEW],
        ['many', QUEUE_MAX],
      ] as const)
        seen[name].push(await measure(browser, viewport, entries))
    for (const use of USES) {
      const middle = (of: keyof typeof seen, figure: (one: Used) => number) =>
        round(middleOf(seen[of].map((one) => figure(one[use.name]))))
      const told = (of: keyof typeof seen) => ({
        frames: middle(of, ({ frames }) => frames),
        cpuP50Ms: middle(of, ({ cpu }) => cpu.p50),
        cpuP95Ms: middle(of, ({ cpu }) => cpu.p95),
        cpuMaxMs: middle(of, ({ cpu }) => cpu.max),
        clockP95Ms: middle(of, ({ clock }) => clock.p95),
        rows: middle(of, ({ rows }) => rows),
        places: middle(of, ({ places }) => places),
      })
      const [many, few] = [told('many'), told('few')]
      const p95Ratio = round(many.cpuP95Ms / few.cpuP95Ms)
      console.log(JSON.stringify({ view, use: use.name, many, few, p95Ratio }))
    }
  }
} finally {
  await browser.close()
  await product.stop()
}

type Used = { frames: number; clock: Figures; cpu: Figures; rows: number; places: number }
type Seen = Record<(typeof USES)[number]['name'], Used>

async function measure(
  inside: Browser,
  viewport: { width: number; height: number },
  count: number,
): Promise<Seen> {
  const { call, token } = product.member
  const entries = Array.from({ length: count }, (_, place) => ({
    id: `e${place}`,
    contentId: album.tracks[place % album.tracks.length]?.id ?? 0,
    place,
  }))
  const { revision } = (await call(getQueue)).body
  const queue = { revision, entries, at: 1, position: 0, shuffle: false, repeat: 'all' as const }
  await call(putQueue, { body: queue })
  const context = await inside.newContext({ viewport, locale: 'en-GB' })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-queue-'))
  try {
    await context.addCookies([{ name: 'user_token', value: token, url: product.origin }])
    await context.addInitScript(() =>
      localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false}'),
    )
    const page = await context.newPage()
    await page.goto(product.origin, { waitUntil: 'networkidle' })
    const bar = page.locator('.audio-bar')
    const isSmall = viewport.width < 800
    if (isSmall) await bar.getByRole('button', { name: 'Expand the player' }).click()
    await bar
      .getByRole('button', { name: /^(Play|Go on here)$/ })
      .first()
      .click()
    await bar.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    await bar.getByRole('button', { name: 'Queue', exact: true }).click()
    const rows = bar.locator('ol li')
    await rows.first().waitFor()
    const seen: Partial<Seen> = {}
    for (const { name, use } of USES)
      seen[name] = await trace(inside, page, { file: path.join(folder, 'trace.json'), use })
    return seen as Seen
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Traces one use of the list, and counts the most rows that the document held meanwhile. */
async function trace(
  inside: Browser,
  page: Page,
  { file, use }: { file: string; use: (page: Page) => Promise<number> },
): Promise<Used> {
  const list = page.locator('.audio-bar ol')
  let rows = 0
  const count = setInterval(() => {
    list
      .locator('li')
      .count()
      .then(
        (now) => (rows = Math.max(rows, now)),
        () => {},
      )
  }, 500)
  await inside.startTracing(page, { path: file, categories: ['-*', 'disabled-by-default-devtools.timeline'] })
  const places = await use(page).finally(() => clearInterval(count))
  await inside.stopTracing()
  rows = Math.max(rows, await list.locator('li').count())
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] }
  const [clock, cpu] = [
    workPerFrame(traceEvents, ({ dur = 0 }) => dur),
    workPerFrame(traceEvents, ({ tdur = 0 }) => tdur),
  ]
  return { frames: clock.length, clock: figuresOf(clock), cpu: figuresOf(cpu), rows, places }
}

async function scroll(page: Page): Promise<number> {
  const list = page.locator('.audio-bar ol')
  const place = await list.boundingBox()
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 60)
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, turn < TURNS / 2 ? 240 : -240)
  await list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const box = element.parentElement
        const start = performance.now()
        const step = (now: number) => {
          const share = (1 - Math.cos(((now - start) / 2000) * Math.PI)) / 2
          if (box) box.scrollTop = share * (box.scrollHeight - box.clientHeight)
          if (now - start < 4000) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      }),
  )
  return 0
}

/** Drags the first row to the lower edge, where the list scrolls along, until it has reached the end. */
async function drag(page: Page): Promise<number> {
  const list = page.locator('.audio-bar ol')
  const scroller = list.locator('..')
  await scroller.evaluate((box) => (box.scrollTop = 0))
  const handle = await list.locator('[data-index="0"] [data-handle]').boundingBox()
  const box = await scroller.boundingBox()
  if (!handle || !box) throw new Error('There is nothing to drag.')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, box.y + box.height - 8, { steps: 12 })
  const isAtEnd = () =>
    scroller.evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
    )
  const start = performance.now()
  for (let turn = 0; performance.now() - start < DRAG_MOST_MS; turn++) {
    await page.mouse.move(x + (turn % 3), box.y + box.height - 8 + (turn % 2))
    if (turn % 20 === 0 && (await isAtEnd())) break
    await page.waitForTimeout(HAND_MS)
  }
  await page.mouse.up()
  const said = await page.locator('.audio-bar [role="status"]').allTextContents()
  return Number(/(\d+) of \d+/.exec(said.join(' '))?.[1] ?? 1) - 1
}

async function moveByKeys(page: Page): Promise<number> {
  await page.locator('.audio-bar ol [data-handle]').first().focus()
  for (let move = 0; move < MOVES; move++) await page.keyboard.press(move % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  return MOVES + 2
}
