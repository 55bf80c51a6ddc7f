/** Reads the values of options and arguments. An error names which one is wrong, and what to write. */
import { MONTH_PATTERN, monthOf, monthPlus } from '@quintet/domain/basics/calendar'
import { CommandError } from '../session.ts'

/** Returns a day such as `2027-12-31`. */
export function readDay(option: string, written: string): string {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return Temporal.PlainDate.from(written).toString()
  } catch {
    // A day that its month does not have.
  }
  throw new CommandError(`${option}: "${written}" is not a day. Write it like 2027-12-31.`)
}

/** Returns a month such as `2026-10`: the one written, or the last that is over at `now`. */
export function readMonth(option: string, written: string | undefined, now: Date): string {
  if (written === undefined) return monthPlus(monthOf(now), -1)
  if (MONTH_PATTERN.test(written)) return written
  throw new CommandError(`${option}: "${written}" is not a month. Write it like 2026-10.`)
}

/** Returns the first and the last month of a month such as `2026-10` or a year such as `2026`. */
export function readMonthOrYear(option: string, written: string): { from: string; to: string } {
  const [from, to] = [`${written}-01`, `${written}-12`]
  if (MONTH_PATTERN.test(from)) return { from, to }
  if (MONTH_PATTERN.test(written)) return { from: written, to: written }
  throw new CommandError(`${option}: "${written}" is not a month or a year. Write it like 2026-10 or 2026.`)
}

/** Returns a whole number from 1 to `most`. */
export function readCount(option: string, written: string, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > most)
    throw new CommandError(`${option}: "${written}" is not a whole number from 1 to ${most}.`)
  return number
}
