/** Melodies: a motif that is stated, varied, answered and resolved, in phrases of four bars. */
import type { Dice } from '../../art/dice.ts'
import { nearestTone } from './harmony.ts'

/** The notes of one bar: the beat of each, and its length. */
export type Cell = readonly (readonly [at: number, length: number])[]

/** Rhythms of a bar of four beats. */
export const CELLS = {
  calm: [
    [
      [0, 2],
      [2, 2],
    ],
    [
      [0, 3],
      [3, 1],
    ],
    [
      [0, 1.5],
      [1.5, 0.5],
      [2, 2],
    ],
    [
      [0, 1],
      [1, 1],
      [2, 2],
    ],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  moving: [
    [
      [0, 1],
      [1, 0.5],
      [1.5, 0.5],
      [2, 1],
      [3, 1],
    ],
    [
      [0, 0.5],
      [0.5, 0.5],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    [
      [0, 1.5],
      [1.5, 0.5],
      [2, 1],
      [3, 0.5],
      [3.5, 0.5],
    ],
    [
      [0, 1],
      [1, 1],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
    ],
    [
      [0.5, 0.5],
      [1, 1],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
    ],
  ],
  hook: [
    [
      [0, 0.75],
      [0.75, 0.75],
      [1.5, 1],
      [2.5, 0.5],
      [3, 1],
    ],
    [
      [0, 0.5],
      [0.5, 1],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 1.5],
    ],
    [
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 1],
      [2.5, 0.5],
      [3, 1],
    ],
    [
      [0, 0.75],
      [0.75, 0.75],
      [1.5, 0.5],
      [2, 0.75],
      [2.75, 1.25],
    ],
  ],
  quick: [
    [
      [0, 0.5],
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
    ],
    [
      [0, 0.5],
      [0.5, 0.25],
      [0.75, 0.25],
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 0.5],
      [3.5, 0.5],
    ],
    [
      [0, 1],
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 0.5],
      [3.5, 0.5],
    ],
  ],
  waltz: [
    [
      [0, 2],
      [2, 1],
    ],
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    [
      [0, 1.5],
      [1.5, 0.5],
      [2, 1],
    ],
    [
      [0, 1],
      [1, 0.5],
      [1.5, 0.5],
      [2, 1],
    ],
  ],
} as const satisfies Record<string, readonly Cell[]>
export type CellName = keyof typeof CELLS

export type TuneNote = { bar: number; beat: number; length: number; step: number; accent: boolean }

type Wish = {
  /** The degree of the chord in each bar. */
  chords: readonly number[]
  beats: number
  cells: CellName
  /** The range, in scale steps. */
  low: number
  high: number
  /** The share of notes left out, from 0 to 1. */
  rests?: number
}

// The motif of each bar in a phrase; 3 is the cadence.
const PLANS = [
  [0, 1, 0, 2, 0, 1, 2, 3],
  [0, 0, 1, 2, 0, 0, 1, 3],
  [0, 1, 2, 1, 0, 1, 2, 3],
  [0, 2, 0, 1, 0, 2, 1, 3],
] as const

/** Returns a tune over these chords. Its motifs recur over other chords; every eighth bar ends with a cadence. */
export function tune(roll: Dice, { chords, beats, cells, low, high, rests = 0 }: Wish): TuneNote[] {
  const plan = PLANS[roll.whole(0, PLANS.length - 1)] ?? PLANS[0]
  const motifs = [0, 1, 2].map(() => {
    const cell: Cell = CELLS[cells][roll.whole(0, CELLS[cells].length - 1)] ?? CELLS[cells][0]
    return cell.map(([at, length], i) => ({
      at,
      length,
      move: i === 0 ? 0 : moveOf(roll),
      isLeftOut: i > 0 && roll() < rests,
    }))
  })
  const middle = Math.round((low + high) / 2)
  const starts = [0, 1, 2].map(() => middle + roll.whole(-2, 2))
  const notes: TuneNote[] = []
  let last = middle
  chords.forEach((on, bar) => {
    const role = plan[bar % 8] ?? 0
    if (role === 3) {
      const home = nearestTone(on, Math.min(high, Math.max(low, last)))
      notes.push({ bar, beat: 0, length: Math.max(1, beats - 1), step: home, accent: true })
      last = home
      return
    }
    let step = nearestTone(on, starts[role] ?? middle)
    for (const { at, length, move, isLeftOut } of motifs[role] ?? []) {
      if (at >= beats) continue
      step += move
      // A leap beyond the range turns back.
      if (step > high) step -= 3
      if (step < low) step += 3
      const isStrong = at === 0 || at === Math.floor(beats / 2)
      if (isStrong) step = nearestTone(on, step)
      if (!isLeftOut)
        notes.push({ bar, beat: at, length: Math.min(length, beats - at), step, accent: at === 0 })
      last = step
    }
  })
  return notes
}

/** Returns the notes of a tune in one bar. */
export const notesIn = (notes: readonly TuneNote[], bar: number): TuneNote[] =>
  notes.filter((note) => note.bar === bar)

const moveOf = (roll: Dice) => roll.pick([-2, -1, -1, -1, 1, 1, 1, 2, 2, -3, 3, 0])
