/** The effects of a part on its way into the mix. */
import { RATE } from '../mix.ts'
import type { Score, Strip } from '../score/score.ts'

export type Stereo = { left: Float32Array; right: Float32Array }
type Span = { from: number; to: number }

export const stereo = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

const CABINET_HZ = 4200
const PREAMP_HZ = 160

const cutOf = (hz: number) => 1 - Math.exp((-6.2832 * hz) / RATE)

/** In signal order: amplifier, filters, tremolo, chorus, duck. One channel, or two. */
export function shapeStrip(sides: Float32Array[], settings: Strip, score: Score, span: Span): void {
  const { drive, lowCut, highCut, tremolo, chorus, duck } = settings
  for (const side of sides) {
    if (drive) overdrive(side, drive, span)
    if (lowCut) highPass(side, lowCut, span)
    if (highCut) lowPass(side, highCut, span)
    if (duck) pushDown(side, duck, score, span)
  }
  const [left, right] = sides
  if (!left || !right) return
  if (tremolo) shake({ left, right }, tremolo, span)
  if (chorus) widen({ left, right }, span)
}

// Oversampled twice, to reduce aliasing of the valve's overtones.
function overdrive(side: Float32Array, drive: number, { from, to }: Span): void {
  const [tight, soft] = [cutOf(PREAMP_HZ), cutOf(CABINET_HZ)]
  const gain = (drive * 4) / Math.max(1e-6, peakOf(side, from, to))
  let low = 0
  let before = 0
  let one = 0
  let two = 0
  let three = 0
  for (let i = from; i < to; i++) {
    const raw = (side[i] ?? 0) * gain
    low += (raw - low) * tight
    const now = raw - low
    const shaped = valve((before + now) * 0.5) + valve(now)
    before = now
    one += (shaped * 0.5 - one) * soft
    two += (one - two) * soft
    three += (two - three) * soft
    side[i] = two * 0.45 + three * 0.55
  }
}

function peakOf(side: Float32Array, from: number, to: number): number {
  let peak = 0
  for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(side[i] ?? 0))
  return peak
}

// Approximates a hyperbolic tangent at a fraction of its cost; asymmetric, like valves.
function valve(x: number): number {
  if (x > 3) return 1
  if (x < -3.6) return -0.92
  const y = x > 0 ? x : x * 0.83
  const curve = (y * (27 + y * y)) / (27 + 9 * y * y)
  return x > 0 ? curve : curve * 0.92
}

/** Removes what is below `hz`. */
export function highPass(side: Float32Array, hz: number, { from, to }: Span): void {
  const cut = cutOf(hz)
  let [one, two] = [0, 0]
  for (let i = from; i < to; i++) {
    const raw = side[i] ?? 0
    one += (raw - one) * cut
    two += (raw - one - two) * cut
    side[i] = raw - one - two
  }
}

function lowPass(side: Float32Array, hz: number, { from, to }: Span): void {
  const cut = cutOf(hz)
  let [one, two] = [0, 0]
  for (let i = from; i < to; i++) {
    one += ((side[i] ?? 0) - one) * cut
    two += (one - two) * cut
    side[i] = two
  }
}

function shake({ left, right }: Stereo, [hz, depth]: readonly [number, number], { from, to }: Span): void {
  for (let start = from; start < to; start += 32) {
    const turn = Math.sin((6.2832 * hz * start) / RATE)
    const [l, r] = [1 - depth * (0.5 + 0.5 * turn), 1 - depth * (0.5 - 0.5 * turn)]
    for (let i = start; i < Math.min(to, start + 32); i++) {
      left[i] = (left[i] ?? 0) * l
      right[i] = (right[i] ?? 0) * r
    }
  }
}

// From the end, so that the samples being read are still unchanged.
function widen({ left, right }: Stereo, { from, to }: Span): void {
  for (let i = to - 1; i >= from + 1400; i--) {
    const turn = 240 * Math.sin((6.2832 * 0.6 * i) / RATE)
    const near = i - 620 + turn
    const far = i - 820 - turn
    const a = Math.floor(near)
    const b = Math.floor(far)
    const mid = ((left[i] ?? 0) + (right[i] ?? 0)) * 0.5
    const l = (right[a] ?? 0) * (1 - near + a) + (right[a + 1] ?? 0) * (near - a)
    const r = (left[b] ?? 0) * (1 - far + b) + (left[b + 1] ?? 0) * (far - b)
    left[i] = (left[i] ?? 0) * 0.6 + mid * 0.2 + l * 0.6
    right[i] = (right[i] ?? 0) * 0.6 + mid * 0.2 + r * 0.6
  }
}

function pushDown(side: Float32Array, depth: number, score: Score, { from, to }: Span): void {
  const length = Math.round(score.pulseSeconds * RATE)
  for (const at of score.pulses) {
    const start = Math.round(at * RATE)
    for (let i = Math.max(from, start); i < Math.min(to, start + length); i++) {
      const share = (i - start) / length
      side[i] = (side[i] ?? 0) * (1 - depth * (1 - share) * (1 - share) * Math.min(1, (i - start) / 96))
    }
  }
}
