/** How far the schedule reaches, and what it joins into one entry. */
import { HOUR_MS } from '../basics/milliseconds.ts'
import { TIME_ZONE } from '../basics/calendar.ts'

/** @spec decisions 12.3 */
export const SCHEDULE_DAYS = 8

/** Maximum number of entries in one response: a day of a dozen radio channels. @spec decisions 12.3 */
export const SCHEDULE_ENTRIES = 12_000

/** Assumed duration of a match without an end time. */
export const MATCH_HOURS = 2

/** The longest entry, in hours, for a title that runs in a loop. */
export const REPEAT_HOURS = 6

/** A title on a channel; times in milliseconds. */
export type Programmed = { itemId: number; startsAt: number; endsAt: number }

// Created with the first schedule, since it takes as long as loading a library.
let hour: Intl.DateTimeFormat | undefined

/** Returns which part of the day a time belongs to, in German time. */
function partOfDay(at: number): number {
  hour ??= new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' })
  return Math.floor(Number(hour.format(at)) / REPEAT_HOURS)
}

/**
 * Joins repeats of the same title into one entry until another title comes or the next part of the day begins. The parts follow the clock,
 * so that an entry has the same times however much of the schedule is requested. @spec decisions 12.3
 */
export function joinRepeats(programmes: readonly Programmed[]): Programmed[] {
  const told: Programmed[] = []
  for (const programme of programmes) {
    const last = told.at(-1)
    const isRepeat =
      last !== undefined &&
      last.itemId === programme.itemId &&
      last.endsAt === programme.startsAt &&
      programme.startsAt - last.startsAt < REPEAT_HOURS * HOUR_MS &&
      partOfDay(last.startsAt) === partOfDay(programme.startsAt)
    if (isRepeat) told[told.length - 1] = { ...last, endsAt: programme.endsAt }
    else told.push({ ...programme })
  }
  return told
}
