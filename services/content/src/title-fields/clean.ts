/** Cleans external values for storage: undefined if nothing is left. */
import { languageOf } from './languages.ts'

/** A value from a tag or a JSON file. */
type Written = string | number | undefined

const TITLE_MAX = 500
const TEXT_MAX = 10_000
const NAME_MAX = 200

/** Trims, removes control characters (PostgreSQL rejects NUL), and cuts to `max`; undefined if nothing is left. */
export function cleanText(written: Written, max: number = TEXT_MAX): string | undefined {
  if (written === undefined) return undefined
  const text = String(written)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\u{FEFF}/gu, '')
    .toWellFormed()
    .trim()
  if (text === '') return undefined
  // A surrogate pair that would be split by the cut is dropped.
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** A single line of text, for a title or a name. */
export function cleanLine(written: Written, max: number = NAME_MAX): string | undefined {
  return cleanText(cleanText(written)?.replace(/\s+/g, ' '), max)
}

export function cleanTitle(written: Written): string | undefined {
  return cleanLine(written, TITLE_MAX)
}

export function cleanYear(written: Written): number | undefined {
  const year = Number(/^\s*(\d{4})(?!\d)/.exec(String(written ?? ''))?.[1])
  return year >= 1000 ? year : undefined
}

/** A date as YYYY-MM-DD; undefined if it is not one. */
export function cleanDate(written: Written): string | undefined {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(String(written ?? ''))?.[1]
  if (match === undefined) return undefined
  const date = new Date(`${match}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== match ? undefined : match
}

export function cleanNumber(written: Written): number | undefined {
  const text = String(written ?? '').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** A language in BCP 47 form. */
export function cleanLanguage(written: string | undefined): string | undefined {
  return languageOf(written ?? '') ?? undefined
}

/** True if this has the form of a country code. ISO 3166-1 */
export function isCountry(written: string): boolean {
  return /^[A-Z]{2}$/.test(written)
}
