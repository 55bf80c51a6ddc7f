/** Pages of an artist, an author and a series of books: by pointer and by keyboard, on a computer and on a phone. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { barOf, expectPlaying, openAlbum } from './album.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { TEST_ALBUM, TRACKS, WORK } from './test-album.ts'
import { ANNOUNCED_VOLUME, SECOND_VOLUME, SERIES, TEST_BOOK } from './test-book.ts'

const PHONE = { width: 390, height: 844 }
const PERSON = 'Tess Tone'
const [first] = TRACKS as [string, ...string[]]

/** Returns the id of an audiobook once it exists. */
async function bookOf(page: Page, search: string): Promise<number> {
  let id = 0
  const query = new URLSearchParams({ category: 'audio-books', search, lang: 'en' })
  await expect
    .poll(
      async () => {
        const [book] = await (await page.request.get(`/api/content?${query}`)).json()
        id = book?.contentitem_id ?? 0
        return id
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBeGreaterThan(0)
  return id
}

async function openBook(page: Page): Promise<void> {
  await page.goto(`/audiobooks/audiobook/${await bookOf(page, TEST_BOOK)}`)
}

test('[product 5.1] an artist’s page links to albums and plays what is popular, also by keyboard', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  await page.getByRole('link', { name: PERSON }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(TEST_ALBUM) }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expectPlaying(barOf(page), first)
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing stands out of a phone').toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: TEST_ALBUM })).toBeVisible()
})

test('[product 5.3] an album’s movements are grouped under their work, which links to its recordings and composer', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const content = page.getByRole('main')
  const [movement = ''] = TRACKS.slice(WORK.from)
  await content.getByRole('link', { name: WORK.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORK.name })).toBeVisible()
  await expect(content.getByRole('listitem').filter({ hasText: movement })).toBeVisible()
  await expectAccessible(page)
  await content.getByRole('button', { name: `Play ${WORK.name}, ${PERSON}` }).click()
  await expectPlaying(barOf(page), movement)
  await content.getByRole('link', { name: WORK.composer }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORK.composer })).toBeVisible()
  await expect(content.getByRole('link', { name: `${WORK.name} 1 recording` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Search' }).click()
  const search = page.getByRole('dialog')
  await search.getByRole('searchbox').fill('sonata chord')
  await search.getByRole('region', { name: 'Works' }).getByRole('link', { name: WORK.name }).click()
  await expect(search).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: WORK.name })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
})

test('[decisions 11.15] a heart on an artist’s page adds them to the favorites and removes them again', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  await page.getByRole('link', { name: PERSON }).first().click()
  const heart = page.getByRole('button', { name: `Favorite: ${PERSON}`, exact: true })
  const isTold = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/people') && answer.request().method() === 'POST',
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await isTold).ok()).toBe(true)
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'My Favorites' }).click()
  const favorites = page.getByRole('dialog')
  await expect(favorites.getByRole('region', { name: 'People' }).getByText(PERSON)).toBeVisible()
  await expectAccessible(page)
  await favorites.getByRole('link', { name: PERSON }).click()
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'My Favorites' }).click()
  await expect(page.getByText('No favorites yet.')).toBeVisible()
})

test('[product 5.2] a book links to its author, its series and the next volume', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openBook(page)
  const content = page.getByRole('main')
  await content.getByRole('link', { name: PERSON }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible()
  await expect(content.getByRole('link', { name: new RegExp(TEST_BOOK) }).first()).toBeVisible()
  await page.goBack()
  const series = content.getByRole('link', { name: new RegExp(SERIES) }).first()
  await series.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: SERIES })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await content
    .getByRole('link', { name: new RegExp(SECOND_VOLUME) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: SECOND_VOLUME })).toBeVisible()
})

test('[product 5.2] the button of a series plays the volume that comes next, and none that is only announced', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openBook(page)
  const finished = await page.request.put(`/api/user/history/${await bookOf(page, SECOND_VOLUME)}`, {
    data: { position: 20, duration: 20, sequence: 1, at: new Date().toISOString() },
    headers: { origin: process.env['QUINTET_JOURNEYS_URL'] ?? '' },
  })
  expect(finished.ok()).toBe(true)
  const content = page.getByRole('main')
  await content
    .getByRole('link', { name: new RegExp(SERIES) })
    .first()
    .click()
  // The book's own page lists the volumes too.
  await expect(page.getByRole('heading', { level: 1, name: SERIES })).toBeVisible()
  await expect(content.getByRole('link', { name: new RegExp(ANNOUNCED_VOLUME) }).first()).toBeVisible()
  const isTold = page.waitForResponse((answer) => answer.url().endsWith('/api/user/history'))
  await page.reload()
  await isTold
  await expect(content.getByRole('link', { name: 'Start volume 3' })).toHaveCount(0)
  await content.getByRole('link', { name: 'Start volume 1' }).click()
  await expect(barOf(page)).toHaveAccessibleName(`Player: ${TEST_BOOK}`)
  const position = barOf(page).getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)
})

test('[product 5.1] visitors can read these pages, and are asked to log in to play', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: PERSON }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Log in to listen/ })).toBeVisible()
})
