/**
 * The bar's queue with 1 000 entries, compared with one of 20: the main thread's work between two frames while the list is scrolled by the
 * wheel, dragged as by its scroll bar, and rows are moved by keys, all while music plays; and the size of the document. From the browser's
 * own trace, on desktop and phone.
 * Usage: node bench/queue-list.ts [rounds=3]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { getQueue, putQueue } from '@quintet/contracts/queue'
import { QUEUE_MAX } from '@quintet/domain/queue-limits'
import { findBrowser } from '../tests/browser.ts'
import { type Album, risingAlbum, startWithAlbums } from './album-product.ts'
import { middleOf } from './figures.ts'
import { figuresOf, round, type TraceEvent, workPerFrame } from './frame-work.ts'

const FEW = 20
const TURNS = 120
const MOVES = 20
const VIEWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const rounds = Number(process.argv[2] ?? 3)

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
    const middle = (of: keyof typeof seen, figure: (one: Seen) => number) =>
      round(middleOf(seen[of].map(figure)))
    const told = (of: keyof typeof seen) => ({
      frames: middle(of, ({ frames }) => frames),
      cpuP50Ms: middle(of, ({ cpu }) => cpu.p50),
      cpuP95Ms: middle(of, ({ cpu }) => cpu.p95),
      cpuMaxMs: middle(of, ({ cpu }) => cpu.max),
      clockP95Ms: middle(of, ({ clock }) => clock.p95),
      rows: middle(of, ({ rows }) => rows),
    })
    const [many, few] = [told('many'), told('few')]
    console.log(
      JSON.stringify({
        view,
        entries: { many: QUEUE_MAX, few: FEW },
        many,
        few,
        p95Ratio: round(many.cpuP95Ms / few.cpuP95Ms),
      }),
    )
  }
} finally {
  await browser.close()
  await product.stop()
}

type Seen = Awaited<ReturnType<typeof measure>>

async function measure(inside: Browser, viewport: { width: number; height: number }, count: number) {
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
    if (isSmall) await bar.getByRole('button', { name: 'Show the player in full' }).click()
    await bar
      .getByRole('button', { name: /^(Play|Go on here)$/ })
      .first()
      .click()
    await bar.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    await bar.getByRole('button', { name: 'Queue', exact: true }).click()
    const rows = bar.locator('ol li')
    await rows.first().waitFor()
    const trace = path.join(folder, 'trace.json')
    await inside.startTracing(page, {
      path: trace,
      categories: ['-*', 'disabled-by-default-devtools.timeline'],
    })
    const held = await useList(page)
    await inside.stopTracing()
    const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] }
    const [clock, cpu] = [
      workPerFrame(traceEvents, ({ dur = 0 }) => dur),
      workPerFrame(traceEvents, ({ tdur = 0 }) => tdur),
    ]
    return { frames: clock.length, clock: figuresOf(clock), cpu: figuresOf(cpu), rows: held }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Uses wheel, scroll bar and keys; returns the most rows the document held. */
async function useList(page: Page): Promise<number> {
  const list = page.locator('.audio-bar ol')
  const place = await list.boundingBox()
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 60)
  let most = 0
  const look = async () => (most = Math.max(most, await list.locator('li').count()))
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? 240 : -240)
    if (turn % 30 === 0) await look()
  }
  await list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const scrolls = (of: Element): boolean =>
          of.scrollHeight > of.clientHeight && /auto|scroll/.test(getComputedStyle(of).overflowY)
        let box: Element | null = element
        while (box && !scrolls(box)) box = box.parentElement
        const start = performance.now()
        const drag = (now: number) => {
          const share = (1 - Math.cos(((now - start) / 2000) * Math.PI)) / 2
          if (box) box.scrollTop = share * (box.scrollHeight - box.clientHeight)
          if (now - start < 4000) requestAnimationFrame(drag)
          else resolve()
        }
        requestAnimationFrame(drag)
      }),
  )
  await look()
  await list.locator('[data-handle]').first().focus()
  for (let move = 0; move < MOVES; move++) await page.keyboard.press(move % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await look()
  return most
}
