/** Finds the gain that makes a piece as loud as all others, and what the limiter takes back of it. EBU R 128 */
import { RATE } from '../mix.ts'
import { BLOCK, CEILING, limiterCurve, type LimiterState, peaksOf } from './limiter.ts'
import { integrated, powersOf, stepAt } from './loudness.ts'
import type { Stereo } from './strip.ts'

/** Integrated loudness of every track, film and match: what music services play at. */
export const HOUSE_LUFS = -16
/** The limiter lets a piece be raised by no more than this over its plain loudness. */
const MOST_RAISED = 2
const ROUNDS = 6

type Wishes = {
  before: LimiterState
  /** A gain that it has in any case, such as that of the track before. */
  least?: number
  /** Its gain in a block, by its own gain. */
  gainAt?: (own: number, block: number) => number
}

export type Level = {
  /** What a block is raised by, before the limiter. */
  gainOf: (block: number) => number
  /** What a block is raised by in all. */
  levelAt: (block: number) => number
  limiter: LimiterState
}

/** The level of the first `length` samples. */
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
