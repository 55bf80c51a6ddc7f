/** Loudness as broadcasters measure it. https://www.itu.int/rec/R-REC-BS.1770 */

/** A filter of second order as ITU-R BS.1770 draws it for 48 kHz, here for any rate. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The head turns the treble up. */
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

/** The ear leaves the lowest out. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[i] = y
  }
  return out
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The loudness of one channel in LUFS, pauses left out; -Infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const heard = filtered(filtered(samples, shelf(rate)), highPass(rate))
  const step = Math.round(rate / 10)
  const steps: number[] = []
  for (let at = 0; at + step <= heard.length; at += step) {
    let sum = 0
    for (let i = at; i < at + step; i++) sum += (heard[i] ?? 0) ** 2
    steps.push(sum / step)
  }
  // Blocks of 400 ms, each 100 ms after the other.
  const blocks = steps.slice(3).map((_, i) => mean(steps.slice(i, i + 4)))
  const loud = blocks.filter((power) => toLufs(power) > -70)
  if (loud.length === 0) return -Infinity
  const gate = toLufs(mean(loud)) - 10
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)))
}
