/** What counts as played, for the reports that payments to rights holders are based on. @spec decisions 13.5 */

/** The fastest playback rate. */
const FASTEST_RATE = 3
/** Tolerance for drift between a player's clock and its media. */
const SLACK_SECONDS = 1

/** What a stream last reported about a title, and what was counted for this play. */
export type CountedPlay = {
  /** Seconds from the start. */
  position: number
  /** Increases within a stream. */
  sequence: number
  at: Date
  hasStarted: boolean
  hasFinished: boolean
}

/** The table of a report for spreadsheets, headings first; seconds to the thousandth. */
export function usageTable(
  lines: readonly { key: string; name: string | null; starts: number; seconds: number; finished: number }[],
): (string | number)[][] {
  return [
    ['key', 'name', 'starts', 'seconds', 'finished'],
    ...lines.map(({ key, name, starts, seconds, finished }) => [
      key,
      name ?? '',
      starts,
      Number(seconds.toFixed(3)),
      finished,
    ]),
  ]
}

export type Counted = { starts: 0 | 1; seconds: number; finished: 0 | 1 }

/**
 * Returns what a report adds to the usage of its title and the new state of the play; null for a late or duplicate report. The first report
 * of a stream only says where it begins. A play counts as started with its first second and as finished once; a finished title that starts
 * over counts again.
 */
export function countPlay(
  last: CountedPlay,
  next: Pick<CountedPlay, 'position' | 'sequence' | 'at'> & { isAtEnd: boolean },
): { counted: Counted; play: CountedPlay } | null {
  if (next.sequence <= last.sequence) return null
  const seconds = secondsPlayed(last, next)
  const isAgain = last.hasFinished && !next.isAtEnd && next.position < last.position
  const hadStarted = last.hasStarted && !isAgain
  const hadFinished = last.hasFinished && !isAgain
  const hasStarted = hadStarted || seconds > 0
  const hasFinished = hadFinished || (hasStarted && next.isAtEnd)
  const { position, sequence, at } = next
  return {
    counted: {
      starts: hasStarted && !hadStarted ? 1 : 0,
      seconds,
      finished: hasFinished && !hadFinished ? 1 : 0,
    },
    play: { position, sequence, at, hasStarted, hasFinished },
  }
}

/** Returns the seconds of the title played between two reports of one stream; a jump in either direction counts as none. */
function secondsPlayed(last: { position: number; at: Date }, next: { position: number; at: Date }): number {
  const moved = next.position - last.position
  const passed = (next.at.getTime() - last.at.getTime()) / 1000
  return moved > 0 && moved <= passed * FASTEST_RATE + SLACK_SECONDS ? moved : 0
}
