/**
 * Acoustic fingerprints: 32 bits per moment, which tell where the energy grows relative to the band above and the moment before. Haitsma
 * and Kalker, "A Highly Robust Audio Fingerprinting System", ISMIR 2002.
 */
import { powersOfFrame } from './spectrum.ts'

/** The sample rate of fingerprints, in Hz. */
export const FINGERPRINT_RATE = 5512

const FRAME = 2048
const HOP = 1024
const BANDS = 33
const [LOWEST_HZ, HIGHEST_HZ] = [200, 2000]
/** The largest offset between two recordings of one piece, in moments: 6 seconds. */
const MOST_SHIFT = 32

const EDGES = Array.from({ length: BANDS + 1 }, (_, i) =>
  Math.round((LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (i / BANDS) * FRAME) / FINGERPRINT_RATE),
)

export function fingerprintOf(samples: Float32Array): Uint32Array {
  const prints: number[] = []
  let before: Float64Array = new Float64Array(BANDS)
  for (let at = 0; at + FRAME <= samples.length; at += HOP) {
    const bands = bandsOf(powersOfFrame(samples.subarray(at, at + FRAME)))
    let bits = 0
    for (let band = 0; band + 1 < BANDS; band++) {
      const now = (bands[band] ?? 0) - (bands[band + 1] ?? 0)
      const then = (before[band] ?? 0) - (before[band + 1] ?? 0)
      bits = (bits << 1) | (now > then ? 1 : 0)
    }
    prints.push(bits)
    before = bands
  }
  return Uint32Array.from(prints)
}

function bandsOf(powers: Float64Array): Float64Array {
  return Float64Array.from({ length: BANDS }, (_, band) => {
    let sum = 0
    for (let bin = EDGES[band] ?? 0; bin < (EDGES[band + 1] ?? 0); bin++) sum += powers[bin] ?? 0
    return sum
  })
}

/** Returns the share of equal bits at the best alignment: about a half for unrelated sounds, near 1 for the same. */
export function likenessOf(one: Uint32Array, other: Uint32Array): number {
  let most = 0
  for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift++)
    most = Math.max(most, shareOf(one, other, shift))
  return most
}

function shareOf(one: Uint32Array, other: Uint32Array, shift: number): number {
  const [from, to] = [Math.max(0, -shift), Math.min(one.length, other.length - shift)]
  let different = 0
  for (let i = from; i < to; i++) different += onesIn((one[i] ?? 0) ^ (other[i + shift] ?? 0))
  return to > from ? 1 - different / (32 * (to - from)) : 0
}

function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
