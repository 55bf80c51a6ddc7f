/** Brings a piece to the loudness of all others and its peaks below full scale. EBU R 128; -16 LUFS is what music services play at. */
import { RATE } from '../mix.ts'
import type { Score } from '../score/score.ts'
import { AT_REST, BLOCK, CEILING, limiterCurve, type LimiterState, peaksOf } from './limiter.ts'
import { integrated, powersOf, STEP } from './loudness.ts'
import { perform } from './perform.ts'
import type { Stereo } from './strip.ts'
import { emptyWav } from './wav.ts'

/** Integrated loudness of every track. */
export const TRACK_LUFS = -16

const FADE_IN_SECONDS = 0.01
/** Of what still rings where a piece ends, and of what has died away. */
const FADE_OUT_SECONDS = { ringing: 1.5, silent: 0.5 }
/** -57 dB: what stays below is not heard any more. */
const INAUDIBLE = 10 ** (-57 / 20)
/** The limiter lets a piece be raised by no more than this over its plain loudness. */
const MOST_RAISED = 2
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
  const before = from?.limiter ?? AT_REST
  let gain = 10 ** ((TRACK_LUFS - integrated(powers)) / 20)
  const mostGain = Math.max(gain, from?.gain ?? 0) * MOST_RAISED
  const peaks = peaksOf(mix, CEILING / mostGain)
  const glide = (GLIDE_SECONDS * RATE) / BLOCK
  const gainOf = (block: number) =>
    from ? from.gain + (gain - from.gain) * Math.min(1, block / glide) : gain
  let limited = limiterCurve(peaks, blocks, gainOf, before)
  for (let round = 0; round < ROUNDS; round++) {
    const { curve } = limited
    const missing = TRACK_LUFS - integrated(powers, (step) => gainAround(step, gainOf, curve))
    gain = Math.min(mostGain, gain * 10 ** (missing / 20))
    limited = limiterCurve(peaks, blocks, gainOf, before)
  }
  return {
    wav: write(mix, (block) => gainOf(block) * (limited.curve[block] ?? 1), {
      ...(runsOn ? { length, fadeOut: 0 } : endOf(mix, length, gainOf(blocks))),
      fadeIn: from ? 0 : FADE_IN_SECONDS,
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

/** Where a piece has died away, in whole blocks but not after `length`, and the seconds in which it is faded out there. */
function endOf({ left, right }: Stereo, length: number, gain: number): { length: number; fadeOut: number } {
  const heard = INAUDIBLE / gain
  let end = length
  while (end > 0 && Math.abs(left[end - 1] ?? 0) < heard && Math.abs(right[end - 1] ?? 0) < heard) end--
  const faded = Math.ceil((end + FADE_OUT_SECONDS.silent * RATE) / BLOCK) * BLOCK
  return faded < length
    ? { length: faded, fadeOut: FADE_OUT_SECONDS.silent }
    : { length, fadeOut: FADE_OUT_SECONDS.ringing }
}

function write(
  { left, right }: Stereo,
  gainAt: (block: number) => number,
  { length, fadeIn, fadeOut }: { length: number; fadeIn: number; fadeOut: number },
): Buffer {
  const { bytes, samples } = emptyWav(length, RATE)
  const [rise, fall] = [fadeIn * RATE, fadeOut * RATE]
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
