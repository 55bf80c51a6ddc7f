/** Where a recording's own audio lies within the decoded frames, so that tracks join without a gap. @spec decisions 11.8 */
export type SoundSpan = {
  /** Samples per second. */
  sampleRate: number
  /** Samples before the recording: the encoder delay. */
  runIn: number
  /** Samples of the recording itself. Anything after them is padding of the last frame. */
  samples: number
}

/** Returns the duration in seconds. */
export const secondsOfSound = ({ samples, sampleRate }: SoundSpan): number => samples / sampleRate
