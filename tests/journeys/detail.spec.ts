/** @spec catalogue 2.10, 2.11, 4, 8 */
import type { Page } from '@playwright/test'
import { en } from '../../apps/web/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { heartOf, joinByApi, titlesOf, watchTakeOver } from './member.ts'
import { expect, test } from './pages.ts'

const PLACES = [
  ['movies', '/movies/movie'],
  ['music-stream', '/movies/music'],
  ['audio-books', '/audiobooks/audiobook'],
  ['pc-games', '/games/game'],
  ['sports', '/sports/sport'],
] as const

for (const [category, path] of PLACES)
  test(`[catalogue 2.10.1] a title of ${category} tells a visitor what it is, and asks to log in`, async ({
    page,
  }) => {
    const item = (await titlesOf(page, category)).find(({ rental }) => !rental)
    await page.goto(`${path}/${item?.contentitem_id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.attributes.title ?? '')
    await expect(page.getByRole('main').getByText(item?.attributes.description ?? '')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Log in to/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
    await expect(heartOf(page, item?.attributes.title ?? '')).toHaveCount(0)
    await expectAccessible(page)
  })

test('[catalogue 5.1] the rating badge is 54x16 px and has a text alternative', async ({ page }) => {
  const [film] = await titlesOf(page, 'movies')
  await page.goto(`/movies/movie/${film?.contentitem_id}`)
  const badge = page
    .getByRole('main')
    .getByTitle(/^(from \d+|all ages|mature audiences)$/)
    .first()
  const box = await badge.boundingBox()
  expect([box?.width, box?.height]).toEqual([54, 16])
})

test('[catalogue 2.10.4] the tabs switch between more like this and the trailer, by keys too', async ({
  page,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  const games = await titlesOf(page, 'pc-games')
  const films = await titlesOf(page, 'movies')
  const game = games.find(({ attributes }) => !attributes.trailer)
  const film = films.find(({ attributes }) => attributes.trailer)
  expect(game, 'the journeys have a game without a trailer').toBeDefined()
  await page.goto(`/games/game/${game?.contentitem_id}`)
  await page.getByRole('tab', { name: 'Trailer.' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Trailer.' })).toHaveText('No trailer exist.')
  expect(film, 'the journeys have a film with a trailer').toBeDefined()
  await page.goto(`/movies/movie/${film?.contentitem_id}`)
  await whenTakenOver()
  await page.getByRole('tab', { name: 'More like this.' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Trailer.' })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Trailer.' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: /^Player/ })).toBeVisible()
})

test('[catalogue 2.10.3] sharing a title copies its link if the device has no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const [film] = await titlesOf(page, 'movies')
  await page.goto(`/movies/movie/${film?.contentitem_id}?lang=en`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/movies/movie/${film?.contentitem_id}`)
})

