/** Chords with as little voice movement as possible. */
import { degree, type Key } from '../scales.ts'

/** Returns the note in the octave around `centre`. */
export const near = (pitch: number, centre: number) => pitch + 12 * Math.round((centre - pitch) / 12)

/** Returns a chord of `size` thirds on each degree, voiced close to the previous chord, all of them around `centre`. */
export function voiceLead(key: Key, degrees: readonly number[], size: number, centre: number): number[][] {
  let before = Array.from({ length: size }, (_, i) => centre - size * 2 + i * 4)
  return degrees.map((on) => {
    const tones = Array.from({ length: size }, (_, i) => degree(key, on + i * 2))
    const inversions = tones.map((first, turn) => {
      const lowest = near(first, before[0] ?? centre)
      const stacked = [...tones.slice(turn), ...tones.slice(0, turn)]
      return stacked.reduce<number[]>((chord, tone) => {
        const last = chord.at(-1)
        if (last === undefined) return [lowest]
        return [...chord, last + ((((tone - last) % 12) + 12) % 12)]
      }, [])
    })
    const away = (chord: number[]) =>
      chord.reduce((sum, pitch, i) => sum + Math.abs(pitch - (before[i] ?? pitch)), 0) +
      Math.abs(chord.reduce((sum, pitch) => sum + pitch, 0) / size - centre) * 1.5
    before = inversions.reduce(
      (best, chord) => (away(chord) < away(best) ? chord : best),
      inversions[0] ?? tones,
    )
    return before
  })
}

/** Returns the chord tone (as a scale step) nearest to a step. */
export function nearestTone(on: number, step: number): number {
  const tones = [on, on + 2, on + 4].flatMap((tone) => [-14, -7, 0, 7, 14, 21].map((octave) => tone + octave))
  return tones.reduce((best, tone) => (Math.abs(tone - step) < Math.abs(best - step) ? tone : best), on)
}
