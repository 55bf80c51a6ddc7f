/** @spec catalogue 2.3, 2.5, decisions 5, 10 */
import type { Locator } from '@playwright/test'
import { expect, test } from './pages.ts'

test('[decisions 10.1] the landing page is complete without script, in the visitor’s language @core', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch. Listen. Play.')
  await expect(page.getByRole('link', { name: '30 day free trial' })).toBeVisible()
  // Every panel is open, and no button covers its link.
  await page.getByRole('link', { name: 'Explore Audiobooks' }).first().click({ trial: true })
  await expect(page.getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible()
  await context.close()
})

test('the app loads on intent and hydrates without a visible change', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const seen = { ready: false, shift: 0 }
    Object.assign(window, { seen })
    document.addEventListener('app:ready', () => {
      seen.ready = true
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((script) => !script.includes('enhance'))).toEqual([])
  const before = await page.locator('body').innerHTML()
  await page.mouse.move(200, 200, { steps: 2 })
  await page.waitForFunction(() => (window as unknown as { seen: { ready: boolean } }).seen.ready)
  expect(await page.locator('body').innerHTML()).toBe(before)
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThanOrEqual(0.01)
})

test('hydration keeps the scroll position', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => Object.assign(window, { isReady: true }))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => 'isReady' in window)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  expect(await page.locator('quintet-header').evaluate((header) => header.matches(':state(solid)'))).toBe(
    true,
  )
})

test('[catalogue 2.3.1] one panel of the accordion is open, the first by default', async ({ page }) => {
  await page.goto('/')
  const panels = page.locator('[data-panel-button]')
  await expect(panels).toHaveCount(6)
  await expect(panels.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await panels.nth(3).click()
  await expect(panels.nth(3)).toHaveAttribute('aria-expanded', 'true')
  await expect(panels.nth(0)).toHaveAttribute('aria-expanded', 'false')
})

/** True if the topmost element at its centre is the element itself. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const parent = element.parentElement
    // Elements that ignore pointer events are hit-tested, too.
    parent?.style.setProperty('pointer-events', 'auto')
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && element.contains(seen)
  })
}

for (const [width, height] of [
  [390, 344],
  [1440, 582],
] as const)
  test(`[catalogue 2.3.2] banners are ${height} px high on a screen of ${width}, and every vertical has one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const promos = page.locator('section[data-vertical]:has(a[href^="/signup"])')
    await expect(promos).toHaveCount(5)
    for (const promo of await promos.all()) {
      await promo.scrollIntoViewIfNeeded()
      expect(Math.round((await promo.boundingBox())?.height ?? 0)).toBe(height)
    }
    for (const category of ['movies', 'audiobooks']) {
      await page.goto(`/${category}`)
      const banner = page.locator('section[data-vertical]:has(h1)')
      expect(Math.round((await banner.boundingBox())?.height ?? 0)).toBe(height)
      // Nothing covers its name.
      await banner.getByRole('link', { name: /gratis testen|Try now/ }).click({ trial: true })
      expect(await isOnTop(banner.getByRole('heading', { level: 1 }))).toBe(true)
    }
  })

test('[decisions 5.1] the language switch shows the same page in German and is remembered', async ({
  page,
}) => {
  await page.goto('/movies')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sehen. Hören. Spielen.')
})

test('[catalogue 2.1.1] an unknown address says PAGE NOT FOUND with status 404', async ({ page }) => {
  for (const address of ['/nowhere', '/movies/movie/999999', '/movies/nothing/1', '/movies/movie/zero']) {
    const answer = await page.goto(address)
    expect([address, answer?.status()]).toEqual([address, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
    await expect(page.locator('quintet-header')).not.toHaveAttribute('data-look', 'clear')
  }
})

test('[decisions 5.2] no link of the footer is dead', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .locator('footer a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(15)
  for (const link of new Set(links))
    expect([link, (await page.request.get(link)).status()]).toEqual([link, 200])
})
