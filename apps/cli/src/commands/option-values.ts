/** Reads the values of options. An error names the option and what to write. */
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

/** Returns a whole number from 1 to `most`. */
export function readCount(option: string, written: string, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > most)
    throw new CommandError(`${option}: "${written}" is not a whole number from 1 to ${most}.`)
  return number
}
