const UNITS_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Parses "31d", "12h", "90m" into milliseconds; null for anything else. */
export function readSpan(written: string): number | null {
  const [, count, unit = ''] = /^(\d{1,6})([smhdw])$/.exec(written.trim()) ?? []
  const factor = UNITS_MS[unit]
  return count === undefined || factor === undefined ? null : Number(count) * factor
}
