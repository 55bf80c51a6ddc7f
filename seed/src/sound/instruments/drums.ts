/** Drum kits, by General MIDI numbers: a skin is a falling sine; a snare and a cymbal are noise. */
import { dice } from '../../art/dice.ts'
import { RATE } from '../mix.ts'
import { normalised, silence } from './kept-notes.ts'

export const DRUM = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  hat: 42,
  lowTom: 45,
  openHat: 46,
  midTom: 47,
  crash: 49,
  highTom: 50,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  highConga: 63,
  lowConga: 64,
  shaker: 70,
  woodblock: 76,
  triangle: 81,
} as const

type Skin = { from: number; to: number; sweep: number; life: number; click?: number; drive?: number }
type Noise = { life: number; low: number; high: number; level?: number; delay?: number }
type Metal = { hz: number; life: number; level: number }
type Hit = { skin?: Skin; noise?: readonly Noise[]; metal?: Metal; level: number; pan: number }

const SHARED: Readonly<Record<number, Hit>> = {
  [DRUM.rim]: { skin: { from: 820, to: 780, sweep: 0.01, life: 0.05, click: 0.6 }, level: 0.4, pan: 0.1 },
  [DRUM.clap]: {
    noise: [
      { life: 0.02, low: 900, high: 4200, level: 0.7 },
      { life: 0.02, low: 900, high: 4200, level: 0.8, delay: 0.011 },
      { life: 0.2, low: 900, high: 4200, delay: 0.023 },
    ],
    level: 0.62,
    pan: 0.05,
  },
  [DRUM.tambourine]: { noise: [{ life: 0.14, low: 6500, high: 14000 }], level: 0.22, pan: 0.35 },
  [DRUM.cowbell]: { metal: { hz: 560, life: 0.25, level: 1 }, level: 0.24, pan: 0.3 },
  [DRUM.highConga]: {
    skin: { from: 350, to: 322, sweep: 0.02, life: 0.24, click: 0.25 },
    level: 0.45,
    pan: 0.3,
  },
  [DRUM.lowConga]: {
    skin: { from: 226, to: 208, sweep: 0.02, life: 0.34, click: 0.18 },
    level: 0.5,
    pan: 0.22,
  },
  [DRUM.shaker]: { noise: [{ life: 0.07, low: 5000, high: 12000 }], level: 0.2, pan: -0.35 },
  [DRUM.woodblock]: {
    skin: { from: 1180, to: 1120, sweep: 0.008, life: 0.08, click: 0.2 },
    level: 0.34,
    pan: -0.3,
  },
  [DRUM.triangle]: { metal: { hz: 2150, life: 1.6, level: 1 }, level: 0.12, pan: 0.4 },
}

const toms = (tune: number, life: number): Record<number, Hit> => ({
  [DRUM.lowTom]: {
    skin: { from: 130 * tune, to: 84 * tune, sweep: 0.07, life, click: 0.2 },
    level: 0.75,
    pan: 0.35,
  },
  [DRUM.midTom]: {
    skin: { from: 170 * tune, to: 112 * tune, sweep: 0.06, life: life * 0.9, click: 0.2 },
    level: 0.72,
    pan: 0.05,
  },
  [DRUM.highTom]: {
    skin: { from: 220 * tune, to: 150 * tune, sweep: 0.05, life: life * 0.8, click: 0.2 },
    level: 0.7,
    pan: -0.3,
  },
})

const cymbals = (level: number): Record<number, Hit> => ({
  [DRUM.crash]: {
    noise: [{ life: 1.7, low: 3800, high: 13000 }],
    metal: { hz: 620, life: 1.4, level: 0.12 },
    level: 0.36 * level,
    pan: -0.3,
  },
  [DRUM.ride]: {
    noise: [{ life: 0.42, low: 6000, high: 13000, level: 0.6 }],
    metal: { hz: 780, life: 0.7, level: 0.16 },
    level: 0.2 * level,
    pan: 0.35,
  },
})

const hats = (low: number, closed: number, open: number, level: number): Record<number, Hit> => ({
  [DRUM.hat]: { noise: [{ life: closed, low, high: 13500 }], level: 0.24 * level, pan: 0.25 },
  [DRUM.openHat]: { noise: [{ life: open, low, high: 13500 }], level: 0.24 * level, pan: 0.25 },
})

