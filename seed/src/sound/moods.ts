/** Film music by mood: the accompaniment of a bar, and the instrument of the tune. */
import type { Dice } from '../art/dice.ts'
import { degree, type Key } from './scales.ts'
import type { Mix } from './mix.ts'
import { bass, bell, kick, pad, piano, pluck, strings } from './voices.ts'

/** The piece being played. */
export type Piece = {
  mix: Mix
  key: Key
  /** The length of a beat and of the whole, in seconds. */
  beat: number
  seconds: number
  roll: Dice
  /** Returns how loud it has become at a time, from 0 to 1. */
  rise: (time: number) => number
}

/** A bar: its start and length in seconds, its chord as a degree and as notes. */
export type Bar = {
  place: number
  start: number
  length: number
  on: number
  notes: readonly number[]
}

/** A note of the tune: its start, and its length in beats. */
export type TuneNote = { start: number; length: number; note: number }

export type Mood = {
  /** How busy the tune is, from 0 to 1. */
  busy: number
  roomSeconds: number
  accompany: (piece: Piece, bar: Bar) => void
  sing: (piece: Piece, note: TuneNote) => void
}

export const MOODS = {
  warm: { busy: 0.3, roomSeconds: 3.6, accompany: accompanyWarmly, sing: singWarmly },
  wonder: { busy: 0.3, roomSeconds: 3.6, accompany: accompanyInWonder, sing: singInWonder },
  tension: { busy: 0.3, roomSeconds: 3.6, accompany: accompanyTensely, sing: singTensely },
  playful: { busy: 0.75, roomSeconds: 1.3, accompany: accompanyPlayfully, sing: singPlayfully },
  drive: { busy: 0.3, roomSeconds: 1.8, accompany: accompanyDriving, sing: singDriving },
} as const satisfies Record<string, Mood>

function accompanyWarmly(piece: Piece, bar: Bar): void {
  const { mix, beat, rise } = piece
  for (const [i, note] of bar.notes.entries())
    mix.add(strings(note, bar.length, { attack: 1, bright: 0.22 }), bar.start, {
      gain: 0.26 * rise(bar.start),
      pan: (i - 1.5) * 0.3,
      wet: 0.45,
    })
  addLowStrings(piece, bar)
  for (const [i, note] of brokenChord(bar).entries())
    mix.add(piano(note, beat * 1.1, 0.36), bar.start + i * beat * 0.5, {
      gain: 0.24,
      pan: -0.15,
      wet: 0.3,
    })
}

function singWarmly({ mix, beat }: Piece, { start, length, note }: TuneNote): void {
  mix.add(piano(note + 12, beat * length * 1.1, 0.6), start, { gain: 0.48, pan: 0.2, wet: 0.5 })
}

function accompanyInWonder(piece: Piece, bar: Bar): void {
  const { mix, beat, rise } = piece
  for (const [i, note] of bar.notes.entries())
    mix.add(pad(note, bar.length, 1.4), bar.start, {
      gain: 0.2 * rise(bar.start),
      pan: (i - 1.5) * 0.3,
      wet: 0.45,
    })
  addLowStrings(piece, bar)
  for (const [i, note] of brokenChord(bar).entries())
    mix.add(bell(note + 12, 2.4), bar.start + i * beat * 0.5, {
      gain: 0.075 * rise(bar.start),
      pan: Math.sin(i) * 0.6,
      wet: 0.9,
    })
}

function singInWonder({ mix, beat }: Piece, { start, length, note }: TuneNote): void {
  mix.add(strings(note + 12, beat * length, { attack: 0.35, bright: 0.35 }), start, {
    gain: 0.2,
    pan: 0.2,
    wet: 0.5,
  })
}

function addLowStrings({ mix, key, rise }: Piece, { on, start, length }: Bar): void {
  mix.add(strings(degree(key, on) - 24, length, { attack: 0.8, bright: 0.15 }), start, {
    gain: 0.5 * rise(start),
    wet: 0.25,
  })
}

/** Eighths that keep it moving. */
const brokenChord = ({ notes }: Bar): number[] =>
  [0, 2, 1, 3, 2, 1, 3, 2].map((place, i) => (notes[place] ?? 60) + (i > 3 ? 12 : 0))

function accompanyTensely({ mix, key, beat, rise }: Piece, { place, start, length, on }: Bar): void {
  mix.add(strings(degree(key, on) - 24, length * 1.02, { attack: 1.2, bright: 0.2 }), start, {
    gain: 0.85 * rise(start),
    wet: 0.3,
  })
  mix.add(strings(degree(key, on + 1) + 12, length * 0.9, { attack: 1.8, bright: 0.55 }), start, {
    gain: 0.14 * rise(start),
    pan: 0.3,
    wet: 0.6,
  })
  if (place % 2 === 1)
    mix.add(bell(degree(key, on + 4) + 12, 3), start + beat * 2, {
      gain: 0.2,
      pan: -0.5,
      wet: 0.8,
    })
  for (const pulse of [0, 2.5]) mix.add(kick(0.2), start + pulse * beat, { gain: 0.4, wet: 0.35 })
}

function singTensely({ mix, beat, roll }: Piece, { start, length, note }: TuneNote): void {
  if (roll() < 0.3) mix.add(piano(note - 12, beat * length, 0.5), start, { gain: 0.5, pan: 0.2, wet: 0.75 })
}

function accompanyPlayfully({ mix, key, beat }: Piece, { start, length, on, notes }: Bar): void {
  const root = degree(key, on) - 12
  for (const [place, note] of [root, notes[1] ?? root, root + 7, notes[2] ?? root].entries())
    mix.add(pluck(note, beat * 1.4, 0.35), start + place * beat, {
      gain: 0.55,
      pan: -0.25,
      wet: 0.25,
    })
  mix.add(pad(notes[1] ?? 60, length, 0.4), start, { gain: 0.16, wet: 0.4 })
}

function singPlayfully({ mix }: Piece, { start, note }: TuneNote): void {
  mix.add(bell(note + 12, 1.1), start, { gain: 0.26, pan: 0.25, wet: 0.4 })
}

function accompanyDriving({ mix, key, beat, seconds, rise }: Piece, { start, length, on, notes }: Bar): void {
  mix.add(strings(notes[0] ?? 57, length, { attack: 0.5, bright: 0.4 }), start, {
    gain: 0.45 * rise(start),
    pan: -0.3,
    wet: 0.35,
  })
  mix.add(strings(notes[2] ?? 64, length, { attack: 0.7, bright: 0.4 }), start, {
    gain: 0.35 * rise(start),
    pan: 0.3,
    wet: 0.35,
  })
  for (let i = 0; i < 16; i++)
    mix.add(bass(degree(key, on) - 24 + (i % 8 === 6 ? 12 : 0), beat * 0.22, 2), start + i * beat * 0.25, {
      gain: 0.3 * (i % 4 === 0 ? 1 : 0.7),
      wet: 0.05,
    })
  if (start > seconds * 0.15)
    for (const hit of [0, 1, 2, 3]) mix.add(kick(0.7), start + hit * beat, { gain: 0.6, wet: 0.08 })
}

function singDriving({ mix, beat, seconds }: Piece, { start, length, note }: TuneNote): void {
  if (start > seconds * 0.4)
    mix.add(strings(note, beat * length, { attack: 0.12, bright: 0.8, release: 0.4 }), start, {
      gain: 0.28,
      pan: 0.15,
      wet: 0.4,
    })
}
