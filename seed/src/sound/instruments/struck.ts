/** Struck instruments: each partial decays at its own rate. */
import { dice } from '../../art/dice.ts'
import { RATE } from '../mix.ts'
import { letGo, normalised, silence } from './kept-notes.ts'
import { hertz } from './pitch.ts'

/** [multiple of the tone, level, seconds until a thousandth is left]. */
type Partial = readonly [ratio: number, level: number, seconds: number]

type Struck = {
  partials: readonly Partial[]
  /** Seconds it sounds after its release. */
  release: number
  /** The noise of the mallet or hammer. */
  knock: number
}

export const STRUCK = {
  tines: {
    partials: [
      [1, 1, 3.2],
      [2, 0.14, 1.6],
      [3, 0.05, 0.9],
      [7.08, 0.16, 0.16],
      [14.2, 0.05, 0.08],
    ],
    release: 0.25,
    knock: 0.06,
  },
  vibraphone: {
    partials: [
      [1, 1, 4.5],
      [3.98, 0.22, 1.4],
      [10.3, 0.05, 0.3],
    ],
    release: 0.5,
    knock: 0.05,
  },
  marimba: {
    partials: [
      [1, 1, 0.9],
      [3.92, 0.3, 0.25],
      [9.3, 0.09, 0.09],
    ],
    release: 0.6,
    knock: 0.16,
  },
  kalimba: {
    partials: [
      [1, 1, 1.5],
      [2, 0.06, 0.6],
      [5.4, 0.18, 0.16],
      [8.7, 0.07, 0.08],
    ],
    release: 0.8,
    knock: 0.2,
  },
  glockenspiel: {
    partials: [
      [1, 1, 2.4],
      [2.76, 0.3, 1.1],
      [5.4, 0.16, 0.5],
      [8.9, 0.06, 0.2],
    ],
    release: 1.2,
    knock: 0.05,
  },
  toyPiano: {
    partials: [
      [1, 0.8, 1.1],
      [2.02, 0.16, 0.9],
      [3.1, 0.34, 0.6],
      [6.3, 0.2, 0.25],
    ],
    release: 0.5,
    knock: 0.2,
  },
  xylophone: {
    partials: [
      [1, 1, 0.45],
      [3, 0.42, 0.2],
      [6.1, 0.16, 0.08],
    ],
    release: 0.4,
    knock: 0.2,
  },
  bell: {
    partials: [
      [1, 0.8, 4],
      [2.01, 0.45, 2.6],
      [2.76, 0.3, 2],
      [5.4, 0.14, 1],
      [8.93, 0.05, 0.5],
    ],
    release: 2.5,
    knock: 0.02,
  },
} as const satisfies Record<string, Struck>

/** Returns one stroke. Harder ones are brighter. */
export function strike(
  { partials, release, knock }: Struck,
  pitch: number,
  seconds: number,
  touch: number,
): Float32Array {
  const f = hertz(pitch)
  const out = silence(seconds + release)
  const shorter = 2 ** ((60 - pitch) / 30)
  for (const [ratio, level, life] of partials) {
    const bright = ratio > 1.5 ? 0.45 + 1.1 * touch : 1
    if (f * ratio < RATE * 0.45) addPartial(out, f * ratio, level * bright, life * shorter)
  }
  addKnock(out, pitch, knock * touch)
  soften(out)
  letGo(out, seconds, release)
  return normalised(out)
}

/** A grand piano: slightly sharp partials, two strings each, and the knock of the hammer. */
export function playPiano(pitch: number, seconds: number, touch: number): Float32Array {
  const f = hertz(pitch)
  const out = silence(seconds + 0.5)
  const life = 11 * 2 ** ((60 - pitch) / 20)
  const slope = 0.45 + touch * 0.27
  for (let k = 1; k <= 18; k++) {
    const hz = f * k * Math.sqrt(1 + 0.00038 * k * k)
    if (hz > 11_000) break
    // The hammer strikes at an eighth of the string.
    const level = (slope ** (k - 1) * (0.25 + Math.abs(Math.sin((Math.PI * k) / 8)))) / k ** 0.35
    const fades = life / (1 + 0.5 * (k - 1))
    addPartial(out, hz * 0.9998, level * (k > 6 ? 1 : 0.6), fades)
    if (k <= 6) addPartial(out, hz * 1.0003, level * 0.4, fades * 1.35)
  }
  addKnock(out, pitch, 0.12 * touch)
  soften(out)
  letGo(out, seconds, 0.5)
  return normalised(out)
}

const INAUDIBLE = 0.0004

/** Adds a sine that falls to a thousandth after `life` seconds, until it is inaudible. */
// A rotating vector: a few multiplications per sample instead of a sine.
export function addPartial(out: Float32Array, hz: number, level: number, life: number): void {
  const step = (2 * Math.PI * hz) / RATE
  const fade = Math.exp(-6.9 / (life * RATE))
  const [c, s] = [Math.cos(step) * fade, Math.sin(step) * fade]
  const end = Math.min(out.length, Math.round((life * RATE * Math.log10(level / INAUDIBLE)) / 3))
  let x = 0
  let y = level
  for (let i = 0; i < end; i++) {
    const next = x * c + y * s
    y = y * c - x * s
    x = next
    out[i] = (out[i] ?? 0) + x
  }
}

function addKnock(out: Float32Array, seed: number, level: number): void {
  const roll = dice(seed * 131)
  const length = Math.min(out.length, Math.round(RATE * 0.03))
  let low = 0
  for (let i = 0; i < length; i++) {
    low += ((roll() - 0.5) * 2 - low) * 0.25
    out[i] = (out[i] ?? 0) + low * level * (1 - i / length) ** 2
  }
}

/** Fades in the first millisecond of a stroke, which would otherwise click. */
function soften(out: Float32Array): void {
  const attack = 0.0012 * RATE
  for (let i = 0; i < attack && i < out.length; i++) out[i] = (out[i] ?? 0) * (i / attack)
}
