/** Renders a piece and masters it to the loudness of all others, with peaks below full scale. */
import { RATE } from '../mix.ts'
import type { Score } from '../score/score.ts'
import { levelOf } from './level.ts'
import { levelledWav } from './levelled-wav.ts'
import { AT_REST, BLOCK, type LimiterState } from './limiter.ts'
import { perform } from './perform.ts'
import type { Stereo } from './strip.ts'

const FADE_IN_SECONDS = 0.01
/** For pieces still ringing at their end, and for those that have died away. */
const FADE_OUT_SECONDS = { ringing: 1.5, silent: 0.5 }
/** -57 dB: anything below is inaudible. */
const INAUDIBLE = 10 ** (-57 / 20)
/** The time in which a continuous track moves from the previous track's gain to its own. */
const GLIDE_SECONDS = 14

/** The state at a cut between two tracks of a continuous recording. */
export type Join = { ringing: Stereo; gain: number; limiter: LimiterState }

export type Mastered = { wav: Buffer; join: Join }

/** Renders and masters a piece; `from` is the end of the previous track, `runsOn` means that another follows without a gap. */
export function master(score: Score, { from, runsOn }: { from: Join | null; runsOn: boolean }): Mastered {
  const mix = perform(score, from?.ringing)
  const blocks = Math.round((score.seconds * RATE) / BLOCK)
  const length = blocks * BLOCK
  const glide = (GLIDE_SECONDS * RATE) / BLOCK
  const { gainOf, levelAt, limiter } = levelOf(mix, length, {
    before: from?.limiter ?? AT_REST,
    least: from?.gain ?? 0,
    gainAt: (own, block) => (from ? from.gain + (own - from.gain) * Math.min(1, block / glide) : own),
  })
  return {
    wav: levelledWav(mix, levelAt, {
      ...(runsOn ? { length, fadeOut: 0 } : endOf(mix, length, gainOf(blocks))),
      fadeIn: from ? 0 : FADE_IN_SECONDS,
    }),
    join: {
      ringing: { left: mix.left.slice(length), right: mix.right.slice(length) },
      gain: gainOf(blocks),
      limiter,
    },
  }
}

/** Returns where a piece has died away, in whole blocks and no later than `length`, and the length of its fade-out. */
function endOf({ left, right }: Stereo, length: number, gain: number): { length: number; fadeOut: number } {
  const heard = INAUDIBLE / gain
  let end = length
  while (end > 0 && Math.abs(left[end - 1] ?? 0) < heard && Math.abs(right[end - 1] ?? 0) < heard) end--
  const faded = Math.ceil((end + FADE_OUT_SECONDS.silent * RATE) / BLOCK) * BLOCK
  return faded < length
    ? { length: faded, fadeOut: FADE_OUT_SECONDS.silent }
    : { length, fadeOut: FADE_OUT_SECONDS.ringing }
}
