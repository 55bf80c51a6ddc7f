/** A look-ahead limiter: it turns down before a peak arrives, and recovers slowly. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'
import { largestAround, MOST_BETWEEN, truePeak } from './true-peak.ts'

/** The number of samples that share one gain. */
export const BLOCK = 64
/** The look-ahead in blocks: 8 ms. */
const AHEAD = 6
const RELEASE = 1 - Math.exp(-BLOCK / (RATE * 0.14))
/** The maximum true peak of tracks and books, in dBTP (EBU R 128). */
export const MOST_PEAK_DB = -1
/** -1.5 dB: the measurement may be up to half a decibel too low, and tracks must stay below `MOST_PEAK_DB`. */
export const CEILING = 10 ** (-1.5 / 20)

/**
 * Returns the true peak of each block. Blocks that stay below `quiet` even between samples use their sample peak: measuring them would take
 * most of the time and change nothing.
 */
export function peaksOf({ left, right }: Stereo, quiet = 0): Float32Array {
  const peaks = new Float32Array(Math.ceil(left.length / BLOCK))
  for (const side of [left, right])
    for (let block = 0; block < peaks.length; block++) {
      const [from, to] = [block * BLOCK, Math.min(side.length, (block + 1) * BLOCK)]
      const around = largestAround(side, from, to)
      const peak = around * MOST_BETWEEN < quiet ? around : truePeak(side, from, to)
      peaks[block] = Math.max(peaks[block] ?? 0, peak)
    }
  return peaks
}

/** The state of the limiter where one piece continues another. */
export type LimiterState = { wanted: Float32Array; eased: Float32Array }
export const AT_REST: LimiterState = { wanted: Float32Array.of(1), eased: new Float32Array(AHEAD).fill(1) }

/** Returns the gains of all blocks up to `count`, and one more; `gainOf` is the gain applied to the mix there. */
export function limiterCurve(
  peaks: Float32Array,
  count: number,
  gainOf: (block: number) => number,
  before: LimiterState,
): { curve: Float32Array; after: LimiterState } {
  const wanted = new Float32Array(peaks.length + 1)
  wanted.set(before.wanted)
  for (let block = 0; block < peaks.length; block++)
    wanted[block + 1] = Math.min(1, CEILING / Math.max(1e-6, (peaks[block] ?? 0) * gainOf(block)))
  const eased = new Float32Array(count + 1 + AHEAD)
  eased.set(before.eased)
  const curve = new Float32Array(count + 1)
  for (let block = 0; block <= count; block++) {
    let least = 1
    for (let k = block; k <= block + AHEAD + 1; k++) least = Math.min(least, wanted[k] ?? 1)
    const last = eased[block + AHEAD - 1] ?? 1
    eased[block + AHEAD] = Math.min(least, last + (1 - last) * RELEASE)
    let sum = 0
    for (let k = 1; k <= AHEAD; k++) sum += eased[block + k] ?? 1
    curve[block] = sum / AHEAD
  }
  // The block at the cut is the first of the next piece.
  return {
    curve,
    after: { wanted: wanted.slice(count, count + 1), eased: eased.slice(count, count + AHEAD) },
  }
}
