/**
 * One page of each template in a browser, in both languages and at both widths: accessible, and no wider than the screen. Status, language,
 * headings and addresses of every page are tested in tests/contract/every-page.test.ts.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { joinByApi, lockByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'

// Each language at one of the widths: layout breaks in either language, and German is the longer one.
const LOOKS = [
  { locale: 'en-GB', language: 'en', viewport: { width: 1440, height: 900 }, narrower: [] },
  { locale: 'de-DE', language: 'de', viewport: { width: 390, height: 844 }, narrower: [320] },
] as const

/** Returns the ID of a category's first title, as used in its page's address. */
async function idOf(page: Page, category: string): Promise<string> {
  const [title] = await titlesOf(page, category)
  return String(title?.contentitem_id)
}

for (const { locale, language, viewport, narrower } of LOOKS)
  test.describe(`in ${locale} at ${viewport.width} px`, () => {
    test.use({ locale, viewport })
    // Each visits a dozen pages, on a machine that may be busy.
    test.describe.configure({ timeout: 300_000 })

    test('[law 9.4] every template for visitors is sound', async ({ page }) => {
      await expectSound(page, [
        '/',
        '/movies',
        '/movies/library',
        '/music/results',
        `/movies/movie/${await idOf(page, 'movies')}`,
        `/movies/movie/${await idOf(page, 'movies:series')}`,
        `/movies/music/${await idOf(page, 'music-stream')}`,
        '/guide',
        '/kids',
        `/kids/${await idOf(page, 'kids')}`,
        '/login',
        '/signup',
        '/faq',
        '/careers',
        '/contact',
        '/kuendigen',
        '/content-item/some-title',
        '/nowhere',
      ])
    })

    test('[law 9.4] every template for members is sound', async ({ page }) => {
      await joinByApi(page)
      await expectSound(page, [
        '/',
        '/audiobooks',
        '/movies/my',
        `/games/game/${await idOf(page, 'pc-games')}`,
        '/account',
        '/games?search=',
        '/sports?search=a&in=movies',
        '/music?favorites=true',
      ])
    })

    test('[law 9.4] every template for a locked device is sound', async ({ page }) => {
      await lockByApi(page, await joinByApi(page))
      await expectSound(page, ['/kids', `/kids/${await idOf(page, 'kids')}`, '/imprint'])
    })

    async function expectSound(page: Page, addresses: readonly string[]): Promise<void> {
      for (const address of addresses)
        await test.step(address, async () => {
          await page.setViewportSize(viewport)
          await page.goto(address)
          await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
          await expect.soft(page.locator('main h1')).toHaveCount(1)
          await expectAccessible(page)
          for (const width of [viewport.width, ...narrower]) {
            await page.setViewportSize({ ...viewport, width })
            const wide = await page.evaluate(() => document.documentElement.scrollWidth)
            expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width)
          }
        })
    }
  })
