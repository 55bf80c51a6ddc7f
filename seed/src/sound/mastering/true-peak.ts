/** True peak: the peak including values between the samples. ITU-R BS.1770-4, Annex 2: oversampled four times by a filter of 48 taps. */

/** The taps of the first two of the four phases; the other two are the same, reversed. */
const OUTER = Float64Array.of(
  0.001708984375,
  0.010986328125,
  -0.0196533203125,
  0.033203125,
  -0.0594482421875,
  0.1373291015625,
  0.97216796875,
  -0.102294921875,
  0.047607421875,
  -0.026611328125,
  0.014892578125,
  -0.00830078125,
)
const INNER = Float64Array.of(
  -0.0291748046875,
  0.029296875,
  -0.0517578125,
  0.089111328125,
  -0.16650390625,
  0.465087890625,
  0.77978515625,
  -0.2003173828125,
  0.1015625,
  -0.0582275390625,
  0.0330810546875,
  -0.0189208984375,
)
const TAPS = OUTER.length
/** How many samples before and after a position its value depends on. */
const [BEFORE, AFTER] = [5, 6]

/** The most by which a value between samples can exceed the largest sample around it. */
export const MOST_BETWEEN = INNER.reduce((sum, tap) => sum + Math.abs(tap), 0)

/** Returns the largest value in a range of samples, at and between them; 1 is full scale. */
export function truePeak(side: Float32Array, from = 0, to = side.length): number {
  const start = Math.max(0, from - BEFORE)
  // Silence before the beginning and after the end: reading beyond the bounds of an array would make every read slow.
  const around = new Float32Array(to - from + BEFORE + AFTER)
  around.set(side.subarray(start, to + AFTER), start - from + BEFORE)
  let most = 0
  for (let i = BEFORE; i < around.length - AFTER; i++)
    most = Math.max(most, Math.abs(around[i] ?? 0), betweenAt(around, i))
  return most
}

/** Returns the largest sample that the values in a range depend on. */
export function largestAround(side: Float32Array, from: number, to: number): number {
  let most = 0
  for (let i = Math.max(0, from - BEFORE); i < Math.min(side.length, to + AFTER); i++) {
    const value = Math.abs(side[i] ?? 0)
    if (value > most) most = value
  }
  return most
}

/** Returns the largest of the four values between a sample and the next. */
function betweenAt(side: Float32Array, i: number): number {
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  for (let tap = 0; tap < TAPS; tap++) {
    const value = side[i - BEFORE + tap] ?? 0
    const back = TAPS - 1 - tap
    one += value * (OUTER[tap] ?? 0)
    two += value * (INNER[tap] ?? 0)
    three += value * (INNER[back] ?? 0)
    four += value * (OUTER[back] ?? 0)
  }
  return Math.max(Math.abs(one), Math.abs(two), Math.abs(three), Math.abs(four))
}
