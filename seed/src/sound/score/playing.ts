/** Playing techniques: beats written as steps, block and strummed chords, fills. */
import type { Dice } from '../../art/dice.ts'
import { DRUM } from '../instruments/drums.ts'
import type { Pen } from './sheet.ts'

const TOUCHES: Readonly<Record<string, number>> = { x: 0.95, o: 0.65, '-': 0.38 }

/** Plays one drum through a bar; each character is a sixteenth: x hard, o plain, - soft, . nothing. */
export function beat(pen: Pen, drum: number, bar: number, steps: string, level = 1): void {
  for (let i = 0; i < steps.length; i++) {
    const touch = TOUCHES[steps[i] ?? '.']
    if (touch !== undefined) pen(bar, i / 4, 0.25, drum, touch * level)
  }
}

/** Leads into the next section: snare and toms through the last beat or two. */
export function fill(pen: Pen, roll: Dice, bar: number, beats = 4): void {
  const drums = [DRUM.snare, DRUM.highTom, DRUM.midTom, DRUM.lowTom]
  const steps = roll() < 0.5 ? 4 : 8
  for (let i = 0; i < steps; i++) {
    const drum = drums[Math.floor((i * drums.length) / steps)] ?? DRUM.snare
    if (i === 0 || roll() > 0.12) pen(bar, beats - steps / 4 + i / 4, 0.25, drum, 0.6 + (0.35 * i) / steps)
  }
}

/** Plays all notes of a chord nearly at once. */
export function block(
  pen: Pen,
  bar: number,
  at: number,
  length: number,
  chord: readonly number[],
  touch: number,
): void {
  chord.forEach((pitch, i) =>
    pen(
      bar,
      at + i * 0.006,
      length,
      pitch,
      touch * (i === chord.length - 1 ? 1 : 0.88),
      panOf(i, chord.length),
    ),
  )
}

/** Plays one string after the other, down or up. */
export function strum(
  pen: Pen,
  bar: number,
  at: number,
  length: number,
  chord: readonly number[],
  {
    touch,
    isUp = false,
    spread = 0.035,
    pan,
  }: { touch: number; isUp?: boolean; spread?: number; pan?: number },
): void {
  const strings = isUp ? chord.toReversed().slice(0, 3) : chord
  strings.forEach((pitch, i) => pen(bar, at + i * spread, length, pitch, touch * (isUp ? 0.8 : 1), pan))
}

/** Plays a chord's notes one by one, in the order of `places`; a place beyond the chord is an octave higher. */
export function broken(
  pen: Pen,
  bar: number,
  chord: readonly number[],
  {
    places,
    step,
    length,
    touch,
    from = 0,
  }: { places: readonly number[]; step: number; length: number; touch: number; from?: number },
): void {
  places.forEach((place, i) => {
    const pitch = (chord[place % chord.length] ?? 60) + 12 * Math.floor(place / chord.length)
    pen(bar, from + i * step, length, pitch, touch * (i === 0 ? 1.1 : 0.85 + 0.15 * ((i + 1) % 2)))
  })
}

const panOf = (i: number, count: number) => (count < 2 ? 0 : (i / (count - 1) - 0.5) * 0.7)
