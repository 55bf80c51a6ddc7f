/** Decides when a film that is still being packaged may be played. @spec decisions 10.7 */

/** The longest total wait allowed for playback that starts now. */
const MOST_WAITING_SECONDS = 30

type Packaging = {
  /** Seconds of the film that are packaged, and how many of them an earlier attempt made. */
  made: number
  before: number
  /** Duration of the whole film in seconds. */
  duration: number
  /** Seconds since this attempt began. */
  elapsed: number
}

/** Returns how many seconds, in total, a player that starts now would stall before the end of the film, at the pace so far. */
export function waitingOf({ made, before, duration, elapsed }: Packaging): number {
  const pace = (made - before) / elapsed
  return Math.max(0, (duration - made) / pace - duration)
}

export function mayPlayEarly(packaging: Packaging): boolean {
  return packaging.made > packaging.before && waitingOf(packaging) <= MOST_WAITING_SECONDS
}