test('[catalogue 2.10.5] a series lists its episodes by season, and marks the current one', async ({
  page,
}) => {
  await joinByApi(page)
  const series = await aSeriesOfTwoSeasons(page)
  await page.goto(`/movies/movie/${series?.contentitem_id}`)
  const episodes = page.getByRole('region', { name: 'Episodes' })
  await expect(episodes.getByRole('button', { name: 'Season 1' })).toHaveAttribute('aria-pressed', 'true')
  const first = await episodes.getByRole('listitem').first().textContent()
  await episodes.getByRole('button', { name: 'Season 2' }).click()
  await expect(episodes.getByRole('button', { name: 'Season 2' })).toHaveAttribute('aria-pressed', 'true')
  await expect(episodes.getByText(first ?? '', { exact: true })).toBeHidden()
  await expectAccessible(page)
  const children = await page.request.get(`/api/content/${series?.contentitem_id}/children`)
  const later = ((await children.json()) as { contentitem_id: number; season: number }[]).find(
    ({ season }) => season === 2,
  )
  await page.request.put(`/api/user/history/${later?.contentitem_id}`, {
    data: { position: 20, duration: 100, sequence: 1, at: new Date().toISOString() },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.reload()
  await expect(episodes.getByRole('button', { name: 'Season 2' })).toHaveAttribute('aria-pressed', 'true')
  await episodes.getByRole('list').scrollIntoViewIfNeeded()
  await expect(episodes.locator('[aria-current]')).toBeInViewport()
  await expect(episodes.locator('[aria-current] progress')).toHaveAttribute('value', '20')
})

test('[catalogue 8.1] a failed section is not rendered, while the title is', async ({ page }) => {
  const whenTakenOver = await watchTakeOver(page)
  await page.addInitScript(() => {
    const logged: string[] = []
    Object.assign(window, { logged, reportError: (error: unknown) => logged.push(String(error)) })
  })
  await page.route('**/related?**', (route) => route.fulfill({ status: 500, body: '{}' }))
  const [film] = await titlesOf(page, 'movies')
  await page.goto('/movies')
  await whenTakenOver()
  await page.locator(`a[href="/movies/movie/${film?.contentitem_id}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film?.attributes.title ?? '')
  await expect(page.getByRole('tab', { name: 'More like this.' })).toHaveCount(0)
  const logged = await page.evaluate(() => (window as unknown as { logged: string[] }).logged)
  expect(logged.join()).toContain('/related')
})

test('[product 1.4] offline, a link’s page says at once that it cannot load, and loads by itself on reconnecting', async ({
  page,
  context,
  faults,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  await joinByApi(page)
  await page.goto('/movies')
  await whenTakenOver()
  await context.setOffline(true)
  const card = page.getByRole('main').locator('[data-card] > a').first()
  const address = await card.getAttribute('href')
  await card.click()
  const said = page.getByRole('alert').filter({ hasText: 'You are offline.' })
  await expect(said).toBeVisible()
  await expect(page.getByText('This page stays open')).toBeHidden()
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(said).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(address ?? '')
  await expect(page.getByRole('tab', { name: 'More like this.' })).toBeVisible()
  faults.splice(0)
})

test('[product 2.10] when offline the page says so and stays; what was requested loads on reconnecting', async ({
  page,
  context,
  faults,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  const notice = page.getByText('You are offline.')
  // A visitor's page, not yet hydrated, says it too.
  await page.goto('/faq')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await joinByApi(page)
  await page.goto('/movies')
  await whenTakenOver()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/search=/)
  // Not by role: if the search dialog has loaded, it is open over the page, which is then inert.
  await expect(page.locator('main [data-card]')).not.toHaveCount(0)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.locator('[data-card]')).not.toHaveCount(0)
  await search.getByRole('button', { name: 'Close search' }).click()
  await page.getByRole('main').locator('[data-card]').first().hover()
  await expect(page.locator('[data-card-overlay]')).toHaveCSS('position', 'fixed')
  faults.splice(0)
})

test('[product 1.2] when the server has a new build, an open page reloads at its address, once', async ({
  page,
  faults,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  await joinByApi(page)
  // Simulates a new build: chunks not loaded yet are missing until the document is reloaded.
  let isGone = false
  let documents = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents += 1
    isGone = false
  })
  await page.route('**/assets/**', (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()))
  await page.goto('/movies')
  await whenTakenOver()
  isGone = true
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.locator('[data-card]')).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/movies\?search=/)
  expect(documents).toBe(2)
  // A chunk is missing from the same build: the page shows an error and does not reload again and again.
  isGone = true
  await search.getByRole('button', { name: 'Close search' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: en.error.retry })).toBeVisible()
  await expect(page).toHaveURL('/faq')
  expect(documents).toBe(2)
  faults.splice(0)
})

test('[catalogue 2.8.6] Back from a title returns to the same place in the list, and reload keeps the title', async ({
  page,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  await joinByApi(page)
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/movies')
  await whenTakenOver()
  await page.waitForLoadState('networkidle')
  await page.mouse.move(500, 250)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main [data-card] a')].find(
      (link) => link.getBoundingClientRect().top > 80,
    )
    shown?.focus({ preventScroll: true })
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/movies\/movie\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Movies')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await whenTakenOver()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/movies')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60)
})

test('no page is wider than a screen of 845 px', async ({ page }) => {
  const width = 845
  await page.setViewportSize({ width, height: 844 })
  await joinByApi(page)
  const [film] = await titlesOf(page, 'movies')
  const [tale] = await titlesOf(page, 'kids')
  for (const address of [
    `/movies/movie/${film?.contentitem_id}`,
    '/kids',
    `/kids/${tale?.contentitem_id}`,
    '/movies?search=a',
    '/movies?favorites=true',
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([address, wide]).toEqual([address, width])
  }
})

async function aSeriesOfTwoSeasons(page: Page) {
  for (const series of await titlesOf(page, 'movies:series')) {
    const answer = await page.request.get(`/api/content/${series.contentitem_id}/children`)
    const children = (await answer.json()) as { season: number }[]
    if (children.some(({ season }) => season === 2)) return series
  }
  throw new Error('No series here has two seasons.')
}
