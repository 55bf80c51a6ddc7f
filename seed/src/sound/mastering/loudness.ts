/** Loudness as ITU-R BS.1770 measures it: weighted as ears hear, without what is silent. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'

/** Samples of a gating step: 100 ms. */
export const STEP = RATE / 10

/** Weighted power of each 100 ms, both sides together. */
export function powersOf({ left, right }: Stereo, length: number): Float64Array {
  const powers = new Float64Array(Math.floor(length / STEP))
  for (const side of [left, right]) addPowers(powers, side)
  return powers
}

// The two filters of BS.1770 at 48 kHz: a shelf for the head, a high pass.
function addPowers(powers: Float64Array, side: Float32Array): void {
  let [a1, a2, b1, b2] = [0, 0, 0, 0]
  for (let block = 0; block < powers.length; block++) {
    let sum = 0
    for (let i = block * STEP; i < (block + 1) * STEP; i++) {
      const raw = side[i] ?? 0
      const shelf = 1.53512485958697 * raw + a1
      a1 = -2.69169618940638 * raw + 1.69065929318241 * shelf + a2
      a2 = 1.19839281085285 * raw - 0.73248077421585 * shelf
      const out = shelf + b1
      b1 = -2 * shelf + 1.99004745483398 * out + b2
      b2 = shelf - 0.99007225036621 * out
      sum += out * out
    }
    powers[block] = (powers[block] ?? 0) + sum / STEP
  }
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(1e-12, power))

/** Integrated loudness in LUFS, each step multiplied by its gain; -70 where nothing is heard. */
export function integrated(powers: Float64Array, gainOf: (step: number) => number = () => 1): number {
  const windows: number[] = []
  const weighed = powers.map((power, i) => power * gainOf(i) ** 2)
  for (let i = 3; i < weighed.length; i++)
    windows.push(
      ((weighed[i] ?? 0) + (weighed[i - 1] ?? 0) + (weighed[i - 2] ?? 0) + (weighed[i - 3] ?? 0)) / 4,
    )
  const mean = (of: number[]) => of.reduce((sum, power) => sum + power, 0) / Math.max(1, of.length)
  const heard = windows.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(heard)) - 10
  const counted = heard.filter((power) => lufs(power) > gate)
  return counted.length > 0 ? lufs(mean(counted)) : -70
}
