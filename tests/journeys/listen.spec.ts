/** An audiobook in the bar: speed, chapters, sleep timer and bookmarks, on a computer and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { TEST_ALBUM, TRACKS } from './test-album.ts'
import { CHAPTER_SECONDS, CHAPTERS, SECOND_VOLUME, TEST_BOOK } from './test-book.ts'

const PHONE = { width: 390, height: 844 }

/** Plays the test book; returns the bar. */
async function playBook(page: Page): Promise<Locator> {
  let id = 0
  await expect
    .poll(
      async () => {
        const query = new URLSearchParams({ category: 'audio-books', search: TEST_BOOK, lang: 'en' })
        const [book] = await (await page.request.get(`/api/content?${query}`)).json()
        id = book?.contentitem_id
        return book?.representation !== undefined
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(true)
  await page.goto(`/audiobooks/audiobook/${id}`)
  await page
    .getByRole('button', { name: /^(Play|Resume)$/ })
    .first()
    .click()
  const bar = page.locator('.audio-bar')
  await expect.poll(() => mediaOf(bar).then(({ time }) => time), { timeout: 30_000 }).toBeGreaterThan(0.3)
  return bar
}

const mediaOf = (bar: Locator) =>
  bar.locator('audio').evaluate((media: HTMLAudioElement) => ({
    time: media.currentTime,
    rate: media.playbackRate,
    keepsPitch: media.preservesPitch,
    isPaused: media.paused,
    volume: media.volume,
  }))
const timeOf = async (bar: Locator) => (await mediaOf(bar)).time

test('a book plays at its own speed, by chapters, with bookmarks and a way back', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const bar = await playBook(page)

  await test.step('[decisions 11.5] its speed changes in small steps, keeps the pitch and survives a reload', async () => {
    await bar.getByRole('button', { name: /^Speed/ }).click()
    await bar.getByRole('button', { name: 'Faster' }).click()
    await bar.getByRole('button', { name: 'Faster' }).click()
    await expect.poll(async () => (await mediaOf(bar)).rate).toBe(1.1)
    expect((await mediaOf(bar)).keepsPitch).toBe(true)
    const kept = page.waitForResponse(/\/api\/user\/listening\//)
    await bar.getByRole('slider', { name: 'Speed' }).fill('1.35')
    expect((await kept).ok()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Speed: 1.35×' })).toBeFocused()
    await page.reload()
    await playBook(page)
    await expect.poll(async () => (await mediaOf(bar)).rate).toBe(1.35)
  })

  await test.step('[product 2.9] after jumping to a chapter, the player offers the way back', async () => {
    const before = await timeOf(bar)
    await bar.getByRole('button', { name: 'Chapters' }).click()
    await bar.getByRole('button', { name: 'High' }).click()
    await expect.poll(() => timeOf(bar)).toBeGreaterThanOrEqual(2 * CHAPTER_SECONDS)
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: /^Back to / }).click()
    await expect.poll(() => timeOf(bar)).toBeLessThan(before + 30)
    await bar.getByRole('button', { name: 'Forward 30 seconds' }).click()
    const ahead = await timeOf(bar)
    await bar.getByRole('button', { name: 'Back 15 seconds' }).click()
    expect(await timeOf(bar)).toBeLessThan(ahead - 10)
  })

  await test.step('[decisions 11.4] a bookmark gets a note, leads to its place, is exported and removed', async () => {
    await bar.getByRole('button', { name: 'Bookmarks' }).click()
    await bar.getByRole('button', { name: /^Bookmark \d/ }).click()
    await bar.getByRole('button', { name: /^Edit the note/ }).click()
    await page.keyboard.type('m is no key here')
    await bar.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(bar.getByText('m is no key here')).toBeVisible()
    await expectAccessible(page, '.audio-bar')
    const download = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Save as a text file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toContain(TEST_BOOK)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/\d:\d\d {2}Low\nm is no key here\n$/)
    await bar.getByRole('button', { name: /^Remove the bookmark/ }).click()
    await expect(bar.getByText('No bookmarks yet')).toBeVisible()
    // Pressing a button in a message leaves the panel open.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(bar.getByText('m is no key here')).toBeVisible()
  })

  await test.step('[decisions 11.5] it rewinds a little after a pause', async () => {
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Pause' }).click()
    // Until it has paused, the pause would begin at the later time.
    await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const at = await timeOf(bar)
    await page.evaluate(() => {
      const realNow = Date.now
      const MINUTES_15 = 15 * 60_000
      Date.now = () => realNow() + MINUTES_15
    })
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => timeOf(bar)).toBeLessThan(at - 5)
  })
})

