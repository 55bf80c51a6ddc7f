import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gainOf, levelOfAll, type Loudness } from './loudness.ts'

const decibels = (loudness: Loudness | undefined, mode: Parameters<typeof gainOf>[1]) =>
  Math.round(20 * Math.log10(gainOf(loudness, mode)) * 10) / 10

for (const [what, level, expected] of [
  ['loud music is turned down', { lufs: -8, peak: 0.4 }, -10],
  ['loud music without a known peak is turned down', { lufs: -12 }, -6],
  ['quiet music is turned up', { lufs: -23, peak: -9 }, 5],
  [
    'quiet music with a high peak is turned up only as far as its peak allows',
    { lufs: -23, peak: -3.5 },
    2.5,
  ],
  ['quiet music whose peak is at the limit is unchanged', { lufs: -23, peak: 0.2 }, 0],
  ['quiet music without a known peak is unchanged', { lufs: -23 }, 0],
] as const)
  test(`[decisions 11.14] ${what}`, () => assert.equal(decibels({ track: level }, 'track'), expected))

test('[decisions 11.14] album mode applies one gain to all tracks; a single track is its own album', () => {
  const album = { lufs: -10, peak: 0 }
  for (const lufs of [-8, -14, -25]) assert.equal(decibels({ track: { lufs, peak: -6 }, album }, 'album'), -8)
  assert.equal(decibels({ track: { lufs: -14, peak: -6 } }, 'album'), -4)
})

test('[decisions 11.14] applies no gain when switched off or not measured', () => {
  assert.equal(gainOf({ track: { lufs: -8 } }, 'off'), 1)
  assert.equal(gainOf(undefined, 'album'), 1)
})

test('[decisions 11.14] an album’s loudness is its mean energy over time, and its peak that of its highest track', () => {
  const level = levelOfAll([
    { lufs: -10, peak: -1, seconds: 100 },
    { lufs: -40, peak: -20, seconds: 100 },
  ])
  assert.equal(Math.round((level?.lufs ?? 0) * 10) / 10, -13)
  assert.equal(level?.peak, -1)
  assert.deepEqual(levelOfAll([{ lufs: -14, peak: -2, seconds: 7 }]), { lufs: -14, peak: -2 })
  assert.equal(levelOfAll([]), null)
})

test('[decisions 11.14] an album has no peak if that of any track is unknown', () => {
  const level = levelOfAll([
    { lufs: -20, peak: -1, seconds: 100 },
    { lufs: -20, seconds: 100 },
  ])
  assert.equal(level?.peak, undefined)
})