export const KITS = {
  rockKit: {
    ...SHARED,
    ...toms(1, 0.5),
    ...cymbals(1.1),
    ...hats(6200, 0.07, 0.45, 1.05),
    [DRUM.kick]: {
      skin: { from: 165, to: 54, sweep: 0.032, life: 0.34, click: 0.75, drive: 1.6 },
      level: 1,
      pan: 0,
    },
    [DRUM.snare]: {
      skin: { from: 265, to: 188, sweep: 0.03, life: 0.15, click: 0.4 },
      noise: [{ life: 0.24, low: 1400, high: 9500, level: 0.85 }],
      level: 0.85,
      pan: 0.03,
    },
  },
  softKit: {
    ...SHARED,
    ...toms(0.95, 0.4),
    ...cymbals(0.7),
    ...hats(7200, 0.05, 0.3, 0.7),
    [DRUM.kick]: { skin: { from: 110, to: 56, sweep: 0.03, life: 0.26, click: 0.15 }, level: 0.8, pan: 0 },
    [DRUM.snare]: {
      skin: { from: 220, to: 180, sweep: 0.03, life: 0.1, click: 0.1 },
      noise: [{ life: 0.17, low: 1800, high: 7500, level: 0.6 }],
      level: 0.5,
      pan: 0.03,
    },
  },
  brushKit: {
    ...SHARED,
    ...toms(1, 0.4),
    ...cymbals(1.2),
    ...hats(7000, 0.06, 0.25, 0.7),
    [DRUM.kick]: { skin: { from: 95, to: 58, sweep: 0.02, life: 0.2 }, level: 0.5, pan: 0 },
    [DRUM.snare]: { noise: [{ life: 0.2, low: 2200, high: 8000 }], level: 0.3, pan: -0.1 },
  },
  dustyKit: {
    ...SHARED,
    ...toms(0.9, 0.35),
    ...cymbals(0.6),
    ...hats(5200, 0.055, 0.25, 1.3),
    [DRUM.kick]: {
      skin: { from: 120, to: 52, sweep: 0.035, life: 0.3, click: 0.25, drive: 2 },
      level: 1,
      pan: 0,
    },
    [DRUM.snare]: {
      skin: { from: 240, to: 200, sweep: 0.02, life: 0.11, click: 0.2, drive: 1.5 },
      noise: [{ life: 0.16, low: 1100, high: 6200, level: 0.9 }],
      level: 0.75,
      pan: 0.04,
    },
  },
  boomKit: {
    ...SHARED,
    ...toms(0.85, 0.5),
    ...cymbals(0.7),
    ...hats(7800, 0.045, 0.3, 1.7),
    [DRUM.kick]: {
      skin: { from: 150, to: 46, sweep: 0.045, life: 0.55, click: 0.5, drive: 1.6 },
      level: 0.85,
      pan: 0,
    },
    [DRUM.snare]: {
      skin: { from: 280, to: 210, sweep: 0.02, life: 0.1, click: 0.3 },
      noise: [{ life: 0.22, low: 1500, high: 10000, level: 1.2 }],
      level: 0.95,
      pan: 0.02,
    },
  },
  houseKit: {
    ...SHARED,
    ...toms(1.05, 0.3),
    ...cymbals(0.8),
    ...hats(7600, 0.05, 0.2, 1.6),
    [DRUM.kick]: {
      skin: { from: 190, to: 48, sweep: 0.036, life: 0.36, click: 0.5, drive: 1.8 },
      level: 1,
      pan: 0,
    },
    [DRUM.snare]: { noise: [{ life: 0.16, low: 1500, high: 9000 }], level: 0.55, pan: 0 },
  },
  technoKit: {
    ...SHARED,
    ...toms(0.8, 0.35),
    ...cymbals(0.7),
    ...hats(8200, 0.04, 0.18, 1.6),
    [DRUM.kick]: {
      skin: { from: 210, to: 46, sweep: 0.03, life: 0.42, click: 0.4, drive: 2.6 },
      level: 1,
      pan: 0,
    },
    [DRUM.snare]: { noise: [{ life: 0.12, low: 1900, high: 9000 }], level: 0.45, pan: 0 },
  },
  toyKit: {
    ...SHARED,
    ...toms(1.5, 0.22),
    ...cymbals(0.6),
    ...hats(7000, 0.05, 0.2, 0.7),
    [DRUM.kick]: { skin: { from: 150, to: 82, sweep: 0.03, life: 0.2, click: 0.3 }, level: 0.85, pan: 0 },
    [DRUM.snare]: {
      skin: { from: 330, to: 290, sweep: 0.02, life: 0.07 },
      noise: [{ life: 0.12, low: 2400, high: 9000, level: 0.8 }],
      level: 0.5,
      pan: 0.05,
    },
  },
  frameKit: {
    ...SHARED,
    ...cymbals(0.6),
    ...hats(7000, 0.05, 0.2, 0.6),
    ...toms(0.8, 0.5),
    [DRUM.kick]: { skin: { from: 128, to: 84, sweep: 0.03, life: 0.45, click: 0.15 }, level: 0.9, pan: 0 },
    [DRUM.snare]: {
      skin: { from: 420, to: 395, sweep: 0.01, life: 0.09, click: 0.7 },
      noise: [{ life: 0.05, low: 2500, high: 8000, level: 0.4 }],
      level: 0.6,
      pan: 0.1,
    },
  },
  orchestraKit: {
    ...SHARED,
    ...cymbals(0.8),
    ...hats(7000, 0.05, 0.2, 0.5),
    [DRUM.kick]: { skin: { from: 78, to: 62, sweep: 0.05, life: 0.9, click: 0.1 }, level: 1, pan: 0 },
    [DRUM.snare]: {
      noise: [{ life: 0.18, low: 1800, high: 8500 }],
      skin: { from: 230, to: 210, sweep: 0.02, life: 0.1 },
      level: 0.5,
      pan: 0.1,
    },
    [DRUM.lowTom]: { skin: { from: 102, to: 98, sweep: 0.04, life: 1.3, click: 0.1 }, level: 0.9, pan: 0.1 },
    [DRUM.midTom]: { skin: { from: 136, to: 131, sweep: 0.04, life: 1.2, click: 0.1 }, level: 0.9, pan: 0.1 },
    [DRUM.highTom]: {
      skin: { from: 152, to: 147, sweep: 0.04, life: 1.1, click: 0.1 },
      level: 0.9,
      pan: 0.1,
    },
  },
} as const satisfies Record<string, Readonly<Record<number, Hit>>>

