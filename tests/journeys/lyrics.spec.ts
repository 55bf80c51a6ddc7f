/** The lyrics in the full-screen player: followed, used for seeking, and read as plain text. */
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

test('the lyrics follow the song, seek within it, and can be read as plain text', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)

  await test.step('[decisions 11.3] the current line is highlighted during playback', async () => {
    await bar.getByRole('button', { name: 'Lyrics' }).click()
    await expect(bar).toHaveAttribute('aria-modal', 'true')
    await expectCurrent(bar, opening)
    await expectCurrent(bar, climbs)
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expectAccessible(page, '.audio-bar')
  })

  await test.step('[decisions 11.3] one line is a Tab stop, arrows reach the others, Enter seeks there', async () => {
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

  await test.step('[decisions 11.3] plain text does not move, and the choice is remembered', async () => {
    const follow = bar.getByRole('switch', { name: 'Follow the song' })
    await follow.click()
    await expect(bar.getByText(`${opening}\n${climbs}`)).toBeVisible()
    await expect(lineOf(bar, opening)).toHaveCount(0)
    await expectAccessible(page, '.audio-bar')
    await bar.getByRole('button', { name: 'Minimise the player' }).click()
    await bar.getByRole('button', { name: 'Lyrics' }).click()
    await expect(follow).not.toBeChecked()
    await follow.click()
    await expectCurrent(bar, climbs)
  })

  await test.step('[decisions 11.3] a track without lyrics says so; lyrics without times are plain', async () => {
    await bar.getByRole('button', { name: 'Next track' }).click()
    await expect(bar).toHaveAccessibleName(`Player: ${second}`)
    await expect(bar.getByText('There are no lyrics for this track.')).toBeVisible()
    await bar.getByRole('button', { name: 'Next track' }).click()
    await expect(bar).toHaveAccessibleName(`Player: ${third}`)
    await expect(bar.getByText(`${opening}\n${climbs}`)).toBeVisible()
    await expect(bar.getByRole('switch')).toHaveCount(0)
  })

  await test.step('Escape minimises the player, and the page below is still there', async () => {
    await page.keyboard.press('Escape')
    await expect(bar).not.toHaveAttribute('aria-modal')
    await expect(page.getByRole('button', { name: `Play ${first}`, exact: true })).toBeVisible()
  })
})

test('[decisions 11.3] on a phone the lyrics replace the picture; scrolling by hand stops following', async ({
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
  await bar.getByRole('button', { name: 'Expand the player' }).click()
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
