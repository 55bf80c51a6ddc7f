import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from '@quintet/domain/basics/milliseconds'

const UNITS_MS: Record<string, number> = { s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: WEEK_MS }

/** Parses "31d", "12h", "90m" into milliseconds; null for anything else. */
export function readSpan(written: string): number | null {
  const [, count, unit = ''] = /^(\d{1,6})([smhdw])$/.exec(written.trim()) ?? []
  const factor = UNITS_MS[unit]
  return count === undefined || factor === undefined ? null : Number(count) * factor
}
