/** The deadline for a member's withdrawal from the contract (sections 187, 188, 193, 355 BGB). @spec law 2.1 */
import { dayOfWeek, startOfDayAfter } from '../basics/calendar.ts'

export const WITHDRAWAL_DAYS = 14
const SATURDAY = 6
const WEEK = 7

/** Returns the end of the fourteenth day after that of the contract; if it is a Saturday or Sunday, the end of the following Monday. */
export function withdrawalDeadline(concludedAt: Date): Date {
  const weekday = dayOfWeek(startOfDayAfter(concludedAt, WITHDRAWAL_DAYS))
  const more = weekday >= SATURDAY ? WEEK + 1 - weekday : 0
  return startOfDayAfter(concludedAt, WITHDRAWAL_DAYS + more + 1)
}
