/** How a book is heard: its speed, its bookmarks, and going back after a pause. @spec decisions 11.4, decisions 11.5 */

export const SPEED_MIN = 0.5
export const SPEED_MAX = 3
export const SPEED_STEP = 0.05

const STEPS_PER_UNIT = Math.round(1 / SPEED_STEP)

/** The step nearest to a wish, between the slowest and the fastest. */
export function nearestSpeed(wish: number): number {
  const step = Math.round(wish * STEPS_PER_UNIT) / STEPS_PER_UNIT
  return Math.min(SPEED_MAX, Math.max(SPEED_MIN, step))
}

/** Whether a book can be heard this fast: from the slowest to the fastest, in steps. */
export function isSpeed(speed: number): boolean {
  return nearestSpeed(speed) === speed
}

/** Of one title and profile. */
export const BOOKMARKS_MAX = 500
export const BOOKMARK_NOTE_MAX_LENGTH = 1000

const MINUTE = 60
const HOUR = 60 * MINUTE

/** After so long a pause, so many seconds are heard again: one finds back into a sentence, or into a chapter. */
const GOING_BACK: readonly (readonly [pauseSeconds: number, backSeconds: number])[] = [
  [24 * HOUR, 30],
  [HOUR, 20],
  [5 * MINUTE, 10],
  [10, 3],
]

/** How far a book goes back when playing goes on after a pause, in seconds. */
export function goingBackAfter(pauseSeconds: number): number {
  return GOING_BACK.find(([pause]) => pauseSeconds >= pause)?.[1] ?? 0
}
