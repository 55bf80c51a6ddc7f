/** Plucked strings: noise circulating in a delay line of one period, losing brightness (Karplus and Strong). */
import { dice } from '../../art/dice.ts'
import { RATE } from '../mix.ts'
import { letGo, normalised, silence } from './kept-notes.ts'
import { hertz } from './pitch.ts'

type Plucked = {
  /** 0 for felt, 1 for steel. */
  bright: number
  /** Seconds until the level falls to a thousandth, at middle C. */
  life: number
  /** The plucking point, as a fraction of the string. */
  at: number
  release: number
  /** The body of the instrument: a sine below the string. */
  body?: number
}

export const PLUCKED = {
  nylon: { bright: 0.45, life: 3.2, at: 0.22, release: 0.2 },
  steel: { bright: 0.72, life: 4.2, at: 0.16, release: 0.2 },
  electric: { bright: 0.62, life: 7, at: 0.12, release: 0.08 },
  muted: { bright: 0.5, life: 0.5, at: 0.1, release: 0.05 },
  oud: { bright: 0.52, life: 1.7, at: 0.13, release: 0.15, body: 0.15 },
  saz: { bright: 0.85, life: 2.2, at: 0.1, release: 0.12 },
  banjo: { bright: 0.8, life: 0.9, at: 0.1, release: 0.1 },
  ukulele: { bright: 0.42, life: 1.1, at: 0.25, release: 0.12 },
  harp: { bright: 0.36, life: 4, at: 0.4, release: 0.6 },
  pizzicato: { bright: 0.3, life: 0.7, at: 0.3, release: 0.15, body: 0.3 },
  upright: { bright: 0.2, life: 2.4, at: 0.3, release: 0.1, body: 0.6 },
  bassGuitar: { bright: 0.34, life: 3.4, at: 0.2, release: 0.07, body: 0.4 },
} as const satisfies Record<string, Plucked>

export function pluckString(string: Plucked, pitch: number, seconds: number, touch: number): Float32Array {
  const out = silence(seconds + string.release)
  const f = hertz(pitch)
  const soft = Math.max(0.02, 0.62 - string.bright * 0.55 - touch * 0.08)
  // The filter in the loop delays by soft / (1 - soft) samples; the line is shortened by that, or the string would be flat.
  const delay = RATE / f - soft / (1 - soft)
  const whole = Math.floor(delay)
  const share = delay - whole
  const life = string.life * 2 ** ((60 - pitch) / 36)
  const keep = 10 ** (-3 / (f * life))
  const line = new Float32Array(8192)
  const burst = burstOf(string, Math.round(RATE / f), touch, pitch)
  let low = 0
  for (let i = 0; i < out.length; i++) {
    const near = line[(i - whole + 8192) & 8191] ?? 0
    const far = line[(i - whole - 1 + 8192) & 8191] ?? 0
    low += (near + (far - near) * share - low) * (1 - soft)
    const value = low * keep + (i < burst.length ? (burst[i] ?? 0) : 0)
    line[i & 8191] = value
    out[i] = value
  }
  normalised(out)
  if (string.body) addBody(out, f, string.body)
  letGo(out, seconds, string.release)
  return normalised(out)
}

function burstOf({ bright, at }: Plucked, period: number, touch: number, seed: number): Float32Array {
  const roll = dice(seed * 977)
  const burst = new Float32Array(period)
  const open = 0.2 + 0.75 * bright * (0.5 + 0.5 * touch)
  let [low, sum] = [0, 0]
  for (let i = 0; i < period; i++) {
    low += ((roll() - 0.5) * 2 - low) * open
    burst[i] = low
    sum += low
  }
  for (let i = 0; i < period; i++) burst[i] = (burst[i] ?? 0) - sum / period
  // Overtones with a node at the plucking point are missing.
  const back = Math.max(1, Math.round(period * at))
  return burst.map((value, i) => value - 0.8 * (burst[(i - back + period) % period] ?? 0))
}

function addBody(out: Float32Array, f: number, level: number): void {
  const step = (2 * Math.PI * f) / RATE
  for (let i = 0; i < out.length; i++)
    out[i] = (out[i] ?? 0) + Math.sin(step * i) * level * Math.exp((-2.4 * i) / RATE) * Math.min(1, i / 200)
}
