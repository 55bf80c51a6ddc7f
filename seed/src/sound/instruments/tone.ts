/** Sustained tones: a table of one period, read by several voices, behind a filter. */
import { dice } from '../../art/dice.ts'
import { RATE } from '../mix.ts'
import { normalised, silence } from './kept-notes.ts'
import { hertz } from './pitch.ts'

export type Tone = {
  /** Returns the level of the harmonic `k` (from 1) of a tone of `f` Hz. */
  harmonic: (k: number, f: number) => number
  /** The detuning of each voice, in cents. */
  voices?: readonly number[]
  attack: number
  release: number
  /** The seconds in which it falls to `sustain`, a share of its level. */
  decay?: number
  sustain?: number
  /** The filter in Hz at rest, and how far it opens: with touch, and for `fall` seconds at the start. */
  filter?: { rest: number; open: number; fall: number }
  vibrato?: { cents: number; hz: number; after: number }
  /** Breath or bow noise under the tone. */
  breath?: number
}

const SIZE = 2048
const MOST_HARMONICS = 72
const HIGHEST_HZ = 17_000
/** Samples between two updates of vibrato, filter and envelope. */
const STEP = 32

function tableOf({ harmonic }: Tone, f: number): Float32Array {
  const table = new Float32Array(SIZE + 1)
  const count = Math.max(1, Math.min(MOST_HARMONICS, Math.floor(HIGHEST_HZ / f)))
  for (let k = 1; k <= count; k++) {
    const level = harmonic(k, f)
    if (Math.abs(level) < 1e-4) continue
    const [c, s] = [Math.cos((2 * Math.PI * k) / SIZE), Math.sin((2 * Math.PI * k) / SIZE)]
    let [x, y] = [Math.cos(k * 1.7), Math.sin(k * 1.7)]
    for (let i = 0; i <= SIZE; i++) {
      table[i] = (table[i] ?? 0) + level * y
      const next = x * c - y * s
      y = y * c + x * s
      x = next
    }
  }
  return table
}

/** Returns one note; `touch` from 0 to 1 opens the filter. */
export function playTone(tone: Tone, pitch: number, seconds: number, touch: number): Float32Array {
  const out = silence(seconds + tone.release)
  const f = hertz(pitch)
  addVoices(out, tone, f, pitch)
  if (tone.breath) addBreath(out, tone.breath, pitch)
  shape(out, tone, seconds, touch)
  return normalised(out)
}

function addVoices(out: Float32Array, tone: Tone, f: number, seed: number): void {
  const table = tableOf(tone, f)
  const roll = dice(seed * 71)
  const { cents, hz, after } = tone.vibrato ?? { cents: 0, hz: 5, after: 0 }
  for (const detune of tone.voices ?? [0]) {
    const plain = (f * 2 ** (detune / 1200) * SIZE) / RATE
    let place = roll() * SIZE
    const [rate, turn] = [hz * (0.93 + roll() * 0.14), roll() * 6.28]
    for (let from = 0; from < out.length; from += STEP) {
      const t = from / RATE
      const depth = after > 0 ? Math.min(1, Math.max(0, t / after - 0.4)) : 1
      const step =
        cents === 0 ? plain : plain * (1 + 0.000578 * cents * depth * Math.sin(6.2832 * rate * t + turn))
      const to = Math.min(out.length, from + STEP)
      for (let i = from; i < to; i++) {
        const k = place | 0
        const value = table[k] ?? 0
        out[i] = (out[i] ?? 0) + value + ((table[k + 1] ?? 0) - value) * (place - k)
        place += step
        if (place >= SIZE) place -= SIZE
      }
    }
  }
}

function addBreath(out: Float32Array, level: number, seed: number): void {
  const roll = dice(seed * 313)
  let low = 0
  for (let i = 0; i < out.length; i++) {
    low += (roll() - 0.5 - low) * 0.35
    out[i] = (out[i] ?? 0) + low * level
  }
}

function shape(out: Float32Array, tone: Tone, seconds: number, touch: number): void {
  const { attack, release, decay = 1, sustain = 1, filter } = tone
  const levelAt = (t: number) => {
    const rise = Math.min(1, t / attack)
    const held = sustain + (1 - sustain) * Math.exp((-3 * Math.max(0, t - attack)) / decay)
    const fall = Math.min(1, Math.max(0, (seconds + release - t) / release))
    return rise * (2 - rise) * held * fall * fall
  }
  let [one, two, level] = [0, 0, 0]
  for (let from = 0; from < out.length; from += STEP) {
    const t = from / RATE
    const target = levelAt(t + STEP / RATE)
    const slope = (target - level) / STEP
    const hz = filter ? filter.rest + filter.open * (0.3 + 0.7 * touch) * Math.exp(-t / filter.fall) : 0
    const cut = hz > 0 ? 1 - Math.exp((-6.2832 * hz) / RATE) : 1
    const to = Math.min(out.length, from + STEP)
    for (let i = from; i < to; i++) {
      one += ((out[i] ?? 0) - one) * cut
      two += (one - two) * cut
      level += slope
      out[i] = two * level
    }
  }
}
