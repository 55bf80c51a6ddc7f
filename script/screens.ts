/**
 * Takes pictures of every screen, in four widths and both languages, as visitor and as member, from a running product.
 * Usage: script/screens [address] [screen ...] (defaults: http://127.0.0.1:4221 and every screen; DEMO=1 gives it content)
 * Writes docs/screens/ (not in git). script/tour takes the pictures of the tours.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { findBrowser } from '../tests/browser.ts'
import { becomeMember } from './become-member.ts'

const WIDTHS = [390, 845, 1440, 2000]
const LANGUAGES = ['de', 'en'] as const
/** In pixels: an endless grid is scrolled this far. */
const LONGEST_PAGE = 20_000

const [given = 'http://127.0.0.1:4221', ...wanted] = process.argv.slice(2)
const address = given.replace(/\/$/, '')
const house = path.dirname(import.meta.dirname)
const folder = path.join(house, 'docs/screens')

type Screen = { name: string; path: string; for: 'visitor' | 'member' | 'both' }

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const member = await becomeMember(await browser.newContext(), address)
    const all = await listScreens(await browser.newContext())
    const screens = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name))
    for (const who of ['visitor', 'member'] as const)
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          // Otherwise the page's policy would block the screenshot's style.
          bypassCSP: true,
          ...(who === 'member' ? { storageState: member } : {}),
        })
        for (const screen of screens.filter((each) => each.for === 'both' || each.for === who))
          for (const width of WIDTHS) await takeScreen(context, screen, { who, language, width })
        await context.close()
      }
  } finally {
    await browser.close()
  }
}

type Wishes = { who: string; language: string; width: number }

async function takeScreen(
  context: BrowserContext,
  screen: Screen,
  { who, language, width }: Wishes,
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await page.goto(`${address}${screen.path}?lang=${language}`)
  await page.waitForLoadState('networkidle')
  await walkDown(page)
  // A dialog that covers the page scrolls by itself, so the window is made as high as the dialog.
  const height = await page.evaluate<number | null>(
    `document.querySelector('[aria-modal]')?.scrollHeight ?? null`,
  )
  if (height !== null) await page.setViewportSize({ width, height: Math.min(height, LONGEST_PAGE) })
  const file = path.join(folder, `${screen.name}-${who}-${language}-${width}.png`)
  // Renders what is below the window, too (decision 0160).
  await page.screenshot({
    path: file,
    fullPage: height === null,
    style: '* { content-visibility: visible !important }',
    timeout: 120_000,
  })
  await page.close()
  console.log(path.relative(house, file))
}

/** Lazy images load when they come near. Ends at the top, where a sticky header belongs. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const end = Math.min(document.documentElement.scrollHeight, ${LONGEST_PAGE})
    for (let y = 0; y < end; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })()`)
  await page.waitForLoadState('networkidle')
}

/** The pages to picture, with one title per vertical. */
async function listScreens(context: BrowserContext): Promise<Screen[]> {
  const items = await Promise.all(
    (
      [
        ['movies', '/movies/movie'],
        ['music-stream', '/movies/music'],
        ['audio-books', '/audiobooks/audiobook'],
        ['pc-games', '/games/game'],
        ['sports', '/sports/sport'],
        ['movies:series', '/movies/movie'],
      ] as const
    ).map(async ([category, itemPath]): Promise<Screen[]> => {
      const answer = await context.request.get(`${address}/api/content/info/221?category=${category}&limit=1`)
      const [item] = (await answer.json()) as { contentitem_id: number }[]
      const name = `item-${category.replace(':', '-')}`
      return item ? [{ name, path: `${itemPath}/${item.contentitem_id}`, for: 'both' }] : []
    }),
  )
  return [
    { name: 'home', path: '/', for: 'both' },
    ...['movies', 'music', 'audiobooks', 'games', 'sports', 'kids'].map((slug): Screen => ({
      name: slug,
      path: `/${slug}`,
      for: 'both',
    })),
    { name: 'results', path: '/movies/results', for: 'both' },
    { name: 'guide', path: '/guide', for: 'both' },
    ...['account', 'kept', 'music/my', 'music/library', 'music/playlists', 'music/heard'].map(
      (own): Screen => ({ name: own.replace('/', '-'), path: `/${own}`, for: 'member' }),
    ),
    ...items.flat(),
    { name: 'login', path: '/login', for: 'visitor' },
    { name: 'signup', path: '/signup', for: 'visitor' },
    { name: 'faq', path: '/faq', for: 'visitor' },
    { name: 'kuendigen', path: '/kuendigen', for: 'visitor' },
    { name: 'not-found', path: '/nowhere', for: 'visitor' },
  ]
}

await main()
