/** Channels and their guide. @spec decisions 12 */
import type { Page } from '@playwright/test'
import { en } from '../../apps/web/src/texts/en.ts'
import { guideDe } from '../../apps/web/src/texts/guide.de.ts'
import { guideEn as words } from '../../apps/web/src/texts/guide.en.ts'
import { listeningEn } from '../../apps/web/src/texts/listening.en.ts'
import { playbackEn } from '../../apps/web/src/texts/playback.en.ts'
import { playerEn } from '../../apps/web/src/texts/player.en.ts'
import { expectAccessible } from './accessible.ts'
import { barOf, openAlbum } from './album.ts'
import { tabTo } from './keys.ts'
import { joinByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'
import { pressPlay } from './player.ts'
import {
  JINGLE_SECONDS,
  LOOP_SECONDS,
  TEST_CHANNELS,
  TEST_FILMS,
  TEST_JINGLE,
  TEST_RADIO,
} from './test-channel.ts'

// The operator's own, so that its days begin when the reader's do.
test.use({ timezoneId: 'Europe/Berlin' })

const PHONE = { width: 390, height: 844 }
const [CHANNEL, OTHER_CHANNEL] = TEST_CHANNELS
/** The stretch played at speed: three minutes of programme. */
const STRETCH_SECONDS = 180
const SPEED = 4
const BUFFERED_SECONDS = 20

/** Returns how many seconds are buffered ahead of the current position. */
function aheadOf({ buffered, currentTime }: HTMLVideoElement): number {
  const ends = Array.from(
    { length: buffered.length },
    (_, at) => [buffered.start(at), buffered.end(at)] as const,
  )
  return (ends.find(([from, to]) => from <= currentTime + 0.1 && currentTime < to)?.[1] ?? 0) - currentTime
}

/** Returns the test channel's ID once all of its films are packaged. */
async function findChannel(page: Page): Promise<number> {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/content?category=movies:loops&limit=50&lang=en')
        const films = (await answer.json()) as { representation?: object }[]
        return films.filter(({ representation }) => representation).length
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(TEST_FILMS.length)
  const channel = (await titlesOf(page, 'movies:channels')).find(
    ({ attributes }) => attributes.title === CHANNEL,
  )
  if (!channel) throw new Error('The test channel is not there.')
  return channel.contentitem_id
}

test('[decisions 12.3] the guide is linked in the header, can be navigated by day and by keys, and leads to what is on', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await findChannel(page)
  await page.goto('/movies')
  // Without a picture of its own, it shows its badge where others have their category's icon.
  const card = page.getByRole('article').filter({ hasText: CHANNEL }).first()
  await expect(card.getByText(en.item.live, { exact: true })).toBeVisible()
  await expect(card.locator('a svg')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: en.header.guide, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.header.guide })).toBeVisible()
  const days = page.getByRole('navigation', { name: words.days }).getByRole('link')
  await expect(days).toHaveCount(8)
  await expect(days.first()).toHaveAttribute('aria-current', 'page')
  const programme = page.getByRole('list', { name: words.programmeOf(CHANNEL) })
  await expect(programme.getByText(words.onNow)).toBeVisible()
  await expectAccessible(page)

  await test.step('arrows move along a channel and between channels', async () => {
    const entries = programme.getByRole('link')
    await tabTo(page, entries.first())
    await page.keyboard.press('ArrowRight')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(entries.first()).toBeFocused()
    const other = page
      .getByRole('list', { name: words.programmeOf(OTHER_CHANNEL) })
      .getByRole('link')
      .first()
    const isBelow = await other.evaluate(
      (link, above) =>
        Boolean(link.compareDocumentPosition(above as Node) & Node.DOCUMENT_POSITION_PRECEDING),
      await entries.first().elementHandle(),
    )
    await page.keyboard.press(isBelow ? 'ArrowDown' : 'ArrowUp')
    await expect(other).toBeFocused()
  })

  await test.step('another day begins in the morning, with nothing on now', async () => {
    await days.nth(1).click()
    await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
    await expect(days.nth(1)).toHaveAttribute('aria-current', 'page')
    // The programme on at six may have started a minute before.
    await expect(programme.getByRole('link').first()).toContainText(/05:59|06:00/)
    await expect(programme.getByText(words.onNow)).toHaveCount(0)
    await page.goBack()
    await expect(days.first()).toHaveAttribute('aria-current', 'page')
  })

  await page.getByRole('link', { name: CHANNEL }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: CHANNEL })).toBeVisible()
})

for (const place of ['guide', 'channel'] as const)
  test(`[decisions 12.3] what is on now changes as time goes, on the page of the ${place}`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await joinByApi(page)
    const id = await findChannel(page)
    await page.clock.install()
    await page.goto(place === 'guide' ? '/guide' : `/movies/movie/${id}`)
    const list =
      place === 'guide'
        ? page.getByRole('list', { name: words.programmeOf(CHANNEL) })
        : page.getByRole('region', { name: en.header.guide }).getByRole('list')
    await expect(list.getByRole('listitem').first()).toContainText(words.onNow)
    const titles = () => list.getByText(/Loop$/).allTextContents()
    const before = await titles()
    // A film ends where the jingle after it does.
    await page.clock.fastForward((LOOP_SECONDS + JINGLE_SECONDS) * 1000)
    // One film later, or two if the first was about to end.
    const follow = [1, 2].map((past) => before.slice(past, past + 4).join())
    await expect.poll(async () => follow.includes((await titles()).slice(0, 4).join())).toBe(true)
    await expect(list.getByText(words.onNow)).toHaveCount(1)
    await expect(list.getByRole('listitem').first()).toContainText(words.onNow)
  })

