/** Every screen, for everybody who sees it, in both languages and on both widths. @spec catalogue 2.1, decisions 5 */
import { VERTICAL_FACTS, VERTICALS } from '../../packages/domain/src/categories.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi, lockByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'
import type { Page } from '@playwright/test'

type Screen = { address: string; status?: number }

// Each language on one of the widths: what breaks a width does so in either language, German being the longer one.
const LOOKS = [
  { locale: 'en-GB', language: 'en', viewport: { width: 1440, height: 900 }, narrower: [] },
  { locale: 'de-DE', language: 'de', viewport: { width: 390, height: 844 }, narrower: [320] },
] as const

const PLAIN_PAGES =
  '/faq /help-center /privacy-policy /terms-conditions /imprint /careers /investors /contact /kuendigen /widerrufen'.split(
    ' ',
  )

const slugs = VERTICALS.map((vertical) => VERTICAL_FACTS[vertical].slug)
const to = (...addresses: string[]): Screen[] => addresses.map((address) => ({ address }))

/**
 * The rows of the route table. Pages that differ by their category alone take turns: every other one for the visitor and
 * the rest for the member, the other way round in the other look, so that each is seen in both.
 */
async function categoryScreens(page: Page, turn: number): Promise<Screen[]> {
  const items = await Promise.all(
    VERTICALS.map(async (vertical) => {
      const [item] = await titlesOf(page, vertical)
      return `${VERTICAL_FACTS[vertical].itemPath}/${item?.contentitem_id}`
    }),
  )
  const [series] = await titlesOf(page, 'movies:series')
  const inTurn = (addresses: string[]) => addresses.filter((_, index) => (index + turn) % 2 === 0)
  return to(
    '/',
    ...inTurn([
      ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}/library`, `/${slug}/results`]),
      ...items,
      `/movies/movie/${series?.contentitem_id}`,
      '/movies/genre/drama',
      '/sports/results?category=sports&title=All+of+it',
    ]),
  )
}

async function kidsScreens(page: Page): Promise<Screen[]> {
  const [title] = await titlesOf(page, 'kids')
  return to('/kids', `/kids/${title?.contentitem_id}`)
}

const missing: Screen[] = [
  { address: '/nowhere', status: 404 },
  { address: '/kids/999999999', status: 404 },
]

for (const [look, { locale, language, viewport, narrower }] of LOOKS.entries())
  test.describe(`in ${locale} at ${viewport.width} px`, () => {
    test.use({ locale, viewport })
    // Each goes through some forty pages, on a machine that may be busy.
    test.describe.configure({ timeout: 300_000 })

    test('[law 9.4] every screen of a visitor is sound', async ({ page }) => {
      await expectSound(page, [
        ...(await categoryScreens(page, look)),
        ...(await kidsScreens(page)),
        ...to('/login', '/signup', '/content-item/some-title', ...PLAIN_PAGES),
        ...missing,
      ])
    })

    test('[law 9.4] every screen of a member is sound', async ({ page }) => {
      await joinByApi(page)
      await expectSound(page, [
        ...(await categoryScreens(page, look + 1)),
        ...(await kidsScreens(page)),
        ...to(...slugs.map((slug) => `/${slug}/my`), '/account', '/content-item/some-title', '/imprint'),
        ...to(
          '/games?search=',
          '/audiobooks?search=a',
          '/sports?search=a&in=movies',
          '/music?favorites=true',
        ),
        ...missing,
      ])
    })

    test('[law 9.4] every screen of a locked device is sound, and there are no others', async ({ page }) => {
      await lockByApi(page, await joinByApi(page))
      await expectSound(page, [...(await kidsScreens(page)), ...to('/imprint', '/kuendigen', '/widerrufen')])
      const others = [
        '',
        ...slugs,
        'movies/library',
        'signup',
        'account',
        'content-item/some-title',
        'nowhere',
      ]
      for (const address of others.map((path) => `/${path}`)) {
        const answer = await page.request.get(address, { maxRedirects: 0 })
        expect([address, answer.headers()['location']]).toEqual([address, '/kids'])
      }
    })

    async function expectSound(page: Page, screens: readonly Screen[]): Promise<void> {
      const pageOfTitle = new Map<string, string>()
      for (const { address, status = 200 } of screens)
        await test.step(address, async () => {
          await page.setViewportSize(viewport)
          const answer = await page.goto(address)
          expect.soft(answer?.status(), address).toBe(status)
          await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
          // An overlay has a heading of its own, and what lies under it is inert.
          await expect.soft(page.locator('main h1')).toHaveCount(1)
          await expect.soft(page.locator('img:not([alt])')).toHaveCount(0)
          await expectAccessible(page)
          if (status === 200) await expectOwnAddress(page, address, pageOfTitle)
          for (const width of [viewport.width, ...narrower]) {
            await page.setViewportSize({ ...viewport, width })
            const wide = await page.evaluate(() => document.documentElement.scrollWidth)
            expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width)
          }
        })
    }

    /** One canonical address, which names a language where the page's own does, and a title that no other page has. */
    async function expectOwnAddress(page: Page, address: string, pageOfTitle: Map<string, string>) {
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
      const { pathname, searchParams } = new URL(page.url())
      expect.soft(canonical.pathname).toBe(pathname)
      expect.soft(canonical.searchParams.get('lang')).toBe(searchParams.get('lang'))
      const title = await page.title()
      expect.soft(title, address).not.toBe('')
      expect.soft([title, pageOfTitle.get(title) ?? canonical.href]).toEqual([title, canonical.href])
      pageOfTitle.set(title, canonical.href)
    }
  })
