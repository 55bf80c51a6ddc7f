/** What counts as played, for the reports that rights holders are paid by. @spec decisions 13.5 */

/** Nothing plays faster. */
const FASTEST_RATE = 3
/** A player's clock and its media run apart by less. */
const SLACK_SECONDS = 1

/** What a stream last reported of a title, and what was counted of this play. */
export type CountedPlay = {
  /** Seconds from the start. */
  position: number
  /** Counts up within a stream. */
  sequence: number
  at: Date
  hasStarted: boolean
  hasFinished: boolean
}

export type Counted = { starts: 0 | 1; seconds: number; finished: 0 | 1 }

/**
 * What a report adds to the usage of its title, and what is remembered of it; null where it is late or came before. The first report of
 * a stream only says where it begins. A play counts as started with its first second, as finished once, and anew where a
 * finished title begins again.
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

/** Seconds of the title between two reports of one stream; a jump, ahead or back, plays nothing. */
function secondsPlayed(last: { position: number; at: Date }, next: { position: number; at: Date }): number {
  const moved = next.position - last.position
  const passed = (next.at.getTime() - last.at.getTime()) / 1000
  return moved > 0 && moved <= passed * FASTEST_RATE + SLACK_SECONDS ? moved : 0
}
