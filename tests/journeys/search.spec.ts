/** Search and favorites over every page. @spec catalogue 2.12, 2.13, 4, 6, 8 */
import { expectAccessible } from './accessible.ts'
import { heartOf, joinByApi, titlesOf, watchTakeOver } from './member.ts'
import { expect, test } from './pages.ts'

test.beforeEach(async ({ page }) => {
  await joinByApi(page)
})

test('[catalogue 2.12.1] search opens by key on any page, Escape closes it, and the focus returns', async ({
  page,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  await page.goto('/games')
  await whenTakenOver()
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('/')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  await expect(overlay.getByRole('searchbox')).toBeFocused()
  await expect(overlay.getByRole('searchbox')).toHaveAttribute(
    'placeholder',
    'Search for movies, music, games and more.',
  )
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/games')
  await expect(page.locator('main')).not.toHaveAttribute('inert', '')
  await expect(link).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(overlay).toBeVisible()
})

test('[catalogue 2.12.2, catalogue 2.12.4] without a term: four trending chips, then what is popular in each category', async ({
  page,
}) => {
  await page.goto('/?search=')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  await expect(overlay.getByRole('heading', { name: 'Trending searchers.' })).toBeVisible()
  await expect(overlay.getByRole('region', { name: 'Trending searchers.' }).getByRole('button')).toHaveCount(
    4,
  )
  for (const category of ['Movies', 'Music', 'Audiobooks', 'Games', 'Sports'])
    await expect(overlay.getByRole('heading', { name: `Popular in ${category}` })).toBeVisible()
  await expectAccessible(page)
})

test('[catalogue 2.12.4] a chosen category shows its own subcategories, in its own words', async ({
  page,
}) => {
  await page.goto('/?search=')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  const select = overlay.getByRole('combobox', { name: 'Category' })
  await expect(select).toHaveAttribute('name', 'categorySelect')
  await select.selectOption({ label: 'Movies' })
  await expect(page).toHaveURL('/?search=&in=movies')
  const box = overlay.getByRole('searchbox')
  await expect(box).toHaveAttribute('placeholder', 'Movies')
  await expect(box).toHaveAttribute('name', 'searchTerm')
  await expect(overlay.getByRole('heading', { name: 'Drama' })).toBeVisible()
  await expect(overlay.getByRole('heading', { name: /^Popular in/ })).toHaveCount(0)
})

test('[catalogue 4.3] a term is searched after 700 ms, or at once on Enter; it is in the address and the recent searches; a typo gets a suggestion @core', async ({
  page,
}) => {
  const whenTakenOver = await watchTakeOver(page)
  await page.clock.install()
  await page.goto('/movies')
  await whenTakenOver()
  await page.keyboard.press('/')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  const [film] = await titlesOf(page, 'movies')
  const title = film?.attributes.title ?? ''
  await expect(overlay.getByRole('searchbox')).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  await overlay.getByRole('searchbox').fill(title)
  await page.clock.runFor(650)
  await expect(page).toHaveURL('/movies?search=')
  await page.clock.runFor(100)
  await expect(page).toHaveURL(`/movies?search=${new URLSearchParams({ a: title }).toString().slice(2)}`)
  await page.clock.resume()
  await expect(overlay.getByRole('status')).toHaveText(new RegExp(`^\\d+ results? for “${title}”$`))
  await expect(overlay.getByRole('link', { name: title }).first()).toBeVisible()
  await overlay.getByRole('searchbox').fill('zzzzqqqq')
  await page.keyboard.press('Enter')
  await expect(overlay.getByRole('status')).toHaveText('No results for “zzzzqqqq”.')
  expect(await page.evaluate(() => localStorage.getItem('RECENT_SEARCHES'))).toBe(
    JSON.stringify(['zzzzqqqq', title]),
  )
  // Two letters swapped and one missing.
  const mistyped = `${title.charAt(1)}${title.charAt(0)}${title.slice(2, -1)}`
  await overlay.getByRole('searchbox').fill(mistyped)
  await page.keyboard.press('Enter')
  await overlay.getByRole('button', { name: title, exact: true }).click()
  await expect(overlay.getByRole('searchbox')).toHaveValue(title)
  await expect(overlay.getByRole('status')).toHaveText(new RegExp(`^\\d+ results? for “${title}”$`))
  await page.goBack()
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/movies')
})

test('[catalogue 2.12.3] recent searches open with the field, close on a click outside, are reused on click and can be removed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('RECENT_SEARCHES', '["salt","fox"]'))
  await page.goto('/?search=')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  const recent = overlay.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('button', { name: 'salt', exact: true })).toBeVisible()
  await page.mouse.click(4, 700)
  await expect(recent).toBeHidden()
  await overlay.getByRole('searchbox').click()
  await recent.getByRole('button', { name: 'Remove salt' }).click()
  await expect(recent.getByRole('button', { name: 'salt', exact: true })).toHaveCount(0)
  await recent.getByRole('button', { name: 'fox', exact: true }).click()
  await expect(page).toHaveURL('/?search=fox')
  await expect(recent).toBeHidden()
  await overlay.getByRole('searchbox').click()
  await expect(recent).toBeVisible()
  await overlay.getByRole('searchbox').press('x')
  await expect(recent).toBeHidden()
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/?search=')
})

