/** Plays the test album in the bar, for journeys about music. */
import { expect, type Locator, type Page } from '@playwright/test'
import { TEST_ALBUM, TRACKS } from './test-album.ts'

/** Opens the test album's page once its tracks are playable; returns the tracks' IDs. */
export async function openAlbum(page: Page): Promise<number[]> {
  let found = { id: 0, tracks: [] as number[] }
  await expect
    .poll(
      async () => {
        const query = new URLSearchParams({ category: 'music-stream', search: TEST_ALBUM, lang: 'en' })
        const [album] = await (await page.request.get(`/api/content?${query}`)).json()
        if (!album) return 0
        const { contentitem_id: id } = album
        const tracks = await (await page.request.get(`/api/content/${id}/children`)).json()
        const playing = (tracks as { contentitem_id: number; representation?: object }[]).filter(
          ({ representation }) => representation,
        )
        found = { id, tracks: playing.map((track) => track.contentitem_id) }
        return playing.length
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(TRACKS.length)
  await page.goto(`/movies/music/${found.id}`)
  return found.tracks
}

export const barOf = (page: Page) => page.locator('.audio-bar')

export const mediaOf = (bar: Locator) =>
  bar.locator('audio').evaluate((media: HTMLAudioElement) => ({
    time: media.currentTime,
    isPaused: media.paused,
  }))

export const expectPlaying = (bar: Locator, title: string) =>
  expect(async () => {
    await expect(bar).toHaveAccessibleName(`Player: ${title}`)
    const before = await mediaOf(bar)
    expect(before.isPaused).toBe(false)
    await expect.poll(async () => (await mediaOf(bar)).time).not.toBe(before.time)
  }).toPass({ timeout: 30_000 })
