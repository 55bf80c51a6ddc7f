/**
 * Takes the pictures of the tours and the README, in English, from a running product with its demo catalogue.
 * Usage: script/tour [address] [picture ...] (without an address it starts the product in a temporary folder; for a running one, set
 * DATA_DIR to its folder to picture the console)
 * Writes docs/tour/*.webp, each at most 150 kB.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { en } from '../apps/console/src/texts/en.ts'
import { findBrowser } from '../tests/browser.ts'
import { appCode } from '../tests/product/app-code.ts'
import { becomeMember } from './become-member.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MAX_BYTES = 150_000
const QUALITIES = [84, 76, 68, 60]
const PORT = 4271
const READY_WITHIN_MS = 40 * 60_000

/** The new members of each month in the console's figures. */
const MONTHS = [5, 7, 6, 9, 8, 11]
const MONTH = '30d'
const OPERATOR_PASSWORD = 'marble-heron-lantern'

const run = promisify(execFile)
const house = path.dirname(import.meta.dirname)
const folder = path.join(house, 'docs/tour')

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

type Shot = {
  name: string
  path: string
  viewport: { width: number; height: number }
  who: 'visitor' | 'member' | 'operator'
  /** Waits for this before taking the picture. */
  until?: (page: Page) => Promise<void>
}

/** The first playable title of a category, in the order of the rows. */
async function firstOf(context: BrowserContext, address: string, category: string): Promise<number> {
  const answer = await context.request.get(`${address}/api/content/info/221?category=${category}&limit=1`)
  const [item] = (await answer.json()) as { contentitem_id: number }[]
  if (!item) throw new Error(`There is nothing in ${category}: the demo catalogue is not there yet.`)
  return item.contentitem_id
}

async function shotsOf(context: BrowserContext, address: string): Promise<Shot[]> {
  const filmId = await firstOf(context, address, 'movies')
  const film = `/movies/movie/${filmId}`
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
        // The controls appear when the pointer moves, and hide again.
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
    { name: 'operator-title', path: `/operator/titles/${filmId}`, viewport: DESK, who: 'operator' },
    { name: 'operator-front', path: '/operator/front/movies', viewport: DESK, who: 'operator' },
    { name: 'operator-money', path: '/operator/money', viewport: DESK, who: 'operator' },
  ]
}

/** Waits until the film has played for the given number of seconds. */
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

/** The product's address, and the environment of its commands. */
type Product = { address: string; env: NodeJS.ProcessEnv }

async function take(browser: Browser, product: Product, wanted: readonly string[]): Promise<void> {
  const { address } = product
  const shots = (await shotsOf(await browser.newContext(), address)).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  )
  await mkdir(folder, { recursive: true })
  const storageState = await becomeMember(await browser.newContext(), address)
  for (const shot of shots.filter(({ who }) => who !== 'operator'))
    await takeShot(browser, address, shot, shot.who === 'member' ? { storageState } : {})
  const ofConsole = shots.filter(({ who }) => who === 'operator')
  if (ofConsole.length === 0) return
  const operator = await becomeOperator(browser, product)
  for (const shot of ofConsole) await takeShot(browser, address, shot, { storageState: operator })
}

async function takeShot(
  browser: Browser,
  address: string,
  shot: Shot,
  who: { storageState?: StorageState },
): Promise<void> {
  const look = { reducedMotion: 'reduce', locale: 'en-GB', viewport: shot.viewport } as const
  const context = await browser.newContext({ ...look, ...who })
  const page = await context.newPage()
  const separator = shot.path.includes('?') ? '&' : '?'
  await page.goto(`${address}${shot.path}${separator}lang=en`)
  if (shot.until) await shot.until(page)
  else await page.waitForLoadState('networkidle')
  await keep(shot.name, await page.screenshot())
  await context.close()
}

function command({ env }: Product, ...args: string[]): Promise<{ stdout: string }> {
  return run(process.execPath, [path.join(house, 'apps/cli/src/main.ts'), ...args], { env })
}

/** Invites an operator by command and follows the link; returns the cookies of their browser. */
async function becomeOperator(browser: Browser, product: Product): Promise<StorageState> {
  const email = `ada.${Date.now()}@quintet.example`
  const { stdout } = await command(product, 'operator', 'add', email, '--role', 'owner', '--json')
  const { pathname, hash } = new URL((JSON.parse(stdout) as { link: string }).link)
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${product.address}${pathname}${hash}`)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel(en.welcome.password).fill(OPERATOR_PASSWORD)
  await page.getByLabel(en.common.code).fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: en.welcome.submit }).click()
  await page.getByRole('heading', { name: en.today.title, level: 1 }).waitFor()
  return context.storageState()
}

/** Members join and pay month by month, on the sandbox's clock. */
async function fillMonths(browser: Browser, product: Product): Promise<void> {
  for (const members of MONTHS) {
    for (let joined = 0; joined < members; joined += 1) {
      const context = await browser.newContext()
      await becomeMember(context, product.address)
      await context.close()
    }
    await command(product, 'clock', 'advance', MONTH)
  }
}

/** Saves the picture in the best quality that fits the size limit. */
async function keep(name: string, png: Buffer): Promise<void> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  await writeFile(path.join(folder, `${name}.webp`), bytes)
  console.log(`docs/tour/${name}.webp, ${Math.round(bytes.length / 1024)} kB`)
}

/** Starts the product in a temporary folder and waits until everything is rendered and something plays. */
async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'quintet-tour-'))
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: data }
  const server = spawn(path.join(house, 'script/server'), {
    env,
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
    await work({ address: `http://127.0.0.1:${PORT}`, env })
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
  if (given === undefined)
    await withProduct(async (product) => {
      await take(browser, product, [])
      await fillMonths(browser, product)
      await take(browser, product, ['operator-money'])
    })
  else await take(browser, { address: given.replace(/\/$/, ''), env: process.env }, wanted)
} finally {
  await browser.close()
}