test('[decisions 11.10] on a phone the book fills the screen, and stops at the end of its chapter', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await page.setViewportSize(PHONE)
  await joinByApi(page)
  const bar = await playBook(page)
  expect((await bar.boundingBox())?.height).toBeLessThan(80)
  await bar.getByRole('button', { name: 'Expand the player' }).click()
  await expect(page.getByRole('dialog', { name: /^Player:/ })).toBeVisible()
  for (const name of [/^Speed/, 'Chapters', /^Sleep timer/, 'Back 15 seconds'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, '.audio-bar')
  await bar.getByRole('button', { name: /^Sleep timer/ }).click()
  await bar.getByRole('radio', { name: 'this chapter' }).click()
  await expect(bar.getByText(/^Pauses in 1:\d\d/)).toBeVisible()
  await page.keyboard.press('Escape')
  const element = bar.locator('audio')
  await element.evaluate((media: HTMLAudioElement, to) => void (media.currentTime = to), CHAPTER_SECONDS - 8)
  await expect.poll(async () => (await mediaOf(bar)).volume, { intervals: [100] }).toBeLessThan(0.6)
  await expect.poll(async () => (await mediaOf(bar)).isPaused).toBe(true)
  const { time, volume } = await mediaOf(bar)
  expect(time, 'where the fading began').toBeCloseTo(CHAPTER_SECONDS - 15, 0)
  expect(volume, 'as loud as before').toBe(1)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Expand the player' })).toBeFocused()
})

test('[decisions 11.1] music queued while a book plays waits, and the book plays on', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const bar = await playBook(page)
  const [track] = TRACKS as [string, ...string[]]
  const named = await bar.getAttribute('aria-label')
  const query = new URLSearchParams({ category: 'music-stream', search: TEST_ALBUM, lang: 'en' })
  const [album] = await (await page.request.get(`/api/content?${query}`)).json()
  await page.evaluate((to) => history.pushState(null, '', to), `/movies/music/${album.contentitem_id}`)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.getByRole('button', { name: `Add ${track} to the queue` }).click()
  await expect(page.getByText(`${track} was added to the queue.`)).toBeVisible()
  await expect(bar).toHaveAttribute('aria-label', named ?? '')
  const before = await timeOf(bar)
  await expect.poll(() => timeOf(bar)).toBeGreaterThan(before)
  await bar.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(bar).toHaveAccessibleName(`Player: ${track}`)
  expect((await mediaOf(bar)).isPaused).toBe(true)
})

test('[product 5.2] in its last minute, a book links to the next volume of its series', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const bar = await playBook(page)
  const next = bar.getByRole('button', { name: `Next volume: ${SECOND_VOLUME}` })
  await expect(next).toBeHidden()
  const element = bar.locator('audio')
  const end = CHAPTER_SECONDS * CHAPTERS.length
  await element.evaluate((media: HTMLAudioElement, to) => void (media.currentTime = to), end - 30)
  await expect(next).toBeVisible()
  await expectAccessible(page, '.audio-bar')
  await next.click()
  await expect(bar).toHaveAccessibleName(`Player: ${SECOND_VOLUME}`)
  // Relative to the volume: the element's own time continues along the joined timeline.
  const position = bar.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeLessThan(15)
})
