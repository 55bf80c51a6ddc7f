/** Chords and melodies for film music. */
import type { Dice } from '../art/dice.ts'
import { degree, type Key } from './scales.ts'

/** Returns a chord on a degree, of `size` stacked thirds, moved near `centre` so that the voices move little. */
export function chord(key: Key, on: number, size = 4, centre = 60): number[] {
  return Array.from({ length: size }, (_, i) => {
    let note = degree(key, on + i * 2)
    while (note > centre + 7) note -= 12
    while (note < centre - 6) note += 12
    return note
  }).toSorted((a, b) => a - b)
}

export type Note = { at: number; length: number; step: number }

/**
 * Returns a melody over a progression: one motif of `beats`, repeated with small changes, resting on chord tones on strong beats and ending
 * on the tonic.
 */
export function melody(
  roll: Dice,
  progression: readonly number[],
  {
    beats = 4,
    low = 4,
    high = 14,
    busy = 0.5,
  }: { beats?: number; low?: number; high?: number; busy?: number } = {},
): Note[] {
  const rhythm: { at: number; length: number }[] = []
  for (let at = 0; at < beats;) {
    const length = roll() < busy ? (roll() < 0.4 ? 0.5 : 1) : roll() < 0.5 ? 2 : 1.5
    const room = Math.min(length, beats - at)
    if (at === 0 || roll() > 0.18) rhythm.push({ at, length: room })
    at += room
  }
  const shape = rhythm.map(() => roll.whole(-2, 2))
  const notes: Note[] = []
  let step = Math.round((low + high) / 2)
  progression.forEach((on, bar) => {
    rhythm.forEach(({ at, length }, i) => {
      const isLast = bar === progression.length - 1 && i === rhythm.length - 1
      step += bar % 2 === 1 && i > rhythm.length / 2 ? -(shape[i] ?? 0) : (shape[i] ?? 0)
      if (bar % 4 === 3 && roll() < 0.3) step += roll.whole(-1, 1)
      if (step > high) step -= 3
      if (step < low) step += 3
      const isStrong = at % 2 === 0
      // On a strong beat, the nearest chord tone.
      const tones = [on, on + 2, on + 4].flatMap((tone) => [tone, tone + 7, tone + 14])
      const near = tones.reduce(
        (best, tone) => (Math.abs(tone - step) < Math.abs(best - step) ? tone : best),
        tones[0] ?? on,
      )
      if (isStrong || isLast) step = isLast ? near : near
      notes.push({ at: bar * beats + at, length: isLast ? beats - at : length, step })
    })
  })
  return notes
}
