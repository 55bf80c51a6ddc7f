/** How a profile is reminded of what is announced. @spec decisions 12.4 */

export const REMIND_BEFORE_MINUTES = 15

/** Of a profile at once. */
export const REMINDERS_MAX = 100

/** Whether an event that starts then is told of now: close before its start, not after it. Milliseconds. */
export function isDueToRemind(startsAt: number, now: number): boolean {
  return startsAt > now && startsAt - now <= REMIND_BEFORE_MINUTES * 60_000
}
