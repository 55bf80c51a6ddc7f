/** Scales and their degrees. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
} as const
export type ScaleName = keyof typeof SCALES

export type Key = { root: number; scale: ScaleName }

/** Returns the note of a scale degree (0 is the root, 7 the root an octave higher). */
export function degree({ root, scale }: Key, step: number): number {
  const octave = Math.floor(step / 7)
  return root + octave * 12 + (SCALES[scale][step - octave * 7] ?? 0)
}
