/**
 * The pictures of the tours and of the README, in English, from a running product with its demo catalogue.
 * Usage: script/tour [address] [picture ...]   (starts the product in a folder of its own where no address is given)
 * Writes docs/tour/*.webp, each at most 150 kB.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../tests/browser.ts'
import { becomeMember } from './become-member.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MAX_BYTES = 150_000
const QUALITIES = [84, 76, 68, 60]
const PORT = 4271
const READY_WITHIN_MS = 40 * 60_000

const house = path.dirname(import.meta.dirname)
const folder = path.join(house, 'docs/tour')

type Shot = {
  name: string
  path: string
  viewport: { width: number; height: number }
  who: 'visitor' | 'member'
  /** What is waited for before the picture is taken. */
  until?: (page: Page) => Promise<void>
}

/** The first title of a category that plays, as the rows have it. */
async function firstOf(context: BrowserContext, address: string, category: string): Promise<number> {
  const answer = await context.request.get(`${address}/api/content/info/221?category=${category}&limit=1`)
  const [item] = (await answer.json()) as { contentitem_id: number }[]
  if (!item) throw new Error(`There is nothing in ${category}: the demo catalogue is not there yet.`)
  return item.contentitem_id
}

async function shotsOf(context: BrowserContext, address: string): Promise<Shot[]> {
  const film = `/movies/movie/${await firstOf(context, address, 'movies')}`
  return [
    { name: 'landing', path: '/', viewport: DESK, who: 'visitor' },
    { name: 'home', path: '/', viewport: DESK, who: 'member' },
    { name: 'film', path: film, viewport: DESK, who: 'member' },
    {
      name: 'player',
      path: `${film}?play=true`,
      viewport: DESK,
      who: 'member',
      async until(page) {
        await untilPlayed(page, 12)
        // The controls come when the pointer moves, and go again.
        await page.mouse.move(600, 600)
        await page.mouse.move(700, 700, { steps: 5 })
        await page.waitForTimeout(400)
      },
    },
    { name: 'music', path: '/music', viewport: DESK, who: 'member' },
    { name: 'kids', path: '/kids', viewport: DESK, who: 'member' },
    { name: 'phone-home', path: '/', viewport: PHONE, who: 'member' },
    { name: 'phone-games', path: '/games', viewport: PHONE, who: 'member' },
    { name: 'operator-movies', path: '/movies', viewport: DESK, who: 'visitor' },
    { name: 'operator-calls', path: '/api/docs', viewport: DESK, who: 'visitor' },
  ]
}

/** Waits until so many seconds of the film have played. */
async function untilPlayed(page: Page, seconds: number): Promise<void> {
  const video = page.locator('video').first()
  await video.waitFor()
  for (let tries = 0; tries < 300; tries++) {
    const at = await video.evaluate((element) => Number(Reflect.get(element, 'currentTime')))
    if (at > seconds) return
    await page.waitForTimeout(200)
  }
  throw new Error('The film does not play.')
}

async function take(browser: Browser, address: string, wanted: readonly string[]): Promise<void> {
  const visitor = { reducedMotion: 'reduce', locale: 'en-GB' } as const
  const storageState = await becomeMember(await browser.newContext(), address)
  const shots = await shotsOf(await browser.newContext(), address)
  await mkdir(folder, { recursive: true })
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const member = shot.who === 'member' ? { storageState } : {}
    const context = await browser.newContext({ ...visitor, ...member, viewport: shot.viewport })
    const page = await context.newPage()
    const separator = shot.path.includes('?') ? '&' : '?'
    await page.goto(`${address}${shot.path}${separator}lang=en`)
    if (shot.until) await shot.until(page)
    else await page.waitForLoadState('networkidle')
    await keep(shot.name, await page.screenshot())
    await context.close()
  }
}

/** As good as it fits. */
async function keep(name: string, png: Buffer): Promise<void> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  await writeFile(path.join(folder, `${name}.webp`), bytes)
  console.log(`docs/tour/${name}.webp, ${Math.round(bytes.length / 1024)} kB`)
}

/** Starts the product in a folder of its own and waits until everything is drawn and something plays. */
async function withProduct(work: (address: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'quintet-tour-'))
  const server = spawn(path.join(house, 'script/server'), {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The pictures took too long.')), READY_WITHIN_MS)
      server.stdout.on('data', (line: Buffer) => {
        if (!line.includes('"phase":"media"')) return
        clearTimeout(late)
        resolve()
      })
      server.once('exit', () => reject(new Error('The product has ended.')))
    })
    await work(`http://127.0.0.1:${PORT}`)
  } finally {
    server.kill()
    await gone
    await rm(data, { recursive: true, force: true })
  }
}

const [given, ...wanted] = process.argv.slice(2)
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  if (given === undefined) await withProduct((address) => take(browser, address, []))
  else await take(browser, given.replace(/\/$/, ''), wanted)
} finally {
  await browser.close()
}
