/** The words of a song, line by line, and which of them is heard when. @spec decisions 11.3 */

export type LyricsLine = {
  /** Seconds from the start of the track; null: nobody says when it is sung. */
  at: number | null
  /** Empty where only instruments play. */
  text: string
}

export type Lyrics = {
  /** BCP 47; null: unknown. */
  language: string | null
  /** In the order in which they are sung. Either all have a time, or none has. */
  lines: readonly LyricsLine[]
}

/** An opera's libretto is shorter. */
export const LYRICS_LINES_MAX = 2000
export const LYRICS_LINE_MAX_LENGTH = 500

/** Whether lines can be followed, and a track sought by them. */
export function areTimed(lines: readonly LyricsLine[]): boolean {
  return lines.some(({ at }) => at !== null)
}

/** A line is shown a little before it is sung, so that one can sing along. */
const AHEAD_SECONDS = 0.2

/** The place of the line that is heard at `seconds`; -1: none yet, or the lines have no times. */
export function lineHeardAt(lines: readonly LyricsLine[], seconds: number): number {
  return lines.findLastIndex(({ at }) => at !== null && at <= seconds + AHEAD_SECONDS)
}
