/** How an audiobook plays: its speed, its bookmarks, and rewinding after a pause. @spec decisions 11.4, decisions 11.5 */

export const SPEED_MIN = 0.5
export const SPEED_MAX = 3
export const SPEED_STEP = 0.05

const STEPS_PER_UNIT = Math.round(1 / SPEED_STEP)

/** Returns the step nearest to a wish, between the slowest and the fastest speed. */
export function nearestSpeed(wish: number): number {
  const step = Math.round(wish * STEPS_PER_UNIT) / STEPS_PER_UNIT
  return Math.min(SPEED_MAX, Math.max(SPEED_MIN, step))
}

/** True if a book can be played at this speed. */
export function isSpeed(speed: number): boolean {
  return nearestSpeed(speed) === speed
}

/** Maximum per title and profile. */
export const BOOKMARKS_MAX = 500
export const BOOKMARK_NOTE_MAX_LENGTH = 1000

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many seconds are replayed after a pause of this length, so that listeners find back into a sentence or a chapter. */
const GOING_BACK: readonly (readonly [pauseSeconds: number, backSeconds: number])[] = [
  [24 * HOUR, 30],
  [HOUR, 20],
  [5 * MINUTE, 10],
  [10, 3],
]

/** Returns how many seconds a book rewinds when playback resumes after a pause. */
export function goingBackAfter(pauseSeconds: number): number {
  return GOING_BACK.find(([pause]) => pauseSeconds >= pause)?.[1] ?? 0
}
