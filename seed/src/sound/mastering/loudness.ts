/** Loudness as broadcasters measure it: frequency-weighted, without silence. https://www.itu.int/rec/R-REC-BS.1770 */

/** 100 ms steps per second. */
const STEPS_A_SECOND = 10
/** Absolute gate in LUFS: blocks at or below it count as silence. */
const SILENCE = -70

/** Returns the samples per step at a sample rate. */
export const stepAt = (rate: number): number => Math.round(rate / STEPS_A_SECOND)

/** Returns the weighted power of each 100 ms, summed over the channels; samples after `length` are ignored. */
export function powersOf(channels: readonly Float32Array[], length: number, rate: number): Float64Array {
  const powers = new Float64Array(Math.floor(length / stepAt(rate)))
  for (const channel of channels) addPowers(powers, channel, rate)
  return powers
}

/** A second-order filter, specified by BS.1770 for 48 kHz and computed here for any rate. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** High shelf: models the effect of the head. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const [gain, q] = [10 ** (3.999843853973347 / 20), 0.7071752369554196]
  const half = gain ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (gain + (half * k) / q + k * k) / a0,
    (2 * (k * k - gain)) / a0,
    (gain - (half * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

/** High-pass: models the ear's insensitivity to low frequencies. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

function addPowers(powers: Float64Array, channel: Float32Array, rate: number): void {
  const [s0, s1, s2, s3, s4] = shelf(rate)
  const [h0, h1, h2, h3, h4] = highPass(rate)
  const step = stepAt(rate)
  let [a1, a2, b1, b2] = [0, 0, 0, 0]
  for (let block = 0; block < powers.length; block++) {
    let sum = 0
    for (let i = block * step; i < (block + 1) * step; i++) {
      const raw = channel[i] ?? 0
      const bright = s0 * raw + a1
      a1 = s1 * raw - s3 * bright + a2
      a2 = s2 * raw - s4 * bright
      const heard = h0 * bright + b1
      b1 = h1 * bright - h3 * heard + b2
      b2 = h2 * bright - h4 * heard
      sum += heard * heard
    }
    powers[block] = (powers[block] ?? 0) + sum / step
  }
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(1e-12, power))

/** Returns the integrated loudness in LUFS, each step multiplied by its gain; -70 for silence. */
export function integrated(powers: Float64Array, gainOf: (step: number) => number = () => 1): number {
  const windows: number[] = []
  const weighed = powers.map((power, i) => power * gainOf(i) ** 2)
  for (let i = 3; i < weighed.length; i++)
    windows.push(
      ((weighed[i] ?? 0) + (weighed[i - 1] ?? 0) + (weighed[i - 2] ?? 0) + (weighed[i - 3] ?? 0)) / 4,
    )
  const mean = (of: number[]) => of.reduce((sum, power) => sum + power, 0) / Math.max(1, of.length)
  const heard = windows.filter((power) => lufs(power) > SILENCE)
  const gate = lufs(mean(heard)) - 10
  const counted = heard.filter((power) => lufs(power) > gate)
  return counted.length > 0 ? lufs(mean(counted)) : SILENCE
}
