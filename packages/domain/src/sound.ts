/** Where a recording's own sound lies in what its packaged frames decode to, so that tracks join without a gap. @spec decisions 11.8 */
export type SoundSpan = {
  /** Samples a second. */
  sampleRate: number
  /** Samples before it: the encoder's run-in. */
  runIn: number
  /** Its own samples. What follows them fills the last frame up. */
  samples: number
}

/** Seconds. */
export const secondsOfSound = ({ samples, sampleRate }: SoundSpan): number => samples / sampleRate
