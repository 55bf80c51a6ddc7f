/** A limiter that looks ahead: it gives way before a peak comes, and comes back slowly. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'

/** Samples that share one gain. */
export const BLOCK = 64
/** Blocks it looks ahead: 8 ms. */
const AHEAD = 6
const RELEASE = 1 - Math.exp(-BLOCK / (RATE * 0.14))
/** -1.5 dB, so that what a player's converter makes between the samples stays below -1 dB. */
const CEILING = 10 ** (-1.5 / 20)

/** Loudest value of each block, between the samples too. */
export function peaksOf({ left, right }: Stereo): Float32Array {
  const peaks = new Float32Array(Math.ceil(left.length / BLOCK))
  for (const side of [left, right]) {
    let [a, b, c] = [0, 0, 0]
    for (let i = 0; i < side.length; i++) {
      const d = side[i] ?? 0
      const between = Math.abs(0.5625 * (b + c) - 0.0625 * (a + d)) * 1.04
      const block = i >> 6
      const most = Math.max(between, Math.abs(d))
      if (most > (peaks[block] ?? 0)) peaks[block] = most
      a = b
      b = c
      c = d
    }
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
