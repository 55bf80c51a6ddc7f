/** A limiter that looks ahead: it gives way before a peak comes, and comes back slowly. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'
import { largestAround, MOST_BETWEEN, truePeak } from './true-peak.ts'

/** Samples that share one gain. */
export const BLOCK = 64
/** Blocks it looks ahead: 8 ms. */
const AHEAD = 6
const RELEASE = 1 - Math.exp(-BLOCK / (RATE * 0.14))
/** No track and no book has a true peak above it, in dBTP (EBU R 128). */
export const MOST_PEAK_DB = -1
/** -1.5 dB: the measure may read half a decibel too little, and a track is to stay below `MOST_PEAK_DB`. */
export const CEILING = 10 ** (-1.5 / 20)

/**
 * True peak of each block. What lies below `quiet` even between the samples is told by its samples alone: measuring it
 * would take most of the time and change nothing.
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

/** How far the limiter is down, where a piece begins as another went on. */
export type LimiterState = { wanted: Float32Array; eased: Float32Array }
export const AT_REST: LimiterState = { wanted: Float32Array.of(1), eased: new Float32Array(AHEAD).fill(1) }

/** The gain of each block up to `count`, and one more; `gainOf` is what the mix is raised by there. */
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
  // The block at the cut is the first of what follows.
  return {
    curve,
    after: { wanted: wanted.slice(count, count + 1), eased: eased.slice(count, count + AHEAD) },
  }
}
