/** A profile's listening history, similar music after a queue, and saving a queue as a playlist. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { barOf, expectPlaying, mediaOf, openAlbum } from './album.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { TEST_ALBUM, TRACKS } from './test-album.ts'

const PHONE = { width: 390, height: 844 }
const [first, second, , last] = TRACKS as [string, string, string, string]

/** Reports to the service that a track was played to its end this many times. */
async function hear(request: APIRequestContext, contentId: number, times: number) {
  const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  for (let sequence = 1; sequence <= 2 * times; sequence++) {
    const position = sequence % 2 === 0 ? 60 : 1
    const data = { position, duration: 60, sequence, at: new Date().toISOString() }
    const answer = await request.put(`/api/user/history/${contentId}`, { data, headers: { origin } })
    expect(answer.ok()).toBe(true)
  }
}

test('[product 6.1] the listening history has its own page, with the latest and the most played first', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await page.goto('/music/heard')
  await expect(page.getByText('Nothing played yet.')).toBeVisible()
  await expectAccessible(page)
  const tracks = await openAlbum(page)
  await hear(page.request, tracks[1] ?? 0, 3)
  await hear(page.request, tracks[0] ?? 0, 1)
  await page.goto('/music')
  await page.getByRole('link', { name: 'History', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  const most = page.getByRole('list', { name: 'Most played by you' }).getByRole('listitem')
  await expect(most).toHaveCount(2)
  await expect(most.first()).toContainText(second)
  await expect(most.first()).toContainText('3 times')
  const history = page.getByRole('list', { name: 'Everything you have played' }).getByRole('listitem')
  await expect(history.first()).toContainText(first)
  await expect(page.getByRole('link', { name: TEST_ALBUM }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await page.goto('/music/my')
  await page.getByRole('main').getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await expectAccessible(page)
  await most
    .first()
    .getByRole('button', { name: `Play ${second}`, exact: true })
    .click()
  await expectPlaying(barOf(page), second)
})

test('[product 6.3] similar music follows when a queue ends, until that is turned off', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const [, , , lastId = 0] = await openAlbum(page)
  const found = await (await page.request.get(`/api/user/music/after/${lastId}`)).json()
  test.skip(found.tracks.length === 0, 'There is no other music.')
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${last}`, exact: true }).click()
  await expectPlaying(bar, last)
  await expect(page.getByText('Up next: similar music.')).toBeVisible()
  await bar.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await bar.getByRole('button', { name: 'Queue', exact: true }).click()
  const rows = bar.locator('ol li')
  await expect.poll(() => rows.count()).toBeGreaterThan(TRACKS.length)
  await expect(bar.getByRole('switch', { name: 'Continue with similar music' })).not.toBeChecked()
  await bar.getByRole('button', { name: 'Clear the queue' }).click()
  await expect(rows).toHaveCount(1)
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expectPlaying(bar, last)
  await expect(rows).toHaveCount(1)
})

test('[decisions 11.6] the queue is saved as a playlist from the full-screen player', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)
  await bar.getByRole('button', { name: 'Pause' }).click()
  await page.setViewportSize(PHONE)
  await bar.getByRole('button', { name: 'Expand the player' }).click()
  await bar.getByRole('button', { name: 'Queue', exact: true }).click()
  await expectAccessible(page, '.audio-bar')
  await bar.getByRole('button', { name: 'Add the queue to a playlist' }).click()
  const question = page.getByRole('dialog', { name: 'Add to playlist' })
  await expect(question).toBeVisible()
  await expectAccessible(page, '[data-modal]')
  await question.getByRole('textbox').fill('Evening')
  await question.getByRole('button', { name: 'Create playlist' }).click()
  await expect(page.getByText('Added to “Evening”.')).toBeVisible()
  const [mix] = await (await page.request.get('/api/user/mixes')).json()
  expect(mix.name).toBe('Evening')
  expect(mix.entries.length).toBe(TRACKS.length)
  expect((await mediaOf(bar)).isPaused).toBe(true)
})

test('[catalogue 2.10.3] the song that plays has a heart, in the bar and in the full player', async ({
  page,
}) => {
  await joinByApi(page)
  const [firstId] = await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)
  await bar.getByRole('button', { name: 'Pause' }).click()
  const heart = bar.getByRole('button', { name: `Favorite: ${first}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize(PHONE)
  await bar.getByRole('button', { name: 'Expand the player' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const favorites = async () =>
    ((await (await page.request.get('/api/user/playlist')).json()) as { contentId: number }[]).map(
      ({ contentId }) => contentId,
    )
  await expect.poll(favorites).toContain(firstId)
})
