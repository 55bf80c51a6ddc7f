/** A member's own playlists: created, renamed, arranged by drag and by keys, shared with the household, and deleted. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { barOf, expectPlaying, openAlbum } from './album.ts'
import { joinByApi, watchTakeOver } from './member.ts'
import { expect, test } from './pages.ts'
import { TEST_ALBUM, TRACKS } from './test-album.ts'

const PHONE = { width: 390, height: 844 }
const [first, second, third, last] = TRACKS as [string, string, string, string]

const orderOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('[class*="name"]')?.textContent ?? ''))

test('[decisions 11.6] a name typed before the app has loaded counts', async ({ page }) => {
  await joinByApi(page)
  const loads = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await loads.promise
    await route.fallback()
  })
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/music/playlists', { waitUntil: 'commit' })
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name of the playlist' })
  await name.pressSequentially('Morning')
  loads.resolve(undefined)
  await isTakenOver()
  await expect(name).toHaveValue('Morning')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Morning', level: 1 })).toBeVisible()
})

test('[decisions 11.6] a playlist is created, filled, arranged by drag and by keys, renamed, shared and deleted', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const isTakenOver = await watchTakeOver(page)

  await test.step('created on its page, filled from an album', async () => {
    await page.goto('/music/playlists')
    await isTakenOver()
    await expect(page.getByText('You have no playlists yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('textbox', { name: 'Name of the playlist' }).fill('Evening')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
    await expect(page.getByText('This playlist is empty.')).toBeVisible()
    await openAlbum(page)
    await page.getByRole('button', { name: `Add ${TEST_ALBUM} to a playlist` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Evening/ })
      .click()
    await expect(page.getByText('Added to “Evening”.')).toBeVisible()
  })

  await test.step('arrow keys on a handle move a track, which is announced', async () => {
    await page.goto('/music/playlists')
    await page.getByRole('link', { name: /^Evening/ }).click()
    await expect.poll(() => orderOf(page, 'Evening')).toEqual([first, second, third, last])
    await expectAccessible(page)
    await page.getByRole('button', { name: `Move ${third}:` }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => orderOf(page, 'Evening')).toEqual([first, third, second, last])
    await expect(page.getByText(`${third} is now 2 of 4.`)).toBeAttached()
    await expect(page.getByRole('button', { name: `Move ${third}:` })).toBeFocused()
    await page.keyboard.press('End')
    await expect.poll(() => orderOf(page, 'Evening')).toEqual([first, second, last, third])
  })

  await test.step('a track is dragged to where it is dropped', async () => {
    await page.setViewportSize({ width: 1280, height: 1400 })
    const from = await page.getByRole('button', { name: `Move ${third}:` }).boundingBox()
    const to = await page.getByRole('button', { name: `Move ${first}:` }).boundingBox()
    if (!from || !to) throw new Error('The rows are not there.')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => orderOf(page, 'Evening')).toEqual([third, first, second, last])
    await page.reload()
    await expect.poll(() => orderOf(page, 'Evening')).toEqual([third, first, second, last])
  })

  await test.step('[decisions 11.13] once renamed and shared, another profile of the household can play it but not change it', async () => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'New name' }).fill('Late')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Late' })).toBeVisible()
    await page.getByRole('button', { name: 'Share with the household' }).click()
    await expect(page.getByText('All profiles of your household can hear “Late” now.')).toBeVisible()
    const own = (await (await page.request.get('/api/user/me')).json()).profile as {
      id: string
      name: string
    }
    const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
    const made = await page.request.post('/api/user/profiles', {
      data: { name: 'Second' },
      headers: { origin },
    })
    const { id } = await made.json()
    const become = (profileId: string) =>
      page.request.post(`/api/user/profiles/${profileId}/use`, { headers: { origin } })
    expect((await become(id)).ok()).toBe(true)
    await page.goto('/music/playlists')
    await page.getByRole('link', { name: /^Late/ }).click()
    await expect(page.getByText(`Playlist by ${own.name}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Play ${third}`, exact: true }).click()
    await expectPlaying(barOf(page), third)
    expect((await become(own.id)).ok()).toBe(true)
  })

  await test.step('on a phone it fits, and is deleted after confirmation', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Late' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete playlist' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByText('You have no playlists yet.')).toBeVisible()
  })
})
