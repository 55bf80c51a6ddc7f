/**
 * The samples lost, doubled or filled in between two tracks of an album cut from one signal, by the tracks' format: FLAC, MP3 and AAC.
 * Measured on what the browser decodes, repeatedly at each border.
 * Usage: node bench/gapless.ts [rounds=3]
 */
import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/browser.ts'
import { hearGap, tapSound } from '../tests/journeys/sound-tap.ts'
import { CUTS, FORMATS, SAMPLE_RATE, signalAt } from '../tests/journeys/test-album.ts'
import { type Album, risingAlbum, startWithAlbums } from './album-product.ts'

const rounds = Number(process.argv[2] ?? 3)
const [flac, mp3, aac] = FORMATS
const KINDS = { flac, mp3, aac }

const product = await startWithAlbums(
  Object.entries(KINDS).map(([name, format]) => risingAlbum(`Rising in ${name}`, [format])),
)
try {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const told: Record<string, { samples: number[]; leastLikeness: number }> = {}
  try {
    for (const [at, name] of Object.keys(KINDS).entries()) {
      const album = product.albums[at] as Album
      const gaps: { samples: number; likeness: number }[] = []
      for (let round = 0; round < rounds; round++) gaps.push(...(await measure(album)))
      told[name] = {
        samples: gaps.map(({ samples }) => samples),
        leastLikeness: Number(Math.min(...gaps.map(({ likeness }) => likeness)).toFixed(4)),
      }
    }
  } finally {
    await browser.close()
  }
  const all = Object.values(told).flatMap(({ samples }) => samples)
  const most = Math.max(...all.map((samples) => Math.abs(samples)))
  console.log(
    JSON.stringify({ sampleRate: SAMPLE_RATE, borders: all.length, told, most, goal: 'at most 44' }),
  )
  process.exitCode = most <= SAMPLE_RATE / 1000 ? 0 : 1

  async function measure({ id, tracks }: Album) {
    const context = await browser.newContext({ locale: 'en-GB', bypassCSP: true })
    try {
      await context.addCookies([{ name: 'user_token', value: product.member.token, url: product.origin }])
      await context.addInitScript(() =>
        localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false,"loudness":"off"}'),
      )
      const page = await context.newPage()
      await page.goto(`${product.origin}/movies/music/${id}`, { waitUntil: 'networkidle' })
      await page
        .getByRole('button', { name: `Play ${tracks[0]?.title}`, exact: true })
        .first()
        .click()
      const audio = page.locator('.audio-bar audio')
      await audio.evaluate(
        (media: HTMLAudioElement) =>
          new Promise<void>((resolve) => {
            const look = () => (media.currentTime > 0 ? resolve() : setTimeout(look, 20))
            look()
          }),
      )
      const tap = await tapSound(audio, SAMPLE_RATE)
      const gaps = []
      for (const border of CUTS.slice(1, tracks.length)) {
        const place = { lineSeconds: border / SAMPLE_RATE, sample: border, sampleRate: SAMPLE_RATE }
        const gap = await hearGap(audio, tap, place, (index) => signalAt(index / SAMPLE_RATE))
        if (!gap) throw new Error('The signal was not found on both sides of a border.')
        gaps.push(gap)
      }
      return gaps
    } finally {
      await context.close()
    }
  }
} finally {
  await product.stop()
}
