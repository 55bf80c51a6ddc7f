/** An album cut from one signal sounds like that signal across FLAC, MP3 and AAC borders, measured on the browser's decoded output. */
import type { Locator, Page } from '@playwright/test'
import { findReceiver, haveAirPlay, leaveReceiver } from './another-screen.ts'
import { barOf, expectPlaying, mediaOf, openAlbum } from './album.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { hearGap, tapSound, type Tap } from './sound-tap.ts'
import { CUTS, SAMPLE_RATE, signalAt, TEST_ALBUM, TRACKS } from './test-album.ts'

const [first, second, third, last] = TRACKS as [string, string, string, string]
/** 1 ms. */
const MOST_SAMPLES = 44
/** A click or a gap correlates less with the signal; two lossy encodings do not. */
const LEAST_LIKENESS = 0.98

test.use({ bypassCSP: true })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false}'))
})

/** Returns where the current track begins on the element's timeline, in seconds: a skip may have started a new one. Pauses it. */
async function findBeginning(bar: Locator): Promise<number> {
  await bar.locator('audio').evaluate((media: HTMLAudioElement) => media.pause())
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const position = await bar.getByRole('slider', { name: 'Position' }).inputValue()
  return (await mediaOf(bar)).time - Number(position)
}

/** Plays across the border after a track, counted from 0, and expects nothing lost, repeated or filled in. */
async function expectJoined(bar: Locator, tap: Tap, plays: number) {
  const [begin = 0, sample = 0] = CUTS.slice(plays)
  const lineSeconds = (await findBeginning(bar)) + (sample - begin) / SAMPLE_RATE
  const border = { lineSeconds, sample, sampleRate: SAMPLE_RATE }
  const gap = await hearGap(bar.locator('audio'), tap, border, (index) => signalAt(index / SAMPLE_RATE))
  expect(gap, 'the signal was found on both sides').not.toBeNull()
  expect(Math.abs(gap?.samples ?? Infinity), 'samples lost or too many').toBeLessThanOrEqual(MOST_SAMPLES)
  expect(gap?.likeness, 'like the signal across the border').toBeGreaterThan(LEAST_LIKENESS)
}

const tapOf = (bar: Locator) => tapSound(bar.locator('audio'), SAMPLE_RATE)
const loadedTo = (bar: Locator) =>
  bar
    .locator('audio')
    .evaluate(({ buffered }: HTMLAudioElement) =>
      buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
    )
const streams = async (page: Page) =>
  ((await (await page.request.get('/api/playback')).json()) as { contentId: number }[]).map(
    ({ contentId }) => contentId,
  )

/** Answers the first request for a next track as a service that is too busy; returns the requests it refused. */
async function refuseFirstPreparation(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.route('**/api/playback/*/title', async (route) => {
    const request = route.request()
    if (refused.length > 0 || !request.postData()?.includes('"prepare":true')) return route.fallback()
    refused.push(request.url())
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'overloaded', status: 503, title: 'Too busy', retryAfter: 1 }),
    })
  })
  return refused
}

test('[decisions 11.8] an album cut from one signal plays seamlessly, after a seek, a skip, a reload, and offline', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  const ids = await openAlbum(page)
  const bar = barOf(page)

  await test.step('from FLAC to MP3, after a seek, though the service is too busy at first', async () => {
    const refused = await refuseFirstPreparation(page)
    await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
    await expectPlaying(bar, first)
    const tap = await tapOf(bar)
    await expect.poll(() => refused.length, 'the next track was refused').toBe(1)
    await expect
      .poll(() => loadedTo(bar), 'and asked for again')
      .toBeGreaterThan((CUTS[1] ?? 0) / SAMPLE_RATE + 1)
    await expectJoined(bar, tap, 0)
    await expect(bar).toHaveAccessibleName(`Player: ${second}`)
    await expect.poll(() => streams(page), 'one stream, which has gone on').toEqual([ids[1]])

    await bar.getByRole('button', { name: 'Next track', exact: true }).click()
    await expectPlaying(bar, third)
    // From MP3 to AAC, after skipping forward and back.
    await bar.getByRole('button', { name: 'Previous track', exact: true }).click()
    await expectPlaying(bar, second)
    await expectJoined(bar, tap, 1)
    await expect(bar).toHaveAccessibleName(`Player: ${third}`)
  })

  await test.step('from AAC to FLAC, after a reload and offline', async () => {
    await page.reload()
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    await expectPlaying(bar, third)
    const tap = await tapOf(bar)
    await expect.poll(() => loadedTo(bar)).toBeCloseTo(((CUTS[4] ?? 0) - (CUTS[2] ?? 0)) / SAMPLE_RATE, 1)
    await context.setOffline(true)
    await expectJoined(bar, tap, 2)
    await expect(bar).toHaveAccessibleName(`Player: ${last}`)
    await context.setOffline(false)
    await expect.poll(() => streams(page), 'told once there is a network again').toEqual([ids[3]])
  })
})

