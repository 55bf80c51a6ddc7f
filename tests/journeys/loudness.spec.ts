/** How loud music comes out of the browser, measured on what it decodes. */
import { gainOf, LOUDNESS_MODES, TARGET_LUFS } from '../../packages/domain/src/loudness.ts'
import { barOf, expectPlaying, openAlbum } from './album.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { tapSound } from './sound-tap.ts'
import { SAMPLE_RATE, TRACKS } from './test-album.ts'

const NAMES = { off: 'Off', track: 'By track', album: 'By album' }
const decibels = (heard: Float32Array) =>
  10 * Math.log10(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length)

test.use({ bypassCSP: true })

test('[decisions 11.14] music comes out at one loudness, by album, by track, or as it was mastered', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)
  const opened = page.waitForResponse(/\/api\/playback$/)
  await page.getByRole('button', { name: `Play ${TRACKS[0]}`, exact: true }).click()
  await expectPlaying(bar, TRACKS[0] ?? '')
  const { loudness } = await (await opened).json()
  expect(loudness.track.lufs, 'it is loud by itself').toBeGreaterThan(TARGET_LUFS + 5)
  const tap = await tapSound(bar.locator('audio'), SAMPLE_RATE)
  await bar.getByRole('button', { name: 'Sound', exact: true }).click()
  await expectAccessible(page, '.audio-bar')
  // Two tones of 0.3 each.
  const mastered = 10 * Math.log10(0.3 ** 2)
  for (const mode of LOUDNESS_MODES.toReversed()) {
    await bar.getByRole('radio', { name: NAMES[mode] }).click()
    const gain = 20 * Math.log10(gainOf(loudness, mode))
    await tap.take()
    await expect.poll(async () => decibels(await tap.take()), NAMES[mode]).toBeCloseTo(mastered + gain, 0)
  }
  await page.reload()
  await bar.getByRole('button', { name: 'Sound', exact: true }).click()
  await expect(bar.getByRole('radio', { name: NAMES.album }), 'kept on this device').toBeChecked()
})
