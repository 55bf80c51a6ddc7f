import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MUSIC } from '../albums/albums.ts'
import { AlbumPlayer } from '../albums/player.ts'
import type { AlbumMusic } from '../albums/plan.ts'
import { RATE } from '../mix.ts'
import type { Score } from '../score/score.ts'
import { MOST_PEAK_DB } from './limiter.ts'
import { integrated, powersOf } from './loudness.ts'
import { HOUSE_LUFS } from './level.ts'
import { stereo, type Stereo } from './strip.ts'
import { truePeak } from './true-peak.ts'

function heard(wav: Buffer): Stereo {
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2)
  const sides = stereo(samples.length / 2)
  for (let i = 0; i < sides.left.length; i++) {
    sides.left[i] = (samples[i * 2] ?? 0) / 32_768
    sides.right[i] = (samples[i * 2 + 1] ?? 0) / 32_768
  }
  return sides
}

/** Returns only the first seconds of a score, to save time. */
const shortened = (score: Score, seconds: number): Score => ({
  ...score,
  seconds,
  parts: score.parts
    .map((part) => ({ ...part, notes: part.notes.filter(({ at }) => at < seconds - 0.1) }))
    .filter(({ notes }) => notes.length > 0),
  pulses: score.pulses.filter((at) => at < seconds),
})

const begun = (key: string, seconds: number, length = 1): AlbumMusic => {
  const music = MUSIC.get(key)
  assert.ok(music, key)
  return { ...music, length, scoreOf: (index) => shortened(music.scoreOf(index), seconds) }
}

test('a sine of -23 dBFS on both channels measures -23 LUFS, as in the standard', () => {
  const sides = stereo(RATE * 6)
  for (const side of [sides.left, sides.right])
    for (let i = 0; i < side.length; i++)
      side[i] = 10 ** (-23 / 20) * Math.sin((2 * Math.PI * 1000 * i) / RATE)
  assert.ok(Math.abs(integrated(powersOf([sides.left, sides.right], sides.left.length, RATE)) + 23) < 0.1)
})

/** An album of each composer, including those with the sharpest drums and strings. */
const ONE_OF_EACH = [
  'albums/ferne-kuesten',
  'albums/linke-hand',
  'albums/sitzordnung',
  'albums/pausenraum',
  'albums/halbmond',
  'albums/parallelwelt',
  'albums/gece-vardiyasi',
  'albums/marlene-voss',
  'albums/moorlieder',
  'albums/schotter',
  'albums/maqha',
  'albums/schluckauf',
  'channels/blaue-stunde',
] as const

const TAIL_SECONDS = 6

/** Renders the beginning of an album's first track, with time to ring out. */
function shortTrack(key: string, seconds: number): Stereo {
  const music = begun(key, seconds)
  const scoreOf = (index: number): Score => ({ ...music.scoreOf(index), seconds: seconds + TAIL_SECONDS })
  return heard(new AlbumPlayer({ ...music, runsOn: false, scoreOf }).play(0))
}

for (const key of ONE_OF_EACH)
  test(`a piece of ${key} is as loud as all others, does not clip, stands in the middle and ends when it has died away`, () => {
    const sides = shortTrack(key, 14)
    const loudness = integrated(powersOf([sides.left, sides.right], sides.left.length, RATE))
    assert.ok(Math.abs(loudness - HOUSE_LUFS) < 1, `${loudness} LUFS`)
    const peak = 20 * Math.log10(Math.max(truePeak(sides.left), truePeak(sides.right)))
    assert.ok(peak <= MOST_PEAK_DB, `${peak} dB`)
    for (const side of [sides.left, sides.right]) {
      const mean = side.reduce((sum, value) => sum + value, 0) / side.length
      assert.ok(Math.abs(mean) < 0.001, `${mean}`)
    }
    assert.ok(Math.abs(sides.left.at(-1) ?? 1) < 0.001)
    const lastHeard = Math.max(
      ...[sides.left, sides.right].map((side) =>
        side.findLastIndex((value) => Math.abs(value) > 10 ** (-55 / 20)),
      ),
    )
    const silence = (sides.left.length - lastHeard) / RATE
    assert.ok(silence > 0.1 && silence < 1.2, `${silence} s of silence`)
  })

test('continuous tracks are one recording: the cut is inaudible', () => {
  const player = new AlbumPlayer(begun('albums/parallelwelt', 12, 3))
  const first = heard(player.play(0))
  const second = heard(player.play(1))
  for (const side of ['left', 'right'] as const) {
    const [before, after] = [first[side], second[side]]
    const joined = Float32Array.of(...before.slice(-480), ...after.slice(0, 480))
    const steps = joined.slice(1).map((value, i) => Math.abs(value - (joined[i] ?? 0)))
    const cut = steps[479] ?? 1
    assert.ok(cut <= Math.max(...steps.slice(0, 479), ...steps.slice(480)), `a step of ${cut}`)
    assert.ok(Math.max(...joined.map(Math.abs)) > 0.01, 'no pause')
  }
})

test('a track of a continuous album is the same alone as after the others', () => {
  const music = begun('albums/parallelwelt', 8, 3)
  const inOrder = new AlbumPlayer(music)
  inOrder.play(0)
  assert.ok(inOrder.play(1).equals(new AlbumPlayer(music).play(1)))
})
