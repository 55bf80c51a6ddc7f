/** How music is brought to one loudness, so that nobody reaches for the volume between two albums. EBU R 128. @spec decisions 11.14 */
export const LOUDNESS_MODES = ['album', 'track', 'off'] as const
export type LoudnessMode = (typeof LOUDNESS_MODES)[number]

/** What everything is brought to, films too: ReplayGain's reference, and within what EBU R 128 s2 gives for streaming. */
export const TARGET_LUFS = -18

/** What is made louder stays below: what a lossy decoder gives is a little higher than what was measured. EBU R 128 s2 */
const PEAK_LIMIT_DBTP = -1

export type SoundLevel = {
  /** LUFS of the whole of it. */
  lufs: number
  /** dBTP; without one it is not known, and nothing is made louder. */
  peak?: number | undefined
}

export type Loudness = {
  track: SoundLevel
  /** Of the whole album that it belongs to. */ album?: SoundLevel | undefined
}

/** What a sample is multiplied with, above 0; 1 where nothing is known. */
export function gainOf(loudness: Loudness | undefined, mode: LoudnessMode): number {
  if (!loudness || mode === 'off') return 1
  const { lufs, peak } = mode === 'track' ? loudness.track : (loudness.album ?? loudness.track)
  const wanted = TARGET_LUFS - lufs
  const most = peak === undefined ? 0 : Math.max(0, PEAK_LIMIT_DBTP - peak)
  return 10 ** (Math.min(wanted, most) / 20)
}

/** The level of several recordings in a row: the mean of their energy by their seconds, and the highest peak. Null: there are none. */
export function levelOfAll(parts: readonly (SoundLevel & { seconds: number })[]): SoundLevel | null {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  if (seconds <= 0) return null
  const energy = parts.reduce((sum, part) => sum + part.seconds * 10 ** (part.lufs / 10), 0)
  const peaks = parts.flatMap(({ peak }) => (peak === undefined ? [] : [peak]))
  const lufs = 10 * Math.log10(energy / seconds)
  // One that is not known may be the highest.
  return peaks.length < parts.length ? { lufs } : { lufs, peak: Math.max(...peaks) }
}