test('[catalogue 8.2] works with broken storage', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RECENT_SEARCHES', '{broken'))
  // The failure is reported, and that is all.
  await page.addInitScript(() => Object.defineProperty(window, 'reportError', { value: () => undefined }))
  await page.goto('/?search=')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeVisible()
})

test('[catalogue 2.12.5] a category in which nothing is found offers to search in all of them', async ({
  page,
}) => {
  await page.goto('/?search=zzzzqqqq&in=music')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  await overlay.getByRole('button', { name: 'Search all categories' }).click()
  await expect(page).not.toHaveURL(/in=/)
  await expect(overlay.getByRole('status')).toHaveText('No results for “zzzzqqqq”.')
  await expect(overlay.getByRole('button', { name: 'Search all categories' })).toHaveCount(0)
})

test('[catalogue 2.12.5] a late response never replaces a newer one', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/content?*search=first*', async (route) => {
    await held
    await route.fulfill({ json: [], headers: { 'x-total-count': '99' } }).catch(() => undefined)
  })
  await page.goto('/?search=first')
  const overlay = page.getByRole('dialog', { name: 'Search' })
  await overlay.getByRole('searchbox').fill('zzzzqqqq')
  await page.keyboard.press('Enter')
  await expect(overlay.getByRole('status')).toHaveText('No results for “zzzzqqqq”.')
  release()
  await page.waitForLoadState('networkidle')
  await expect(overlay.getByRole('status')).toHaveText('No results for “zzzzqqqq”.')
})

test('[catalogue 2.13.1, catalogue 4.1] a heart adds a title to My Favorites, its row shows it, and the heart removes it', async ({
  page,
}) => {
  const [film] = await titlesOf(page, 'movies')
  const title = film?.attributes.title ?? ''
  await page.goto('/?favorites=true')
  const overlay = page.getByRole('dialog', { name: 'My Favorites' })
  await expect(overlay.getByText('No favorites yet.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/movies/movie/${film?.contentitem_id}`)
  const heart = heartOf(page, title)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // A maker's name is one tap away from their other titles.
  const [director = ''] = (film?.attributes.director ?? '').split(', ')
  await page.getByRole('main').getByRole('link', { name: director, exact: true }).click()
  const found = page.getByRole('dialog', { name: 'Search' })
  await expect(found.getByRole('searchbox')).toHaveValue(director)
  await expect(found.getByRole('link', { name: title }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/movies?favorites=true')
  await expect(overlay.getByRole('heading', { name: 'Movies' })).toBeVisible()
  await expect(overlay.getByRole('link', { name: title })).toBeVisible()
  await expect(overlay.getByRole('heading', { name: 'Music' })).toHaveCount(0)
  await overlay.getByRole('button', { name: 'Close My Favorites' }).click()
  await expect(page).toHaveURL('/movies')
})

test('[catalogue 6.1] visitors have neither overlay', async ({ page, context }) => {
  await context.clearCookies()
  for (const address of ['/?search=fox', '/?favorites=true']) {
    await page.goto(address)
    await page.mouse.move(200, 200, { steps: 2 })
    await page.keyboard.press('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
