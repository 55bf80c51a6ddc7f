/** Reminders of upcoming events for a profile. @spec decisions 12.4 */

export const REMIND_BEFORE_MINUTES = 15

/** Maximum number of pending reminders per profile. */
export const REMINDERS_MAX = 100

/** True if a reminder of an event is due: shortly before its start, and not after. Milliseconds. */
export function isDueToRemind(startsAt: number, now: number): boolean {
  return startsAt > now && startsAt - now <= REMIND_BEFORE_MINUTES * 60_000
}
