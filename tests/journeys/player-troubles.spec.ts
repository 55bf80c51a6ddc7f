/** What may go wrong while one watches: each says why, and what helps. @spec product 38, 39, decisions 4 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { anotherDevice, joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { openShow, pressPlay } from './player.ts'
import { EPISODES } from './test-show.ts'

test('what cannot play says why and what helps', async ({ page }) => {
  test.setTimeout(300_000)
  await joinByApi(page)
  await openShow(page)
  const { dialog, media, button } = await pressPlay(page)

  await test.step('[product 39] a stream that was ended elsewhere', async () => {
    const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
    const [running] = await (await page.request.get('/api/playback')).json()
    await page.request.delete(`/api/playback/${running.id}`, { headers: { origin } })
    await page.keyboard.press('9')
    await expect(dialog.getByRole('alert')).toContainText('This stream was ended on another device.', {
      timeout: 30_000,
    })
    await expectAccessible(page, 'dialog')
    await button('Try again').click()
    await expect(dialog.getByRole('alert')).toBeHidden({ timeout: 20_000 })
  })

  await test.step('[product 41] a broadcast shows times of day; LIVE turns grey behind and leads back', async () => {
    // The packaged episode as a broadcast that has not ended: no end mark, and a time of day.
    await page.route(/index\.m3u8$/, async (route) => {
      const playlist = await (await route.fetch()).text()
      const body = playlist
        .replace('#EXT-X-PLAYLIST-TYPE:VOD\n', '')
        .replace('#EXT-X-ENDLIST', '')
        .replace('#EXTINF', '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T19:00:00Z\n#EXTINF')
      await route.fulfill({ body, contentType: 'application/vnd.apple.mpegurl' })
    })
    await page.keyboard.press('Escape')
    const live = await pressPlay(page)
    await live.showControls()
    await expect(dialog.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      /^\d{2}:\d{2}$/,
    )
    await live.button('Back 30 seconds').click()
    await live.seek(10)
    await expect(live.button('Back to live')).toBeVisible()
    await live.button('Back to live').click()
    await expect(live.button('You are watching live')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('[product 39] media that cannot be read name a code to tell, and are tried again', async () => {
    await page.route(/\.m4s$/, (route) =>
      route.fulfill({ body: Buffer.alloc(4096, 7), contentType: 'video/mp4' }),
    )
    await page
      .getByRole('button', { name: /^(Play|Resume)$/ })
      .first()
      .click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('This title cannot be played right now.', { timeout: 60_000 })
    await expect(alert).toContainText(/Code: \w+/)
    await expectAccessible(page, 'dialog')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await button('Try again').click()
    await expect(alert).toBeHidden()
    await expect.poll(async () => (await media()).time, { timeout: 20_000 }).toBeGreaterThan(0.3)
    await page.keyboard.press('Escape')
  })
})

test('[product 38, decisions 4] a place that was kept without a connection arrives when the page is opened again, and sets no later one of another device back', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const who = await joinByApi(page)
  const { id, episodes } = await openShow(page)
  const contentId = episodes[0]?.contentitem_id
  const phone = await anotherDevice(who)
  const placeNow = async () => {
    const points = (await (await phone.get('/api/user/history')).json()) as {
      contentId: number
      position: number
    }[]
    return Math.round(points.find((point) => point.contentId === contentId)?.position ?? -1)
  }
  const kept = (on: Page) => on.evaluate(() => localStorage.getItem('player:kept-positions'))
  /** Watches to a place, loses the connection, pauses there and closes the page; answers the place that is kept. */
  const watchOffline = async (on: Page, seconds: number): Promise<number> => {
    const { seek, media } = await pressPlay(on)
    await seek(seconds)
    await expect.poll(async () => (await media()).time).toBeGreaterThan(seconds)
    await context.setOffline(true)
    await on.keyboard.press('k')
    await expect.poll(async () => (await media()).isPaused).toBe(true)
    const stoodAt = Math.round((await media()).time)
    await expect
      .poll(async () => Math.round(JSON.parse((await kept(on)) ?? '[{}]')[0].position))
      .toBe(stoodAt)
    await on.close()
    return stoodAt
  }
  const openAgain = async (): Promise<Page> => {
    await context.setOffline(false)
    const opened = await context.newPage()
    await opened.goto(`/movies/movie/${id}`)
    await expect.poll(() => kept(opened)).toBeNull()
    return opened
  }

  const stoodAt = await watchOffline(page, 20)
  expect(await placeNow()).not.toBe(stoodAt)
  const second = await openAgain()
  expect(await placeNow()).toBe(stoodAt)

  await watchOffline(second, 40)
  const later = await phone.put(`/api/user/history/${contentId}`, {
    data: { position: 90, duration: EPISODES[0].seconds, sequence: 1, at: new Date().toISOString() },
  })
  expect(later.status()).toBe(200)
  await openAgain()
  expect(await placeNow()).toBe(90)
  await phone.dispose()
})