export type KitName = keyof typeof KITS

/** Returns one stroke; silence if the kit has no such drum. */
export function hitDrum(kit: Readonly<Record<number, Hit>>, drum: number): Float32Array {
  const hit = kit[drum]
  if (!hit) return silence(0)
  const life = Math.max(
    hit.skin?.life ?? 0,
    hit.metal?.life ?? 0,
    ...(hit.noise ?? []).map((one) => one.life),
  )
  const out = silence(life * 1.15 + 0.03)
  if (hit.skin) addSkin(out, hit.skin)
  hit.noise?.forEach((noise, i) => addNoise(out, noise, drum * 7 + i))
  if (hit.metal) addMetal(out, hit.metal)
  normalised(out)
  for (let i = 0; i < out.length; i++)
    out[i] = (out[i] ?? 0) * hit.level * Math.min(1, (out.length - i) / (RATE * 0.01))
  return out
}

/** Returns its position in the kit, from -1 (left) to 1. */
export const drumPan = (kit: Readonly<Record<number, Hit>>, drum: number): number => kit[drum]?.pan ?? 0

function addSkin(out: Float32Array, { from, to, sweep, life, click = 0, drive = 1 }: Skin): void {
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    phase += (to + (from - to) * Math.exp(-t / sweep)) / RATE
    const tone = Math.tanh(Math.sin(2 * Math.PI * phase) * drive)
    const knock = t < 0.004 ? click * (1 - t / 0.004) * Math.sin(t * 9000) : 0
    out[i] = (out[i] ?? 0) + tone * Math.exp((-5 * t) / life) * Math.min(1, i / 24) + knock
  }
}

function addNoise(out: Float32Array, { life, low, high, level = 1, delay = 0 }: Noise, seed: number): void {
  const roll = dice(seed)
  const [under, over] = [1 - Math.exp((-6.2832 * low) / RATE), 1 - Math.exp((-6.2832 * high) / RATE)]
  let [below, above, again] = [0, 0, 0]
  for (let i = Math.round(delay * RATE); i < out.length; i++) {
    const t = i / RATE - delay
    above += (roll() * 2 - 1 - above) * over
    below += (above - below) * under
    again += (above - below - again) * under
    out[i] =
      (out[i] ?? 0) + (above - below - again) * level * Math.exp((-5 * t) / life) * Math.min(1, t * 3000)
  }
}

function addMetal(out: Float32Array, { hz, life, level }: Metal): void {
  for (const [ratio, part] of [
    [1, 1],
    [1.48, 0.9],
    [2.11, 0.7],
    [3.37, 0.5],
    [4.73, 0.4],
    [6.29, 0.3],
  ] as const)
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE
      out[i] =
        (out[i] ?? 0) +
        Math.sin(2 * Math.PI * hz * ratio * t) *
          part *
          level *
          0.4 *
          Math.exp((-5 * t) / life) *
          Math.min(1, t * 1500)
    }
}