test('[decisions 12.15] a channel plays across its titles, its jingle and their keys without a stall, from the start of its window', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const id = await findChannel(page)
  // From the start, as the page may fetch the first key before Play.
  const keys = new Set<string>()
  page.on('response', (answer) => {
    const [, asset] = /\/([^/]+)\/key\/\d+$/.exec(new URL(answer.url()).pathname) ?? []
    if (asset) keys.add(asset)
  })
  await page.goto(`/movies/movie/${id}`)
  const programme = page.getByRole('region', { name: en.header.guide })
  await expect(programme.getByText(words.onNow)).toBeVisible()
  await expect(programme.getByText(words.next, { exact: true })).toBeVisible()
  await expect(programme.getByText(TEST_JINGLE)).toHaveCount(0)
  await expectAccessible(page)

  const player = await pressPlay(page)
  await player.showControls()
  await expect(player.button(playerEn.isLive)).toBeVisible()
  const start = await player.video.evaluate((video: HTMLVideoElement) => video.seekable.start(0))
  await player.seek(start + 10)
  await player.showControls()
  await expect(player.button(playerEn.goLive)).toBeVisible()
  // The buffer is filled first, as a viewer's would be.
  await expect
    .poll(() => player.video.evaluate(aheadOf), { timeout: 30_000 })
    .toBeGreaterThan(BUFFERED_SECONDS)

  const { seconds, holes } = await player.video.evaluate(
    async (video: HTMLVideoElement, { stretch, speed }) => {
      // A busy machine decodes late at this speed, which says nothing about the stream: what lies ahead in the buffer does.
      const hasNext = (time: number) =>
        Array.from({ length: video.buffered.length }).some(
          (_, at) => video.buffered.start(at) <= time && time + 0.5 <= video.buffered.end(at),
        )
      const missing: number[] = []
      const from = video.currentTime
      video.playbackRate = speed
      const deadline = performance.now() + (stretch / speed) * 3000
      while (video.currentTime < from + stretch && performance.now() < deadline) {
        if (!hasNext(video.currentTime)) missing.push(Math.round(video.currentTime))
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      video.playbackRate = 1
      return { seconds: video.currentTime - from, holes: missing }
    },
    { stretch: STRETCH_SECONDS, speed: SPEED },
  )
  expect(holes).toEqual([])
  expect(seconds).toBeGreaterThanOrEqual(STRETCH_SECONDS)
  // The films, and the jingle.
  expect(keys.size).toBe(TEST_FILMS.length + 1)

  await player.showControls()
  await player.button(playerEn.goLive).click()
  await expect(player.button(playerEn.isLive)).toBeVisible()
})

test('[decisions 12.3] radio shows what was, is and comes next; a song can be favorited there and links to its album', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const { radio } = listeningEn
  await joinByApi(page)
  // The channel has something to play once the tracks are playable.
  await openAlbum(page)
  const channel = (await titlesOf(page, 'music-stream')).find(
    ({ attributes }) => attributes.title === TEST_RADIO,
  )
  await page.goto(`/movies/music/${channel?.contentitem_id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const bar = barOf(page)
  await bar.getByRole('button', { name: radio.label, exact: true }).click()
  const panel = bar.getByRole('dialog', { name: radio.label })
  const part = (name: string) => panel.getByRole('region', { name, exact: true }).getByRole('listitem')
  await expect(part(radio.now)).toHaveCount(1)
  await expect(part(radio.before)).not.toHaveCount(0)
  await expect(part(radio.after)).toHaveCount(6)
  await expect(panel.getByText(TEST_JINGLE)).toHaveCount(0)
  await expectAccessible(page)
  const heart = part(radio.before)
    .last()
    .getByRole('button', { name: /^Favorite: / })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // After a reload it is restored as a channel, even before it plays.
  await page.reload()
  await bar.getByRole('button', { name: radio.label, exact: true }).click()
  await expect(part(radio.now)).toHaveCount(1)
  await expect(bar.getByRole('button', { name: listeningEn.queue.shuffle })).toHaveCount(0)
  const song = part(radio.after).first()
  const album = song.getByRole('button', { name: /^Play the album/ })
  await album.click()
  await expect(bar.getByRole('slider', { name: playbackEn.seek })).toBeVisible()
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).not.toBe('')
})

test.describe('on a phone, in German', () => {
  test.use({ locale: 'de-DE', viewport: PHONE })

  test('[decisions 12.3] the guide is in the drawer of categories, and no wider than the screen', async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await joinByApi(page)
    const id = await findChannel(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Kategorien' }).click()
    await page.getByRole('group', { name: 'Kategorien' }).getByRole('link', { name: 'Programm' }).click()
    await expect(page.getByRole('list', { name: guideDe.programmeOf(CHANNEL) })).toBeVisible()
    for (const address of ['/guide', `/movies/movie/${id}`]) {
      await page.goto(address)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    }
  })
})
