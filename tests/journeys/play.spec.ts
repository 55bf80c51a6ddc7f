/** @spec catalogue 2.10, 2.11, decisions 4 */
import { detailEn } from '../../apps/web/src/texts/detail.en.ts'
import { aNewcomer, becomeMember, expect, loseSession, playableTitle, test } from './pages.ts'

test('[catalogue 2.11.2] a film plays full screen, is controlled by keys, and resumes where it was left @core', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await becomeMember(page, aNewcomer())
  const film = await playableTitle(page, 'movies', 300_000)
  expect(film, 'the demo catalogue makes a film').not.toBeNull()
  // Without another screen, the button says so.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote'))
  await page.goto(`/movies/movie/${film?.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Cast' }).click()
  await expect(page.getByText(detailEn.cannotCast)).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const player = page.getByRole('dialog', { name: /^Player:/ })
  await expect(player).toBeVisible()
  expect(await player.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  const video = player.locator('video')
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(1)

  await page.keyboard.press('k')
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true)
  const before = await video.evaluate((media: HTMLVideoElement) => media.currentTime)
  await page.keyboard.press('l')
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(before + 8)
  await expect(player.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', / of /)
  await page.keyboard.press('m')
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.muted)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()

  // Opened to play, the film comes before its page, which is there behind it.
  await page.goto(`/movies/movie/${film?.id}?play=true`)
  await expect
    .poll(() => page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.3)
  await expect(player).toBeVisible()
  await expect(page.locator('#film-first')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeInViewport()

  const main = page.getByRole('main')
  await main.getByRole('button', { name: detailEn.startOver }).click()
  await expect
    .poll(() => page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeLessThan(8)
  await expect(player.getByRole('button', { name: /^Back to / })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue streaming' })).toBeVisible()
})

test('[catalogue 2.11.3] music plays in a bar 150 px high at the bottom of the page across navigation @core', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await becomeMember(page, aNewcomer())
  await expect
    .poll(
      async () => {
        const albums = await (await page.request.get('/api/content?category=music-stream&limit=20')).json()
        for (const { contentitem_id: id } of albums as { contentitem_id: number }[]) {
          const tracks = await (await page.request.get(`/api/content/${id}/children`)).json()
          if ((tracks as { representation?: object }[]).some(({ representation }) => representation)) {
            await page.goto(`/movies/music/${id}`)
            return true
          }
        }
        return false
      },
      { timeout: 500_000, intervals: [2000] },
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const bar = page.locator('.audio-bar')
  const audio = bar.locator('audio')
  await expect
    .poll(() => audio.evaluate((media: HTMLAudioElement) => media.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.5)
  expect((await bar.boundingBox())?.height).toBe(150)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).toBe(heading)
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await bar.boundingBox())?.height).toBeLessThan(80)
  await bar.getByRole('button', { name: 'Expand the player' }).click()
  const pause = await bar.getByRole('button', { name: 'Pause' }).boundingBox()
  const line = await bar.getByRole('slider', { name: 'Position' }).boundingBox()
  if (!pause || !line) throw new Error('The bar has no buttons or no line.')
  expect(line.y, 'No finger meets two targets').toBeGreaterThanOrEqual(pause.y + pause.height)
  expect(line.height).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Escape')
  await page.setViewportSize(size)
  const element = await audio.elementHandle()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/games')
  expect(await element?.evaluate((media) => media.isConnected && !(media as HTMLAudioElement).paused)).toBe(
    true,
  )
  // The reason it stopped is shown in full, taller than the bar.
  await page.route(/\/api\/playback\/[^/]+\/title$/, (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: '', status: 402, code: 'no_subscription' }),
    }),
  )
  await bar.getByRole('button', { name: 'Next track' }).click()
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: 'Continue your membership' })).toBeInViewport({ ratio: 1 })
})

test('[catalogue 2.11.5] a visitor sees the trailer, logs in to watch and lands on the title', async ({
  page,
}) => {
  const who = aNewcomer()
  await becomeMember(page, who)
  await loseSession(page)
  const answer = await page.request.get('/api/content/info/221?category=movies&limit=1')
  const [film] = (await answer.json()) as { contentitem_id: number }[]
  await page.goto(`/movies/movie/${film?.contentitem_id}`)
  await page.getByRole('main').getByRole('button', { name: 'Trailer', exact: true }).click()
  const player = page.getByRole('dialog', { name: /^Player:/ })
  await expect(player).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()
  await page.getByRole('link', { name: 'Log in to watch' }).click()
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/movies/movie/${film?.contentitem_id}`)
})
