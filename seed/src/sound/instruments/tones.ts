/** The timbres of bowed, blown, sung and held instruments. */
import type { Tone } from './tone.ts'

const saw = (k: number) => 1 / k
const odd = (k: number) => (k % 2 ? 1 / k : 0)
const triangle = (k: number) => (k % 2 ? (k % 4 === 1 ? 1 : -1) / (k * k) : 0)
const listed = (levels: readonly number[]) => (k: number) => levels[k - 1] ?? 0

/** Louder at the resonances of the body or the mouth (formants): [Hz, width in Hz, level]. */
const formed =
  (slope: number, floor: number, peaks: readonly (readonly [number, number, number])[]) =>
  (k: number, f: number) => {
    const bump = peaks.reduce((sum, [hz, width, level]) => sum + level / (1 + ((k * f - hz) / width) ** 2), 0)
    return (floor + bump) / k ** slope
  }

export const TONES = {
  violins: {
    harmonic: formed(1.1, 0.5, [
      [520, 200, 0.7],
      [1100, 300, 0.5],
      [2800, 700, 0.7],
    ]),
    voices: [-9, -3, 4, 10],
    attack: 0.16,
    release: 0.4,
    filter: { rest: 2600, open: 2200, fall: 4 },
    vibrato: { cents: 9, hz: 5.2, after: 0.3 },
    breath: 0.12,
  },
  cellos: {
    harmonic: formed(1.15, 0.6, [
      [240, 120, 0.8],
      [600, 200, 0.5],
      [1500, 500, 0.4],
    ]),
    voices: [-7, 0, 6],
    attack: 0.14,
    release: 0.4,
    filter: { rest: 1500, open: 1300, fall: 4 },
    vibrato: { cents: 8, hz: 4.8, after: 0.3 },
    breath: 0.08,
  },
  fiddle: {
    harmonic: formed(0.95, 0.45, [
      [480, 150, 0.8],
      [950, 250, 0.8],
      [2600, 600, 0.9],
    ]),
    attack: 0.05,
    release: 0.12,
    filter: { rest: 3600, open: 2500, fall: 2 },
    vibrato: { cents: 14, hz: 5.6, after: 0.25 },
    breath: 0.2,
  },
  flute: {
    harmonic: listed([1, 0.34, 0.16, 0.06, 0.03]),
    attack: 0.06,
    release: 0.14,
    vibrato: { cents: 10, hz: 5, after: 0.35 },
    breath: 0.35,
  },
  clarinet: {
    harmonic: (k) => (k % 2 ? 1 : 0.18) / k ** 1.25,
    attack: 0.05,
    release: 0.1,
    filter: { rest: 2000, open: 1500, fall: 2 },
    vibrato: { cents: 4, hz: 4.7, after: 0.4 },
    breath: 0.1,
  },
  horns: {
    harmonic: formed(1.25, 0.6, [
      [350, 200, 1],
      [800, 300, 0.5],
    ]),
    voices: [-5, 4],
    attack: 0.09,
    release: 0.25,
    filter: { rest: 900, open: 1700, fall: 1.2 },
    breath: 0.05,
  },
  saxophone: {
    harmonic: formed(0.9, 0.4, [
      [480, 200, 1],
      [1250, 350, 0.8],
      [2600, 700, 0.5],
    ]),
    attack: 0.045,
    release: 0.12,
    filter: { rest: 1700, open: 2600, fall: 0.8 },
    vibrato: { cents: 16, hz: 5.1, after: 0.5 },
    breath: 0.4,
  },
  accordion: {
    harmonic: formed(0.85, 0.6, [
      [900, 500, 0.7],
      [2400, 800, 0.3],
    ]),
    voices: [-8, 7],
    attack: 0.04,
    release: 0.09,
    filter: { rest: 3200, open: 1200, fall: 1 },
  },
  harmonium: {
    harmonic: formed(1, 0.7, [
      [600, 300, 0.6],
      [1500, 500, 0.3],
    ]),
    voices: [-4, 3],
    attack: 0.16,
    release: 0.25,
    filter: { rest: 1900, open: 500, fall: 2 },
  },
  organ: {
    harmonic: listed([0.8, 1, 0.55, 0.5, 0.08, 0.3, 0.04, 0.22]),
    voices: [-2, 2],
    attack: 0.02,
    release: 0.08,
    vibrato: { cents: 9, hz: 6.1, after: 0 },
  },
  choirAh: {
    harmonic: formed(0.75, 0.08, [
      [700, 130, 1],
      [1150, 160, 0.6],
      [2700, 300, 0.22],
    ]),
    voices: [-11, -4, 5, 12],
    attack: 0.22,
    release: 0.5,
    vibrato: { cents: 18, hz: 5.3, after: 0.4 },
    breath: 0.25,
  },
  choirOo: {
    harmonic: formed(0.9, 0.06, [
      [330, 110, 1],
      [760, 140, 0.35],
      [2400, 300, 0.06],
    ]),
    voices: [-9, -2, 4, 10],
    attack: 0.3,
    release: 0.6,
    vibrato: { cents: 14, hz: 5, after: 0.5 },
    breath: 0.2,
  },
  voice: {
    harmonic: formed(0.7, 0.07, [
      [620, 120, 1],
      [1180, 150, 0.7],
      [2750, 280, 0.35],
    ]),
    voices: [-2, 2],
    attack: 0.07,
    release: 0.16,
    vibrato: { cents: 22, hz: 5.5, after: 0.45 },
    breath: 0.3,
  },
  pad: {
    harmonic: saw,
    voices: [-12, -4, 5, 13],
    attack: 0.9,
    release: 1.4,
    filter: { rest: 700, open: 900, fall: 3 },
  },
  glass: {
    harmonic: listed([1, 0.28, 0.08, 0.16, 0, 0.05]),
    voices: [-6, 6],
    attack: 1.2,
    release: 1.8,
    vibrato: { cents: 4, hz: 0.4, after: 0 },
  },
  /** High strings and glass, mostly breath. */
  shimmer: {
    harmonic: listed([1, 0.6, 0.3, 0.34, 0.12, 0.2, 0.06, 0.12]),
    voices: [-9, 0, 8],
    attack: 1.4,
    release: 2,
    vibrato: { cents: 6, hz: 0.6, after: 0 },
    breath: 0.22,
  },
  sine: { harmonic: listed([1, 0.04]), attack: 0.6, release: 1.2 },
  lead: {
    harmonic: saw,
    voices: [-6, 6],
    attack: 0.008,
    release: 0.16,
    filter: { rest: 1500, open: 4200, fall: 0.35 },
    vibrato: { cents: 10, hz: 5.4, after: 0.4 },
  },
  soft: {
    harmonic: triangle,
    voices: [-3, 3],
    attack: 0.012,
    release: 0.2,
    vibrato: { cents: 8, hz: 5, after: 0.4 },
  },
  stab: {
    harmonic: saw,
    voices: [-10, 0, 9],
    attack: 0.004,
    release: 0.12,
    decay: 0.5,
    sustain: 0.25,
    filter: { rest: 500, open: 4200, fall: 0.12 },
  },
  sequence: {
    harmonic: odd,
    voices: [-3, 4],
    attack: 0.003,
    release: 0.06,
    decay: 0.35,
    sustain: 0.2,
    filter: { rest: 350, open: 3600, fall: 0.09 },
  },
  acid: {
    harmonic: saw,
    attack: 0.004,
    release: 0.04,
    decay: 0.4,
    sustain: 0.5,
    filter: { rest: 260, open: 3000, fall: 0.11 },
  },
  synthBass: {
    harmonic: (k) => (k === 1 ? 1.4 : 0.8 / k),
    attack: 0.005,
    release: 0.05,
    decay: 0.6,
    sustain: 0.6,
    filter: { rest: 240, open: 900, fall: 0.16 },
  },
  subBass: {
    harmonic: listed([1, 0.3, 0.1, 0.04]),
    attack: 0.006,
    release: 0.09,
    decay: 1.4,
    sustain: 0.55,
  },
} as const satisfies Record<string, Tone>
