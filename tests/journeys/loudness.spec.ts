/** The loudness of music, measured on the browser's decoded output, and crossfades between tracks. */
import { gainOf, LOUDNESS_MODES, TARGET_LUFS } from '../../packages/domain/src/listening/loudness.ts'
import type { Locator } from '@playwright/test'
import { haveAnotherScreen } from './another-screen.ts'
import { barOf, expectPlaying, openAlbum } from './album.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { tapSound } from './sound-tap.ts'
import { CUTS, SAMPLE_RATE, TRACKS } from './test-album.ts'

const NAMES = { off: 'Off', track: 'By track', album: 'By album' }
const decibels = (heard: Float32Array) =>
  10 * Math.log10(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length)
const SILENCE = 1e-4

test.use({ bypassCSP: true })

/** Samples the volumes of the playing elements until two have played together and one remains, which is paused. */
function watchFade(bar: Locator): Promise<number[][]> {
  return bar.evaluate(
    (element) =>
      new Promise<number[][]>((resolve) => {
        const seen: number[][] = []
        const look = () => {
          const sounding = [...element.querySelectorAll('audio')].filter(({ paused }) => !paused)
          seen.push(sounding.map(({ volume }) => volume))
          const isOver = sounding.length === 1 && seen.some(({ length }) => length === 2)
          if (!isOver) return setTimeout(look, 20)
          sounding[0]?.pause()
          return resolve(seen)
        }
        look()
      }),
  )
}

const loadedTo = ({ buffered }: HTMLAudioElement) =>
  buffered.length === 0 ? 0 : buffered.end(buffered.length - 1)

test('[decisions 11.14] music plays at an even loudness by album, by track, or as mastered', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await haveAnotherScreen(page)
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
  const evened = bar.getByRole('radiogroup', { name: 'Even out the volume' })
  // Two tones with an amplitude of 0.3 each.
  const mastered = 10 * Math.log10(0.3 ** 2)
  for (const mode of LOUDNESS_MODES.toReversed()) {
    await evened.getByRole('radio', { name: NAMES[mode] }).click()
    const gain = 20 * Math.log10(gainOf(loudness, mode))
    await tap.take()
    await expect.poll(async () => decibels(await tap.take()), NAMES[mode]).toBeCloseTo(mastered + gain, 0)
  }
  await page.reload()
  await bar.getByRole('button', { name: 'Sound', exact: true }).click()
  await expect(evened.getByRole('radio', { name: NAMES.album }), 'kept on this device').toBeChecked()

  await test.step('[decisions 11.16] an album in order is always gapless; other tracks crossfade', async () => {
    const audios = bar.locator('audio')
    const [first = '', , third = ''] = TRACKS
    const crossfade = bar.getByRole('radiogroup', { name: 'Crossfade' })
    await expect(crossfade.getByRole('radio', { name: 'Off' }), 'nobody asked for it').toBeChecked()
    await crossfade.getByRole('radio', { name: '4 s' }).click()
    await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
    await expectPlaying(bar, first)
    await bar.getByRole('button', { name: 'Pause', exact: true }).click()
    const ends = (CUTS[1] ?? 0) / SAMPLE_RATE
    await expect.poll(() => audios.evaluate(loadedTo), 'the next one is joined').toBeGreaterThan(ends + 1)

    await page.getByRole('button', { name: `Play ${third} next`, exact: true }).click()
    await expect(audios, 'another one waits on the other deck').toHaveCount(2)
    await expect.poll(() => audios.last().evaluate(loadedTo)).toBeGreaterThan(1)
    const comesTap = await tapSound(audios.last(), SAMPLE_RATE)
    await audios.first().evaluate((audio: HTMLAudioElement, to) => void (audio.currentTime = to), ends - 5)
    const fading = watchFade(bar)
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    const both = (await fading).filter(({ length }) => length === 2)
    const heard = await comesTap.take()
    await expect(bar).toHaveAccessibleName(`Player: ${third}`)
    const [goes, comes] = [both.map(([one]) => one ?? 0), both.map(([, other]) => other ?? 0)]
    expect(goes, 'the one that goes is only ever softer').toEqual(goes.toSorted((a, b) => b - a))
    expect(comes, 'the one that comes is only ever louder').toEqual(comes.toSorted((a, b) => a - b))
    const loud = mastered + 20 * Math.log10(gainOf(loudness, 'album'))
    const begins = heard.findIndex((sample) => Math.abs(sample) > SILENCE)
    const beginning = heard.subarray(begins, begins + SAMPLE_RATE / 4)
    expect(decibels(beginning), 'it begins softly').toBeLessThan(loud - 3)
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(async () => decibels(await comesTap.take()), 'and is as loud as everything')
      .toBeCloseTo(loud, 0)
  })

  await test.step('another device loads the stream itself, and the queue stays', async () => {
    // This browser cannot play the other device's stream.
    await page.route('**/master.m3u8', () => {})
    await bar.getByRole('button', { name: 'Play on another device' }).click()
    await expect(bar.getByRole('button', { name: 'Choose the device' })).toBeVisible()
    await expect(bar.locator('audio')).toHaveAttribute('src', /\/master\.m3u8$/)
    await expect(bar).toHaveAccessibleName(`Player: ${TRACKS[2]}`)
  })
})
