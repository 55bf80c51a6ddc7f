/** The film player for journeys: the test series, pressing Play, and the state of the media element. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './pages.ts'
import { EPISODES, TEST_SHOW } from './test-show.ts'

export type Show = { id: number; episodes: { contentitem_id: number }[] }

/** Opens the test series once its episodes are playable. */
export async function openShow(page: Page): Promise<Show> {
  let found: Show | null = null
  await expect
    .poll(
      async () => {
        const query = new URLSearchParams({ category: 'movies', search: TEST_SHOW, lang: 'en' })
        const [show] = await (await page.request.get(`/api/content?${query}`)).json()
        if (!show) return 0
        const episodes = await (await page.request.get(`/api/content/${show.contentitem_id}/children`)).json()
        found = { id: show.contentitem_id, episodes }
        return (episodes as { representation?: object }[]).filter(({ representation }) => representation)
          .length
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(EPISODES.length)
  if (!found) throw new Error('The test series is not there.')
  await page.goto(`/movies/movie/${(found as Show).id}`)
  return found
}

export type Player = {
  dialog: Locator
  video: Locator
  /** The state of the media element. */
  media: () => Promise<{
    time: number
    duration: number
    isPaused: boolean
    rate: number
    volume: number
    isMuted: boolean
  }>
  button: (name: string | RegExp) => Locator
  seek: (seconds: number) => Promise<void>
  showControls: () => Promise<void>
}

export async function pressPlay(page: Page, name = /^(Play|Resume)$/): Promise<Player> {
  await page.getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Player:/ })
  const video = dialog.locator('video')
  const media = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      duration: element.duration,
      isPaused: element.paused,
      rate: element.playbackRate,
      volume: element.volume,
      isMuted: element.muted,
    }))
  await expect.poll(async () => (await media()).time, { timeout: 30_000 }).toBeGreaterThan(0.3)
  return {
    dialog,
    video,
    media,
    button: (label) => dialog.getByRole('button', { name: label, exact: typeof label === 'string' }),
    seek: (seconds) =>
      video.evaluate((element: HTMLVideoElement, to) => void (element.currentTime = to), seconds),
    showControls: async () => {
      await page.mouse.move(400 + Math.random() * 60, 300)
      await expect(dialog).toHaveAttribute('data-controls', 'shown')
    },
  }
}
