/** The words of a song in the player that fills the screen: followed, sought by, and read as plain text. */
import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { barOf, expectPlaying, mediaOf, openAlbum } from './album.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { LYRICS, TRACKS } from './test-album.ts'

const PHONE = { width: 390, height: 844 }
const [first, second, third] = TRACKS as [string, string, string, string]
const [[, opening], [climbsAt, climbs], , [lastAt, last]] = LYRICS

const lineOf = (bar: Locator, text: string) => bar.getByRole('listitem').getByRole('button', { name: text })
const expectCurrent = (bar: Locator, text: string) =>
  expect(lineOf(bar, text)).toHaveAttribute('aria-current', 'true')

test('the words follow the song, lead into it, and can be read in peace', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)

  await test.step('[decisions 11.3] the line that is heard is marked, while it plays', async () => {
    await bar.getByRole('button', { name: 'Lyrics' }).click()
    await expect(bar).toHaveAttribute('aria-modal', 'true')
    await expectCurrent(bar, opening)
    await expectCurrent(bar, climbs)
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expectAccessible(page, '.audio-bar')
  })

  await test.step('[decisions 11.3] a line is one stop of the Tab key, arrows reach the others, Enter leads there', async () => {
    await lineOf(bar, last).click()
    await expect.poll(async () => (await mediaOf(bar)).time).toBeCloseTo(lastAt, 0)
    await expectCurrent(bar, last)
    await lineOf(bar, last).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(lineOf(bar, climbs)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await mediaOf(bar)).time).toBeCloseTo(climbsAt, 0)
    await expectCurrent(bar, climbs)
    expect(await bar.locator('li button[tabindex="0"]').count()).toBe(1)
  })

  await test.step('[decisions 11.3] as plain text nothing moves, and that is remembered', async () => {
    const follow = bar.getByRole('switch', { name: 'Move along with the song' })
    await follow.click()
    await expect(bar.getByText(`${opening}\n${climbs}`)).toBeVisible()
    await expect(lineOf(bar, opening)).toHaveCount(0)
    await expectAccessible(page, '.audio-bar')
    await bar.getByRole('button', { name: 'Make the player small' }).click()
    await bar.getByRole('button', { name: 'Lyrics' }).click()
    await expect(follow).not.toBeChecked()
    await follow.click()
    await expectCurrent(bar, climbs)
  })

  await test.step('[decisions 11.3] a track without words says so; words without times are plain', async () => {
    await bar.getByRole('button', { name: 'Next track' }).click()
    await expect(bar).toHaveAccessibleName(`Player: ${second}`)
    await expect(bar.getByText('There are no lyrics for this track.')).toBeVisible()
    await bar.getByRole('button', { name: 'Next track' }).click()
    await expect(bar).toHaveAccessibleName(`Player: ${third}`)
    await expect(bar.getByText(`${opening}\n${climbs}`)).toBeVisible()
    await expect(bar.getByRole('switch')).toHaveCount(0)
  })

  await test.step('Escape makes the player small again, and the page below is there', async () => {
    await page.keyboard.press('Escape')
    await expect(bar).not.toHaveAttribute('aria-modal')
    await expect(page.getByRole('button', { name: `Play ${first}`, exact: true })).toBeVisible()
  })
})

test('[decisions 11.3] on a phone the words take the picture’s place; who scrolls is left alone', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await page.setViewportSize(PHONE)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('button', { name: 'Show the player in full' }).click()
  await bar.getByRole('button', { name: 'Lyrics' }).click()
  await expect(bar.locator('picture, img').first()).toBeHidden()
  await lineOf(bar, climbs).click()
  await expectCurrent(bar, climbs)
  await expectAccessible(page, '.audio-bar')
  const toLine = bar.getByRole('button', { name: 'To the current line' })
  await expect(toLine).toBeHidden()
  const box = await lineOf(bar, climbs).boundingBox()
  if (!box) throw new Error('The line is not in sight.')
  await page.mouse.move(box.x + 40, box.y + 10)
  await page.mouse.wheel(0, 400)
  await toLine.click()
  await expect(toLine).toBeHidden()
  const [middle, line] = [PHONE.height / 2, await lineOf(bar, climbs).boundingBox()]
  expect(Math.abs((line?.y ?? 0) - middle)).toBeLessThan(PHONE.height / 4)
})
