/** A stereo mix: voices write into it, and a share of them goes through a reverb. */

export const RATE = 48_000

export class Mix {
  readonly length: number
  readonly left: Float32Array
  readonly right: Float32Array
  /** The share sent to the reverb. */
  readonly wetLeft: Float32Array
  readonly wetRight: Float32Array

  constructor(seconds: number) {
    this.length = Math.ceil(seconds * RATE)
    this.left = new Float32Array(this.length)
    this.right = new Float32Array(this.length)
    this.wetLeft = new Float32Array(this.length)
    this.wetRight = new Float32Array(this.length)
  }

  /** Adds a mono voice at a time (seconds), panned from -1 (left) to 1 (right), with a share of `wet` sent to the reverb. */
  add(
    voice: Float32Array,
    at: number,
    { gain = 1, pan = 0, wet = 0.2 }: { gain?: number; pan?: number; wet?: number } = {},
  ): void {
    const start = Math.round(at * RATE)
    const angle = ((pan + 1) * Math.PI) / 4
    const [l, r] = [Math.cos(angle) * gain, Math.sin(angle) * gain]
    const end = Math.min(voice.length, this.length - start)
    for (let i = Math.max(0, -start); i < end; i++) {
      const value = voice[i] ?? 0
      const k = start + i
      this.left[k] = (this.left[k] ?? 0) + value * l
      this.right[k] = (this.right[k] ?? 0) + value * r
      this.wetLeft[k] = (this.wetLeft[k] ?? 0) + value * l * wet
      this.wetRight[k] = (this.wetRight[k] ?? 0) + value * r * wet
    }
  }

  /** Ducks everything in the mix so far at each of these times, like a kick drum in dance music. */
  duck(times: readonly number[], depth: number, release: number): void {
    for (const at of times) {
      const start = Math.round(at * RATE)
      const span = Math.round(release * RATE)
      for (let i = 0; i < span && start + i < this.length; i++) {
        const gain = 1 - depth * (1 - i / span) ** 1.6
        const k = start + i
        this.left[k] = (this.left[k] ?? 0) * gain
        this.right[k] = (this.right[k] ?? 0) * gain
        this.wetLeft[k] = (this.wetLeft[k] ?? 0) * gain
        this.wetRight[k] = (this.wetRight[k] ?? 0) * gain
      }
    }
  }
}

/** A reverb of eight delay lines feeding each other (a Hadamard network), darker the longer a sound lasts. */
export function room(
  mix: Mix,
  {
    seconds = 2.4,
    dark = 0.45,
    level = 1,
    predelay = 0.02,
  }: { seconds?: number; dark?: number; level?: number; predelay?: number } = {},
): void {
  const sizes = Int32Array.of(1557, 1801, 2053, 2251, 2617, 2903, 3217, 3511)
  // One buffer for all eight lines, each in a block of 4096.
  const store = new Float32Array(8 * 4096)
  const feedback = Float32Array.from(sizes, (size) => 10 ** ((-3 * size) / RATE / seconds))
  const memory = new Float32Array(8)
  const at = new Int32Array(8)
  const v = new Float32Array(8)
  const delay = Math.round(predelay * RATE)
  const { left, right, wetLeft, wetRight } = mix
  for (let i = delay; i < mix.length; i++) {
    const inLeft = (wetLeft[i - delay] ?? 0) * 0.5
    const inRight = (wetRight[i - delay] ?? 0) * 0.5
    let outLeft = 0
    let outRight = 0
    for (let k = 0; k < 8; k++) {
      const value = store[k * 4096 + (at[k] ?? 0)] ?? 0
      const low = value + ((memory[k] ?? 0) - value) * dark
      memory[k] = low
      const out = low * (feedback[k] ?? 0)
      v[k] = out
      if (k % 2) outRight += out
      else outLeft += out
    }
    // Three rounds of sums and differences apply the Hadamard matrix.
    for (let half = 1; half < 8; half *= 2)
      for (let k = 0; k < 8; k++)
        if ((k & half) === 0) {
          const x = v[k] ?? 0
          const y = v[k + half] ?? 0
          v[k] = x + y
          v[k + half] = x - y
        }
    for (let k = 0; k < 8; k++) {
      const place = at[k] ?? 0
      store[k * 4096 + place] = (v[k] ?? 0) * 0.35355 + (k % 2 ? inRight : inLeft)
      at[k] = place + 1 === sizes[k] ? 0 : place + 1
    }
    left[i] = (left[i] ?? 0) + outLeft * 0.5 * level
    right[i] = (right[i] ?? 0) + outRight * 0.5 * level
  }
}

/** A ping-pong echo in time with the music. */
export function echo(mix: Mix, seconds: number, feedback = 0.4, level = 0.3): void {
  const size = Math.max(1, Math.round(seconds * RATE))
  const [l, r] = [new Float32Array(size), new Float32Array(size)]
  let place = 0
  let [lowLeft, lowRight] = [0, 0]
  for (let i = 0; i < mix.length; i++) {
    lowLeft += ((l[place] ?? 0) - lowLeft) * 0.45
    lowRight += ((r[place] ?? 0) - lowRight) * 0.45
    l[place] = (mix.wetLeft[i] ?? 0) * 0.7 + lowRight * feedback
    r[place] = (mix.wetRight[i] ?? 0) * 0.3 + lowLeft * feedback
    mix.left[i] = (mix.left[i] ?? 0) + lowLeft * level
    mix.right[i] = (mix.right[i] ?? 0) + lowRight * level
    if (++place === size) place = 0
  }
}
