/** Loudness normalisation of music, so that nobody has to adjust the volume between albums. EBU R 128. @spec decisions 11.14 */
export const LOUDNESS_MODES = ['album', 'track', 'off'] as const
export type LoudnessMode = (typeof LOUDNESS_MODES)[number]

/** Target loudness of everything, including films: ReplayGain's reference, and within what EBU R 128 s2 recommends for streaming. */
export const TARGET_LUFS = -18

/** Peak limit for amplified sound: a lossy decoder's output peaks slightly above the measured value. EBU R 128 s2 */
const PEAK_LIMIT_DBTP = -1

export type SoundLevel = {
  /** Integrated loudness in LUFS. */
  lufs: number
  /** In dBTP; if unknown, the sound is never amplified. */
  peak?: number | undefined
}

export type Loudness = {
  track: SoundLevel
  /** Level of the whole album that the track belongs to. */ album?: SoundLevel | undefined
}

/** Returns the linear gain, above 0; 1 if nothing is known. */
export function gainOf(loudness: Loudness | undefined, mode: LoudnessMode): number {
  if (!loudness || mode === 'off') return 1
  const { lufs, peak } = mode === 'track' ? loudness.track : (loudness.album ?? loudness.track)
  const wanted = TARGET_LUFS - lufs
  const most = peak === undefined ? 0 : Math.max(0, PEAK_LIMIT_DBTP - peak)
  return 10 ** (Math.min(wanted, most) / 20)
}

/**
 * Returns the level of several recordings in a row: their mean energy weighted by seconds, and the highest peak. Null if there are none.
 */
export function levelOfAll(parts: readonly (SoundLevel & { seconds: number })[]): SoundLevel | null {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  if (seconds <= 0) return null
  const energy = parts.reduce((sum, part) => sum + part.seconds * 10 ** (part.lufs / 10), 0)
  const peaks = parts.flatMap(({ peak }) => (peak === undefined ? [] : [peak]))
  const lufs = 10 * Math.log10(energy / seconds)
  // An unknown peak might be the highest.
  return peaks.length < parts.length ? { lufs } : { lufs, peak: Math.max(...peaks) }
}
