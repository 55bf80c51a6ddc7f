/** Text, dates and running times as feeds write them. */
import { dayOf, germanTime } from '@quintet/domain/basics/calendar'
import { decodeHTML } from 'entities'
import { cleanLine, cleanText } from '../title-fields/clean.ts'

const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi
// Elements a browser would not show either.
const UNSEEN = /<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Converts text that may contain HTML to plain text: tags are removed, character references are decoded. */
export function plainText(written: string | undefined, max?: number): string | undefined {
  if (written === undefined) return undefined
  return cleanText(decodeHTML(withoutTags(written)).replace(/\n{3,}/g, '\n\n'), max)
}

/** The same on one line, for a name or a title. */
export function plainLine(written: string | undefined, max?: number): string | undefined {
  return written === undefined ? undefined : cleanLine(decodeHTML(withoutTags(written)), max)
}

function withoutTags(html: string): string {
  if (!html.includes('<')) return html
  return html
    .replace(UNSEEN, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(BREAKS, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const GERMAN: Record<string, string> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }
// Minutes east of Greenwich, for the zone names that RFC 822 and European feeds use.
const ZONES: Record<string, number> = {
  ut: 0,
  gmt: 0,
  utc: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
  bst: 60,
}
const RFC822 =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[ -]\.?\s*(\p{L}{3})\p{L}*\.?[ -](\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{2}:?\d{2}|\p{L}+)?)?/u

// Dates as German tables write them: 24.11.2026 15:30.
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(\d{1,2}):(\d{2}))?$/

const ISO_LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?$/

/**
 * Parses a time as feeds write it: RFC 822 and variants, ISO 8601, or a German date; undefined if it is none of these. Without a zone it is
 * German time, whatever the machine's own is.
 */
export function feedTime(written: string | undefined): Date | undefined {
  const text = written?.trim() ?? ''
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return isoTime(text.replace(' ', 'T'))
  const [, dottedDay, dottedMonth, dottedYear, ...time] = DOTTED.exec(text) ?? []
  if (dottedDay !== undefined) {
    const [atHour = 0, atMinute = 0] = time.map((part) => Number(part ?? 0))
    const at = utcTime([Number(dottedYear), Number(dottedMonth), Number(dottedDay), atHour, atMinute])
    return at === undefined ? undefined : inGermany(at)
  }
  const [, day, name = '', year = '', hour = '0', minute = '0', second = '0', zone] = RFC822.exec(text) ?? []
  const short = name.toLowerCase()
  const month = MONTHS.indexOf(GERMAN[short] ?? short)
  if (day === undefined || month < 0) return undefined
  const fullYear = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)
  const local = Date.UTC(fullYear, month, Number(day), Number(hour), Number(minute), Number(second))
  if (new Date(local).getUTCDate() !== Number(day) && Number(hour) < 24) return undefined
  return zone === undefined ? inGermany(local) : validDate(local - zoneMinutes(zone) * 60_000)
}

function isoTime(text: string): Date | undefined {
  if (!ISO_LOCAL.test(text)) return validDate(Date.parse(text))
  const local = Date.parse(text.includes('T') ? `${text}Z` : text)
  return Number.isNaN(local) ? undefined : inGermany(local)
}

/** `local` is the time in Germany, as if it were UTC. */
function inGermany(local: number): Date | undefined {
  return validDate(germanTime(new Date(local).toISOString().slice(0, -1)).getTime())
}

/** Parses an XMLTV time such as `20080715003000 -0600`; without a zone it is UTC. */
export function guideTime(written: string | undefined): Date | undefined {
  const text = (written ?? '').trim().replace(/\s+/g, ' ')
  const found = /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})? ?([+-]\d{2}:?\d{2}|[A-Z]{1,5})?$/i.exec(text)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const local = utcTime([year, month, day, hour, minute, second])
  return local === undefined ? undefined : validDate(local - zoneMinutes(found[7]) * 60_000)
}

/** Undefined if the calendar has no such day: 31 February, or a day of month 13. */
function utcTime([year, month, day, ...time]: readonly [number, number, number, ...number[]]):
  | number
  | undefined {
  const at = new Date(Date.UTC(year, month - 1, day, ...time))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : undefined
}

function zoneMinutes(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign === undefined) return ZONES[(zone ?? '').toLowerCase()] ?? 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function validDate(time: number): Date | undefined {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? date : undefined
}

/** The German day of a time, as `quintet.json` writes it. */
export function dayOfTime(time: Date | undefined): string | undefined {
  return time && dayOf(time)
}
