/** Finds the gain that makes a piece as loud as all others, and the limiter's reduction. EBU R 128 */
import { RATE } from '../mix.ts'
import { BLOCK, CEILING, limiterCurve, type LimiterState, peaksOf } from './limiter.ts'
import { integrated, powersOf, stepAt } from './loudness.ts'
import type { Stereo } from './strip.ts'

/** The integrated loudness of every track, film and match: the usual level of music services. */
export const HOUSE_LUFS = -16
/** With the limiter, a piece may be raised by no more than this factor beyond its plain gain. */
const MOST_RAISED = 2
const ROUNDS = 6

type Wishes = {
  before: LimiterState
  /** A gain it has in any case, such as that of the previous track. */
  least?: number
  /** Returns the gain of a block, given the piece's own gain. */
  gainAt?: (own: number, block: number) => number
}

export type Level = {
  /** Returns the gain of a block before the limiter. */
  gainOf: (block: number) => number
  /** Returns the total gain of a block. */
  levelAt: (block: number) => number
  limiter: LimiterState
}

/** Returns the level of the first `length` samples. */
export function levelOf(
  mix: Stereo,
  length: number,
  { before, least = 0, gainAt = (own) => own }: Wishes,
): Level {
  const powers = powersOf([mix.left, mix.right], length, RATE)
  const blocks = Math.ceil(length / BLOCK)
  let own = 10 ** ((HOUSE_LUFS - integrated(powers)) / 20)
  const most = Math.max(own, least) * MOST_RAISED
  const peaks = peaksOf(mix, CEILING / most)
  const gainOf = (block: number) => gainAt(own, block)
  let limited = limiterCurve(peaks, blocks, gainOf, before)
  for (let round = 0; round < ROUNDS; round++) {
    const { curve } = limited
    const missing = HOUSE_LUFS - integrated(powers, (step) => gainAround(step, gainOf, curve))
    own = Math.min(most, own * 10 ** (missing / 20))
    limited = limiterCurve(peaks, blocks, gainOf, before)
  }
  const { curve, after } = limited
  return { gainOf, levelAt: (block) => gainOf(block) * (curve[block] ?? 1), limiter: after }
}

const BLOCKS_A_STEP = stepAt(RATE) / BLOCK

function gainAround(step: number, gainOf: (block: number) => number, curve: Float32Array): number {
  const from = step * BLOCKS_A_STEP
  let sum = 0
  for (let block = from; block < from + BLOCKS_A_STEP; block += 5) sum += gainOf(block) * (curve[block] ?? 1)
  return sum / (BLOCKS_A_STEP / 5)
}
