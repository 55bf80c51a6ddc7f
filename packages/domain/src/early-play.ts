/** When a film that is still being packaged may be played. @spec decisions 10.7 */

/** Somebody who starts now waits no longer than this for the rest, all in all. */
export const MOST_WAITING_SECONDS = 30

type Packaging = {
  /** Seconds of the film that are there, and how many of them an earlier try made. */
  made: number
  before: number
  /** Seconds of the whole film. */
  duration: number
  /** Seconds since this try began. */
  elapsed: number
}

/** For how long a player that starts now would stand still until the film's end, at the pace so far; in seconds. */
export function waitingOf({ made, before, duration, elapsed }: Packaging): number {
  const pace = (made - before) / elapsed
  return Math.max(0, (duration - made) / pace - duration)
}

export function mayPlayEarly(packaging: Packaging): boolean {
  return packaging.made > packaging.before && waitingOf(packaging) <= MOST_WAITING_SECONDS
}
