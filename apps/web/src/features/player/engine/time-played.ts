/** Measures how long a game is played, counting only while its page is visible. @spec decisions 12.8 */
export type TimePlayed = {
  /** Whole seconds, including earlier ones. */ seconds: () => number
  stop: () => void
}

/** `before`: the seconds played earlier. */
export function watchTimePlayed(before: number): TimePlayed {
  let countedMs = before * 1000
  let sinceMs: number | null = null
  const follow = () => {
    const now = performance.now()
    if (sinceMs !== null) countedMs += now - sinceMs
    sinceMs = document.hidden ? null : now
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return {
    seconds() {
      follow()
      return Math.floor(countedMs / 1000)
    },
    stop: () => document.removeEventListener('visibilitychange', follow),
  }
}
