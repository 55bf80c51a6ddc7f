/** How far the schedule reaches, and what stands in it as one entry. */
import { TIME_ZONE } from './period.ts'

/** @spec decisions 12.3 */
export const SCHEDULE_DAYS = 8

/** In one answer: a day of a dozen radio channels. @spec decisions 12.3 */
export const SCHEDULE_ENTRIES = 12_000

/** What is taken of a match that does not say when it ends. */
export const MATCH_HOURS = 2

/** A title that runs over and over is told as one entry of so many hours at most. */
export const REPEAT_HOURS = 6

/** A title on a channel; times in milliseconds. */
export type Programmed = { itemId: number; startsAt: number; endsAt: number }

// Made with the first schedule: it takes as long as loading a library.
let hour: Intl.DateTimeFormat | undefined

/** Which part of a day a time belongs to, by the clock of Germany. */
function partOfDay(at: number): number {
  hour ??= new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' })
  return Math.floor(Number(hour.format(at)) / REPEAT_HOURS)
}

/**
 * The same title again and again is one entry: until another one comes, or the next part of the day begins. Those parts are the
 * clock's, so that the same entry has the same times however much of the schedule is asked for. @spec decisions 12.3
 */
export function joinRepeats(programmes: readonly Programmed[]): Programmed[] {
  const told: Programmed[] = []
  for (const programme of programmes) {
    const last = told.at(-1)
    const isRepeat =
      last !== undefined &&
      last.itemId === programme.itemId &&
      last.endsAt === programme.startsAt &&
      programme.startsAt - last.startsAt < REPEAT_HOURS * 60 * 60 * 1000 &&
      partOfDay(last.startsAt) === partOfDay(programme.startsAt)
    if (isRepeat) told[told.length - 1] = { ...last, endsAt: programme.endsAt }
    else told.push({ ...programme })
  }
  return told
}
