/**
 * The cost of an hour of music in a browser: CPU of all its processes and their memory while an album plays in the bar repeatedly, compared
 * with a bare `<audio>` looping one of its recordings, in alternation. Measured over minutes and extrapolated to an hour.
 * Usage: node bench/listening.ts [minutes=5] [rounds=2]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { makeAppPassword } from '@quintet/testing'
import { findBrowser } from '../tests/browser.ts'
import { CUTS, SAMPLE_RATE } from '../tests/journeys/test-album.ts'
import { type Album, risingAlbum, startWithAlbums } from './album-product.ts'
import { cpuSeconds } from './catalogue/load.ts'
import { middleOf } from './figures.ts'
import { round } from './frame-work.ts'

/** The start-up is not part of the measurement. */
const SETTLE_SECONDS = 20
const minutes = Number(process.argv[2] ?? 5)
const rounds = Number(process.argv[3] ?? 2)

const product = await startWithAlbums([risingAlbum('Rising')])
const [album] = product.albums as [Album]
const { password } = await makeAppPassword(product.member.call, { scope: 'music' })
type Measured = { browserCpu: number; serverCpu: number; beginsMiB: number; endsMiB: number; tracks: number }
const seen: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] }
try {
  for (let turn = 0; turn < rounds; turn++)
    for (const [name, begin] of [
      ['bare', playBare],
      ['ours', playOurs],
    ] as const)
      seen[name].push(await listen(begin))
} finally {
  await product.stop()
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
    bordersPassed: middle(({ tracks }) => tracks),
  }
}
const [ours, bare] = [told('ours'), told('bare')]
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

async function listen(begin: (page: Page) => Promise<void>): Promise<Measured> {
  const { executablePath, args, env } = await findBrowser()
  const server = await chromium.launchServer({ executablePath, args, env })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({ locale: 'en-GB' })
    await page
      .context()
      .addCookies([{ name: 'user_token', value: product.member.token, url: product.origin }])
    await begin(page)
    await page.waitForTimeout(SETTLE_SECONDS * 1000)
    const pid = server.process().pid ?? 0
    const look = () => ({ browser: cpuSeconds(pid), server: cpuSeconds(product.pid), memory: memoryMiB(pid) })
    const before = look()
    await page.waitForTimeout(minutes * 60_000)
    const after = look()
    const played = await page.evaluate(() => {
      const [audio] = document.querySelectorAll('audio')
      return { isPaused: audio?.paused !== false, at: audio?.currentTime ?? 0 }
    })
    if (played.isPaused) throw new Error('It stopped playing on the way.')
    const albumSeconds = (CUTS.at(-1) ?? 0) / SAMPLE_RATE
    return {
      browserCpu: after.browser - before.browser,
      serverCpu: after.server - before.server,
      beginsMiB: before.memory,
      endsMiB: after.memory,
      tracks: Math.floor((minutes * 60) / albumSeconds) * album.tracks.length,
    }
  } finally {
    await server.close()
  }
}

async function playOurs(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false}'))
  await page.goto(`${product.origin}/movies/music/${album.id}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: `Play ${album.tracks[0]?.title}`, exact: true })
    .first()
    .click()
  const bar = page.locator('.audio-bar')
  await bar.getByRole('button', { name: 'Repeat: off' }).click()
  await isHeard(page)
}

async function playBare(page: Page): Promise<void> {
  const query = new URLSearchParams({ u: product.member.email, p: password, v: '1.16.1', c: 'bench' })
  const address = `${product.origin}/rest/stream?${query}&id=tr-${album.tracks[0]?.id}`
  await page.route(`${product.origin}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Bare</title><audio loop autoplay src="${address}"></audio>`,
    }),
  )
  await page.goto(`${product.origin}/bare`)
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
