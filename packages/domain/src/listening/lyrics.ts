/** Lyrics, line by line, and which line is sung when. @spec decisions 11.3 */

export type LyricsLine = {
  /** Seconds from the start of the track; null if unknown. */
  at: number | null
  /** Empty during instrumental passages. */
  text: string
}

export type Lyrics = {
  /** BCP 47; null if unknown. */
  language: string | null
  /** In the order in which they are sung. Either all lines have a time or none has. */
  lines: readonly LyricsLine[]
}

/** Enough for the libretto of an opera. */
export const LYRICS_LINES_MAX = 2000
export const LYRICS_LINE_MAX_LENGTH = 500

/** True if the lines are timed, so that they can be followed and used for seeking. */
export function areTimed(lines: readonly LyricsLine[]): boolean {
  return lines.some(({ at }) => at !== null)
}

/** A line is shown slightly before it is sung, so that listeners can sing along. */
const AHEAD_SECONDS = 0.2

/** Returns the index of the line sung at `seconds`; -1 before the first line or if the lines have no times. */
export function lineHeardAt(lines: readonly LyricsLine[], seconds: number): number {
  return lines.findLastIndex(({ at }) => at !== null && at <= seconds + AHEAD_SECONDS)
}
