/** What can go wrong during playback: each message says why, and what helps. @spec product 38, 39, decisions 4 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { anotherDevice, joinByApi } from './member.ts'
import { expect, playableTitle, test } from './pages.ts'
import { openShow, pressPlay } from './player.ts'
import { EPISODES } from './test-show.ts'

test('each playback failure says why and what helps', async ({ page }) => {
  test.setTimeout(300_000)
  const who = await joinByApi(page)
  const { episodes } = await openShow(page)
  const { dialog, media, button } = await pressPlay(page)
  const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  /** Simulates a device asleep for a minute: it sends no heartbeats, and its stream ends. */
  const sleepUntilEnded = async (streamId: string | undefined) => {
    const heartbeats = '**/api/playback/*'
    await page.route(heartbeats, (route) => route.abort())
    await page.evaluate(() => {
      const before = Date.now.bind(Date)
      Date.now = () => before() + 61_000
    })
    await page.request.delete(`/api/playback/${streamId}`, { headers: { origin } })
    await page.unroute(heartbeats)
  }

  await test.step('[product 2.11] a stream ended from another device', async () => {
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

  await test.step('[product 2.10] a stream that ended while the device slept resumes by itself', async () => {
    const streams = async () => (await page.request.get('/api/playback')).json()
    await expect.poll(streams).toHaveLength(1)
    const [running] = await streams()
    // The picture of the ended stream may still be shown.
    const begun = await media()
    await expect.poll(async () => (await media()).time, { timeout: 20_000 }).toBeGreaterThan(begun.time + 0.3)
    await page.keyboard.press('>')
    const { time } = await media()
    await sleepUntilEnded(running.id)
    await page.keyboard.press('l')
    const next = async () => (await streams())[0]?.id ?? running.id
    await expect.poll(next, { timeout: 30_000 }).not.toBe(running.id)
    await expect.poll(async () => (await media()).time, { timeout: 20_000 }).toBeGreaterThan(time + 9)
    await expect.poll(media).toMatchObject({ isPaused: false, rate: 1.25 })
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await pressPlay(page)
  })

  await test.step('[product 2.13] a broadcast shows times of day; LIVE turns grey when behind and leads back', async () => {
    // Turns the packaged episode into a running broadcast: no end tag, and a time of day.
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
    await page.keyboard.press('0')
    await expect(live.button('Back to live')).toBeVisible()
    await page.keyboard.press('End')
    await expect(live.button('Playing live')).toBeVisible()
    await page.keyboard.press('0')
    await live.button('Back to live').click()
    await expect(live.button('Playing live')).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Next episode' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('[catalogue 2.11.2] a film without a sound track says so and offers no volume', async () => {
    await page.route(/master\.m3u8$/, async (route) => {
      const playlist = await (await route.fetch()).text()
      const body = playlist
        .replaceAll(/#EXT-X-MEDIA:TYPE=AUDIO.*\n/g, '')
        .replaceAll(/,AUDIO="[^"]*"|,mp4a[.\d]+/g, '')
      await route.fulfill({ body, contentType: 'application/vnd.apple.mpegurl' })
    })
    const silent = await pressPlay(page)
    await silent.showControls()
    await expect(dialog.getByRole('img', { name: 'This title has no sound' })).toBeVisible()
    await expect(dialog.getByRole('slider', { name: 'Volume' })).toHaveCount(0)
    await page.keyboard.press('m')
    await expect(dialog.getByRole('status').filter({ hasText: 'This title has no sound' })).toBeAttached()
    expect((await silent.media()).isMuted).toBe(false)
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('[product 2.11] unreadable media show an error code, and are retried', async () => {
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

  await test.step('[product 2.11] with four devices playing, they are listed, and ending one makes room', async () => {
    const devices = await Promise.all([1, 2, 3, 4].map(() => anotherDevice(who)))
    for (const [place, device] of devices.entries()) {
      const answer = await device.post('/api/playback', {
        data: { contentId: episodes[place % EPISODES.length]?.contentitem_id },
      })
      expect(answer.status()).toBe(201)
    }
    await page
      .getByRole('button', { name: /^(Play|Resume)$/ })
      .first()
      .click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('All your streams are in use.')
    const ends = alert.getByRole('button', { name: /^End / })
    await expect(ends).toHaveCount(4)
    await expect(ends.first()).toHaveAccessibleName(`End ${EPISODES[0].title}`)
    await expectAccessible(page, 'dialog')
    await ends.first().click()
    await expect(alert).toBeHidden()
    await expect.poll(async () => (await media()).isPaused, { timeout: 20_000 }).toBe(false)
    const running = (await (await page.request.get('/api/playback')).json()) as { id: string }[]
    expect(running).toHaveLength(4)
    for (const device of devices) await device.dispose()
    await page.keyboard.press('Escape')
  })

  await test.step('[product 2.11] a member who may no longer watch, or not here, is told why and what helps', async () => {
    const alert = dialog.getByRole('alert')
    for (const [status, code, cause, helps] of [
      [402, 'no_subscription', 'Your membership is not active.', 'Continue your membership'],
      [
        404,
        'not_available_here',
        'This title is currently not available in your country.',
        'Find something else',
      ],
    ] as const) {
      await page.route(/\/api\/playback$/, (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
        }),
      )
      await page
        .getByRole('button', { name: /^(Play|Resume)$/ })
        .first()
        .click()
      await expect(alert).toContainText(cause)
      await expect(alert.getByRole('link', { name: helps })).toBeVisible()
      await button('Close').click()
      await expect(dialog).toBeHidden()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

  await test.step('[product 2.10] playback that could not start offline starts by itself on reconnecting', async () => {
    await page.route(/\/api\/playback$/, (route) => route.abort())
    await page
      .getByRole('button', { name: /^(Play|Resume)$/ })
      .first()
      .click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('The connection was lost.')
    await button('Close').click({ trial: true })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(alert).toBeHidden()
    await expect.poll(async () => (await media()).isPaused, { timeout: 20_000 }).toBe(false)
    await button('Close').click()
  })

  await test.step('[decisions 10.7] a film still being packaged shows its full length, plays what is ready and waits for the rest, even if a proxy refuses its segments', async () => {
    const [length, segments] = [300, 5]
    const lease = '/media/segments/1/refused/str_1/ast_1'
    const refused = page.waitForResponse((answer) => answer.url().includes(lease))
    let isWhole = false
    await page.route(/\/api\/playback$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: {
          ...(await answer.json()),
          resumeAt: 0,
          startAt: 0,
          growsTo: length,
          segments: { base: lease, seconds: 30 },
        },
      })
    })
    await page.route(/index\.m3u8$/, async (route) => {
      const playlist = await (await route.fetch()).text()
      const end = [...playlist.matchAll(/\d+\.m4s\n/g)][segments - 1]
      const grown = playlist.slice(0, (end?.index ?? 0) + (end?.[0].length ?? 0)).replace('VOD', 'EVENT')
      await route.fulfill({ body: isWhole ? playlist : grown, contentType: 'application/vnd.apple.mpegurl' })
    })
    // The beginning of the stream is still on its way, as it often is from a distant machine.
    await page.route(/init\.mp4$/, async (route) => {
      await refused
      await new Promise((resolve) => setTimeout(resolve, 500))
      // It may have been given up meanwhile.
      await route.fallback().catch(() => {})
    })
    // The preloaded stream does not include it.
    await page.reload()
    const { showControls } = await pressPlay(page)
    expect((await refused).status()).toBe(410)
    await showControls()
    const slider = dialog.getByRole('slider', { name: 'Position' })
    await expect(slider).toHaveAttribute('aria-valuetext', / of 5 minutes$/)
    await expect(dialog.getByRole('button', { name: /live/i })).toHaveCount(0)
    await page.keyboard.press('5')
    const note = dialog.getByText('This title is still being prepared.')
    await expect(note).toBeVisible()
    expect((await media()).time).toBeLessThan(segments * 4 + 1)
    isWhole = true
    await expect(note).toBeHidden({ timeout: 20_000 })
    await expect.poll(async () => (await media()).time).toBeGreaterThan(segments * 4 + 1)
    await expect(slider).not.toHaveAttribute('aria-valuetext', / of 5 minutes$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('[catalogue 2.11.4] a game whose stream ended while the device slept plays on in its frame with a new stream', async () => {
    const game = await playableTitle(page, 'pc-games')
    await page.goto(`/games/game/${game?.id}`)
    await page.route(/\/api\/playback$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), heartbeatSeconds: 1 } })
    })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const frame = dialog.locator('iframe')
    await expect(frame).toBeVisible()
    const address = await frame.getAttribute('src')
    // Devices from earlier tests may still be playing.
    const runs = async () =>
      ((await (await page.request.get('/api/playback')).json()) as { id: string; contentId: number }[]).find(
        ({ contentId }) => contentId === game?.id,
      )?.id
    await expect.poll(runs).toBeDefined()
    const first = await runs()
    await sleepUntilEnded(first)
    await expect.poll(async () => (await runs()) ?? first, { timeout: 30_000 }).not.toBe(first)
    expect(await frame.getAttribute('src')).toBe(address)
    await page.request.delete(`/api/playback/${await runs()}`, { headers: { origin } })
    await expect(dialog.getByRole('alert')).toContainText('This stream was ended on another device.')
    await expect(frame).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('[decisions 4.31] a position saved offline is sent when the page is opened again, and never overwrites a later one from another device', async ({
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
  /** Watches to a position, goes offline, pauses there and closes the page; returns the saved position. */
  const watchOffline = async (on: Page, seconds: number): Promise<number> => {
    const { seek, media } = await pressPlay(on)
    await seek(seconds)
    // The seek itself has reported its position by then, a second or two after it.
    await expect.poll(async () => (await media()).time).toBeGreaterThan(seconds + 3)
    await context.setOffline(true)
    // Plays on from the buffer, past whatever was reported up to now.
    const wentOffAt = (await media()).time
    await expect.poll(async () => (await media()).time).toBeGreaterThan(wentOffAt + 2)
    await on.keyboard.press('k')
    await expect.poll(async () => (await media()).isPaused).toBe(true)
    const stoodAt = Math.round((await media()).time)
    await expect
      .poll(async () => Math.round(JSON.parse((await kept(on)) ?? '[{}]')[0].position))
      .toBe(stoodAt)
    // Before the page is closed, since what it sends last may still get through.
    expect(await placeNow()).not.toBe(stoodAt)
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
