/**
 * The cost of an hour of music in a browser: CPU of all its processes and their memory while an album plays in the bar repeatedly, compared
 * with a bare `<audio>` looping one of its recordings. Both play at the same time, each from a server and in a browser of its own, so that
 * they share the machine's conditions. Measured over minutes and extrapolated to an hour. The memory of ours includes all responses of the
 * time, which Playwright has the browser keep.
 * Usage: node bench/listening.ts [minutes=5] [rounds=2]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { makeAppPassword } from '@quintet/testing'
import { findBrowser } from '../tests/browser.ts'
import { CUTS, SAMPLE_RATE, TRACKS } from '../tests/journeys/test-album.ts'
import { risingAlbum, startWithAlbums } from './album-product.ts'
import { cpuSeconds } from './catalogue/load.ts'
import { middleOf } from './figures.ts'
import { round } from './frame-work.ts'

/** The start-up is not part of the measurement. */
const SETTLE_SECONDS = 20
const minutes = Number(process.argv[2] ?? 5)
const rounds = Number(process.argv[3] ?? 2)

const { executablePath, args, env } = await findBrowser()
type Product = Awaited<ReturnType<typeof startWithAlbums>>
type Measured = { browserCpu: number; serverCpu: number; beginsMiB: number; endsMiB: number; heard: number }
const seen: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] }
const products: Product[] = []
try {
  const own = await startOne()
  const other = await startOne()
  for (let turn = 0; turn < rounds; turn++) {
    const [ours, bare] = await Promise.all([listen(own, playOurs), listen(other, playBare)])
    seen.ours.push(ours)
    seen.bare.push(bare)
  }
} finally {
  await Promise.all(products.map(({ stop }) => stop()))
}

const told = (name: keyof typeof seen) => {
  const middle = (figure: (one: Measured) => number) => round(middleOf(seen[name].map(figure)))
  return {
    browserCpuSecondsAMinute: middle(({ browserCpu }) => browserCpu / minutes),
    serverCpuSecondsAMinute: middle(({ serverCpu }) => serverCpu / minutes),
    anHourBrowserCpuSeconds: middle(({ browserCpu }) => (browserCpu / minutes) * 60),
    anHourServerCpuSeconds: middle(({ serverCpu }) => (serverCpu / minutes) * 60),
    memoryMiB: middle(({ endsMiB }) => endsMiB),
    grewMiB: middle(({ beginsMiB, endsMiB }) => endsMiB - beginsMiB),
  }
}
const heardSeconds = middleOf(seen.ours.map(({ heard }) => heard))
const albumSeconds = (CUTS.at(-1) ?? 0) / SAMPLE_RATE
const ours = {
  ...told('ours'),
  heardSeconds: round(heardSeconds),
  bordersPassed: Math.floor((heardSeconds / albumSeconds) * TRACKS.length),
}
const bare = told('bare')
console.log(
  JSON.stringify(
    {
      minutes,
      rounds,
      extrapolated: minutes < 60 ? `figures of an hour are worked out from ${minutes} minutes` : 'measured',
      ours,
      bare,
      cpuRatio: round(ours.browserCpuSecondsAMinute / bare.browserCpuSecondsAMinute),
    },
    null,
    2,
  ),
)

async function startOne(): Promise<Product> {
  const product = await startWithAlbums([risingAlbum('Rising')])
  products.push(product)
  return product
}

async function listen(
  product: Product,
  begin: (page: Page, product: Product) => Promise<void>,
): Promise<Measured> {
  const server = await chromium.launchServer({ executablePath, args, env })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({ locale: 'en-GB' })
    await page
      .context()
      .addCookies([{ name: 'user_token', value: product.member.token, url: product.origin }])
    await begin(page, product)
    await page.waitForTimeout(SETTLE_SECONDS * 1000)
    const pid = server.process().pid ?? 0
    const look = async () => ({
      browser: cpuSeconds(pid),
      server: cpuSeconds(product.pid),
      memory: memoryMiB(pid),
      at: await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0),
    })
    const before = await look()
    for (let minute = 0; minute < minutes; minute++) await playsOn(page)
    const after = await look()
    return {
      browserCpu: after.browser - before.browser,
      serverCpu: after.server - before.server,
      beginsMiB: before.memory,
      endsMiB: after.memory,
      // A bare element that loops begins at 0 again, ours goes on along the queue.
      heard: after.at - before.at,
    }
  } finally {
    await server.close()
  }
}

/** Waits a minute; throws if the sound has not moved in it. */
async function playsOn(page: Page): Promise<void> {
  const at = () => page.evaluate(() => document.querySelector('audio')?.currentTime)
  const before = await at()
  await page.waitForTimeout(60_000)
  if (before === (await at())) throw new Error('It stopped playing on the way.')
}

async function playOurs(page: Page, { origin, albums }: Product): Promise<void> {
  const [album] = albums
  await page.addInitScript(() => localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false}'))
  await page.goto(`${origin}/movies/music/${album?.id}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: `Play ${album?.tracks[0]?.title}`, exact: true })
    .first()
    .click()
  const bar = page.locator('.audio-bar')
  await bar.getByRole('button', { name: 'Repeat: off' }).click()
  await isHeard(page)
}

async function playBare(page: Page, { origin, albums, member }: Product): Promise<void> {
  const { password } = await makeAppPassword(member.call, { scope: 'music' })
  const query = new URLSearchParams({ u: member.email, p: password, v: '1.16.1', c: 'bench' })
  const address = `${origin}/rest/stream?${query}&id=tr-${albums[0]?.tracks[0]?.id}`
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Bare</title><audio loop autoplay src="${address}"></audio>`,
    }),
  )
  await page.goto(`${origin}/bare`)
  await isHeard(page)
}

async function isHeard(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('audio')].some(({ currentTime, paused }) => !paused && currentTime > 1),
  )
}

/** The memory of a process and its descendants; shared pages count proportionally. */
function memoryMiB(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const own = Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.reduce((sum, child) => sum + memoryMiB(Number(child)), own)
}