test('[decisions 11.8] downloads on the device are gapless as well, when offline', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const album = page.url()
  await page.getByRole('button', { name: `Download ${TEST_ALBUM}` }).click()
  await expect(page.getByRole('button', { name: `${TEST_ALBUM} is downloaded` })).toBeVisible({
    timeout: 60_000,
  })
  await context.setOffline(true)
  await page.goto(album)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Play ${first}` })
    .click()
  const bar = barOf(page)
  await expectPlaying(bar, first)
  const tap = await tapOf(bar)
  await expect
    .poll(() => loadedTo(bar), 'all of it is on the line')
    .toBeCloseTo((CUTS[4] ?? 0) / SAMPLE_RATE, 1)
  await expectJoined(bar, tap, 0)
  await expect(bar).toHaveAccessibleName(`Player: ${second}`)
})

test('[decisions 11.8] a track that is queued after the decoder was told of the end still follows', async ({
  page,
}) => {
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  const audio = bar.locator('audio')
  await page.getByRole('button', { name: `Play ${last}`, exact: true }).click()
  await expectPlaying(bar, last)
  const end = (await findBeginning(bar)) + ((CUTS[4] ?? 0) - (CUTS[3] ?? 0)) / SAMPLE_RATE
  await audio.evaluate((media: HTMLAudioElement, time) => (media.currentTime = time), end - 0.15)
  const isEndTold = () => audio.evaluate(({ duration }: HTMLAudioElement) => Number.isFinite(duration))
  await expect.poll(isEndTold, 'the timeline ends here').toBe(true)

  await page.getByRole('button', { name: `Add ${first} to the queue`, exact: true }).click()
  await expect.poll(() => loadedTo(bar), 'the queued track is joined').toBeGreaterThan(end + 1)
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expectPlaying(bar, first)
})

test('[decisions 11.17] AirPlay is given the current track’s address, and the queue continues here afterwards', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await haveAirPlay(page)
  const prepared: number[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/title') ? request.postDataJSON() : null
    if (body?.prepare) prepared.push(body.contentId)
  })
  // This browser cannot play what it offers to receivers.
  await page.route('**/master.m3u8', (route) =>
    route.request().resourceType() === 'media' ? undefined : route.fallback(),
  )
  await joinByApi(page)
  const ids = await openAlbum(page)
  const bar = barOf(page)
  const audio = bar.locator('audio')
  const offers = audio.locator('source[type="application/vnd.apple.mpegurl"]')
  const plays = () => audio.evaluate(({ currentSrc }: HTMLAudioElement) => currentSrc)
  const position = () => bar.getByRole('slider', { name: 'Position' }).inputValue().then(Number)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)
  const before = await offers.getAttribute('src')
  await bar.getByRole('button', { name: 'Next track', exact: true }).click()
  await expectPlaying(bar, second)
  await expect(offers, 'the track that plays').not.toHaveAttribute('src', before ?? '')
  const address = (await offers.getAttribute('src')) ?? ''
  expect(address).toMatch(/\/master\.m3u8$/)
  expect(await plays()).toMatch(/^blob:/)
  // From then on, the service no longer hands out the third track, which the timeline needs again afterwards.
  await expect.poll(() => prepared).toContain(ids[3])

  await findReceiver(audio)
  await bar.getByRole('button', { name: 'Play on another device' }).click()
  await expect(bar.getByRole('button', { name: 'Choose the device' })).toBeVisible()
  await expect(audio, 'at its position, not the timeline’s').toHaveAttribute('src', address)
  expect((await mediaOf(bar)).time).toBeLessThan((CUTS[1] ?? 0) / SAMPLE_RATE)
  await expect(bar).toHaveAccessibleName(`Player: ${second}`)

  await leaveReceiver(audio, 5)
  await expect(bar.getByRole('button', { name: 'Play on another device' })).toBeVisible()
  await expectPlaying(bar, second)
  expect(await position()).toBeGreaterThanOrEqual(5)
  expect(await plays()).toMatch(/^blob:/)
  // Paused before the tap is laid, or the border could pass meanwhile.
  await findBeginning(bar)
  await expectJoined(bar, await tapOf(bar), 1)
})
