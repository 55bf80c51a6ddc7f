/** What one source (a file, a tag, a name) says about a title, and how several are put together. */
import type { CREDIT_ROLES } from '@quintet/contracts/library'
import type { Series } from '../../catalogue/write.ts'

export type Role = (typeof CREDIT_ROLES)[number]
export type Person = { name: string; role: Role; character?: string | undefined }
export type TitleChapter = { title: string; start: number; end: number }

export type Facts = {
  title?: string | undefined
  description?: string | undefined
  shortDescription?: string | undefined
  year?: number | undefined
  /** YYYY-MM-DD */
  releasedOn?: string | undefined
  /** As written: "FSK 12". */
  rating?: string | undefined
  people?: Person[] | undefined
  /** As written: "Science Fiction". */
  genres?: string[] | undefined
  tags?: string[] | undefined
  publisher?: string | undefined
  language?: string | undefined
  country?: string | undefined
  season?: number | undefined
  number?: number | undefined
  chapters?: TitleChapter[] | undefined
  series?: Series | undefined
}

/** A value of a tag or a JSON file. */
type Written = string | number | undefined

const TITLE_MAX = 500
const TEXT_MAX = 10_000
const NAME_MAX = 200
const PEOPLE_MAX = 200

/** Trimmed, without control characters (PostgreSQL refuses NUL), cut to `max`; undefined when nothing is left. */
export function cleanText(written: Written, max: number = TEXT_MAX): string | undefined {
  if (written === undefined) return undefined
  const text = String(written)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\u{FEFF}/gu, '')
    .toWellFormed()
    .trim()
  if (text === '') return undefined
  // A pair of surrogates that the cut would part is dropped whole.
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** A line of text: a title, a name. */
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

/** A day as YYYY-MM-DD; undefined where it is none. */
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

/** Every person once for each role. */
export function distinctPeople(people: readonly Person[]): Person[] {
  const seen = new Set<string>()
  return people
    .filter(({ name, role }) => {
      const key = `${role}\0${name}`
      return name !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, PEOPLE_MAX)
}

/** Puts sources together: of each fact the first that has it stands; of people, the first for each role. */
export function mergeFacts(sources: readonly Facts[]): Facts {
  const merged: Facts = {}
  for (const { people, ...facts } of sources) {
    for (const [key, value] of Object.entries(facts))
      if (value !== undefined && !(Array.isArray(value) && value.length === 0) && !(key in merged))
        Object.assign(merged, { [key]: value })
    const known = new Set((merged.people ?? []).map(({ role }) => role))
    const added = (people ?? []).filter(({ role }) => !known.has(role))
    if (added.length > 0) merged.people = distinctPeople([...(merged.people ?? []), ...added])
  }
  return merged
}
