/** A range of months as the value of one filter: `2026-11..2026-12`, open where a side is missing, empty for all months. */
import type { Formats } from '../texts/formats.ts'

type Months = { from?: string | undefined; to?: string | undefined }

const BETWEEN = '..'

export function spanIn({ from = '', to = '' }: Months): string {
  return from || to ? from + BETWEEN + to : ''
}

export function monthsIn(span: string): { from: string | undefined; to: string | undefined } {
  const [from, to] = span.split(BETWEEN)
  return { from: from || undefined, to: to || undefined }
}

/** Returns the ranges to choose from: the one a link asked for, unless it is a month that is offered anyway, then each month. */
export function spansOffered(months: readonly string[], asked: Months): string[] {
  return withChosen(
    months.map((month) => spanIn({ from: month, to: month })),
    spanIn(asked),
  )
}

/** Returns each value once, and the chosen one first if it is not among them: a filter never hides what it narrows to. */
export function withChosen(values: readonly string[], chosen = ''): string[] {
  const known = new Set(values)
  return chosen === '' || known.has(chosen) ? [...known] : [chosen, ...known]
}

/** A month by its name, a range by its first and last month. */
export function namedSpan(span: string, formats: Pick<Formats, 'month'>): string {
  const { from, to } = monthsIn(span)
  const [first, last] = [from, to].map((month) => (month ? formats.month(month) : ''))
  return first === last ? (first ?? '') : `${first} – ${last}`.trim()
}
