/** Brings a piece to the loudness of all others and its peaks below full scale. EBU R 128; -16 LUFS is what music services play at. */
import { RATE } from '../mix.ts'
import type { Score } from '../score/score.ts'
import { AT_REST, BLOCK, limiterCurve, type LimiterState, peaksOf } from './limiter.ts'
import { integrated, powersOf, STEP } from './loudness.ts'
import { perform } from './perform.ts'
import type { Stereo } from './strip.ts'
import { emptyWav } from './wav.ts'

/** Integrated loudness of every track. */
export const TRACK_LUFS = -16

const FADE_IN_SECONDS = 0.01
const FADE_OUT_SECONDS = 2.2
/** Within this the gain of the track before becomes a track's own, where they run on. */
const GLIDE_SECONDS = 14
const ROUNDS = 6
const FULL_SCALE = 32_767

/** Where one track of a continuous recording ends and the next begins. */
export type Join = { ringing: Stereo; gain: number; limiter: LimiterState }

export type Mastered = { wav: Buffer; join: Join }

/** Plays and masters a piece; `from` is the end of the track before, `runsOn` that another follows without a gap. */
export function master(score: Score, { from, runsOn }: { from: Join | null; runsOn: boolean }): Mastered {
  const mix = perform(score, from?.ringing)
  const blocks = Math.round((score.seconds * RATE) / BLOCK)
  const length = blocks * BLOCK
  const powers = powersOf(mix, length)
  const peaks = peaksOf(mix)
  const before = from?.limiter ?? AT_REST
  let gain = 10 ** ((TRACK_LUFS - integrated(powers)) / 20)
  const glide = (GLIDE_SECONDS * RATE) / BLOCK
  const gainOf = (block: number) =>
    from ? from.gain + (gain - from.gain) * Math.min(1, block / glide) : gain
  let limited = limiterCurve(peaks, blocks, gainOf, before)
  for (let round = 0; round < ROUNDS; round++) {
    const { curve } = limited
    const missing = TRACK_LUFS - integrated(powers, (step) => gainAround(step, gainOf, curve))
    gain *= 10 ** (missing / 20)
    limited = limiterCurve(peaks, blocks, gainOf, before)
  }
  return {
    wav: write(mix, length, (block) => gainOf(block) * (limited.curve[block] ?? 1), {
      fadesIn: !from,
      fadesOut: !runsOn,
    }),
    join: {
      ringing: { left: mix.left.slice(length), right: mix.right.slice(length) },
      gain: gainOf(blocks),
      limiter: limited.after,
    },
  }
}

const BLOCKS_A_STEP = STEP / BLOCK

function gainAround(step: number, gainOf: (block: number) => number, curve: Float32Array): number {
  const from = step * BLOCKS_A_STEP
  let sum = 0
  for (let block = from; block < from + BLOCKS_A_STEP; block += 5) sum += gainOf(block) * (curve[block] ?? 1)
  return sum / (BLOCKS_A_STEP / 5)
}

function write(
  { left, right }: Stereo,
  length: number,
  gainAt: (block: number) => number,
  { fadesIn, fadesOut }: { fadesIn: boolean; fadesOut: boolean },
): Buffer {
  const { bytes, samples } = emptyWav(length, RATE)
  const [rise, fall] = [fadesIn ? FADE_IN_SECONDS * RATE : 0, fadesOut ? FADE_OUT_SECONDS * RATE : 0]
  let now = gainAt(0)
  for (let start = 0; start < length; start += BLOCK) {
    const next = gainAt(start / BLOCK + 1)
    const slope = (next - now) / BLOCK
    for (let i = start; i < start + BLOCK; i++) {
      now += slope
      const edge = i < rise ? i / rise : length - i < fall ? ((length - i) / fall) ** 2 : 1
      const loud = now * edge * FULL_SCALE
      samples[i * 2] = Math.round((left[i] ?? 0) * loud)
      samples[i * 2 + 1] = Math.round((right[i] ?? 0) * loud)
    }
    now = next
  }
  return bytes
}
