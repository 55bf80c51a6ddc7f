/** A reverb: eight delay lines feeding each other (a Householder network) at half the sample rate, darker the longer a sound lasts. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'

const SIZES = Int32Array.of(1103, 1327, 1559, 1741, 1949, 2179, 2399, 2657)
/** The signs of each line's output, left for even lines and right for odd ones, and of its input. */
const HEARD = Float32Array.of(-1, -1, -1, -1, 1, 1, 1, 1)
const FED = Float32Array.of(-1, -1, 1, 1, -1, -1, 1, 1)
const MASK = 4095

/** Adds the reverb of `sent` to the mix. */
export function addRoom(
  { left, right }: Stereo,
  sent: Float32Array,
  { seconds, dark, level }: { seconds: number; dark: number; level: number },
): void {
  // One buffer for all eight lines, each in a block of 4096.
  const store = new Float32Array(8 * (MASK + 1))
  const keep = Float32Array.from(SIZES, (size) => 10 ** ((-6 * size) / RATE / seconds))
  const low = new Float32Array(8)
  const tones = new Float32Array(8)
  let beforeLeft = 0
  let beforeRight = 0
  const gain = level * 1.6
  for (let i = 0; i + 1 < sent.length; i += 2) {
    const k = i >> 1
    const raw = ((sent[i] ?? 0) + (sent[i + 1] ?? 0)) * 0.5
    let sum = 0
    for (let n = 0; n < 8; n++) {
      const value = store[(n << 12) | ((k - (SIZES[n] ?? 0)) & MASK)] ?? 0
      const dull = value + ((low[n] ?? 0) - value) * dark
      low[n] = dull
      const kept = dull * (keep[n] ?? 0)
      tones[n] = kept
      sum += kept
    }
    const shared = sum * 0.25
    let l = 0
    let r = 0
    for (let n = 0; n < 8; n += 2) {
      // No arrays within the loop: they would be created anew for every sample.
      const even = tones[n] ?? 0
      const odd = tones[n + 1] ?? 0
      const place = (n << 12) | (k & MASK)
      store[place] = even - shared + raw * (FED[n] ?? 1)
      store[place + MASK + 1] = odd - shared + raw * (FED[n + 1] ?? 1)
      l += even * (HEARD[n] ?? 1)
      r += odd * (HEARD[n + 1] ?? 1)
    }
    l *= gain
    r *= gain
    left[i] = (left[i] ?? 0) + (beforeLeft + l) * 0.5
    right[i] = (right[i] ?? 0) + (beforeRight + r) * 0.5
    left[i + 1] = (left[i + 1] ?? 0) + l
    right[i + 1] = (right[i + 1] ?? 0) + r
    beforeLeft = l
    beforeRight = r
  }
}
