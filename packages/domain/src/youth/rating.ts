/** Parental guidance: how ratings are read at import and displayed. @spec decisions 4.15, catalogue 5.1 */

/** The age of a mature-audience rating, for comparisons only; it is shown as "mature audiences". */
export const MATURE_AGE = 18

const MATURE = 'MA'

// American ratings are converted once, at import.
const AMERICAN: Record<string, string> = {
  G: 'MPA-0',
  PG: 'MPA-12',
  'PG-13': 'MPA-13',
  R: 'MPA-16',
  'NC-17': `MPA-${MATURE}`,
  'TV-Y': 'TV-0',
  'TV-G': 'TV-0',
  'TV-Y7': 'TV-7',
  'TV-PG': 'TV-12',
  'TV-14': 'TV-14',
  'TV-MA': `TV-${MATURE}`,
  MA: `TV-${MATURE}`,
  AO: `ESRB-${MATURE}`,
  'ADULTS ONLY': `ESRB-${MATURE}`,
}

// Ratings of films that minors may not see, as printed on their cases. The lawyers' commission rates what the FSK refused, and American
// distributors assign one or more X themselves.
const X_RATED = /^X{1,3}$/
const NOT_FOR_MINORS = /KEINE? JUGENDFREIGABE|\bKJ\b|NICHT UNTER 18/
const LAWYERS = /\bSPIO\b|STRAFRECHTLICH UNBEDENKLICH|KEINE SCHWERE JUGENDGEF/

// Sections 18 and 15 of the JuSchG: indexed and confiscated media must not be offered.
const INDEXED = /\bINDIZIERT|\bINDEXED\b|\bBPJM\b|\bLISTE [AB]\b|BESCHLAGNAHMT/

const SELF_REGULATORS = /^(FSK|USK|PEGI|JMK|BBFC)\b/
/** Prefix of a rating from an unknown body: an FSK label may only be shown for titles that have one. */
const NOBODY = 'AGE'
/** Bodies whose label a page may show in its official wording, section 14 of the JuSchG. */
const LABELLED = ['FSK', 'USK']

/**
 * Parses a rating as libraries write it ("FSK 12", "PG-13", "ab 16") into its stored form, a prefix and a value: `FSK-12`, `TV-MA`,
 * `AGE-16` if the body is unknown. Returns null for anything unknown rather than guess.
 */
export function parseRating(written: string): string | null {
  const text = splitReasons(written).rating.toUpperCase()
  const american = AMERICAN[text]
  if (american !== undefined) return american
  const rater = SELF_REGULATORS.exec(text)?.[1] ?? NOBODY
  if (X_RATED.test(text)) return `MPA-${MATURE}`
  if (LAWYERS.test(text)) return `SPIO-${MATURE_AGE}`
  if (NOT_FOR_MINORS.test(text)) return `${rater}-${MATURE_AGE}`
  const age = /(?:^|\D)(\d{1,2})\D*$/.exec(text)?.[1]
  if (age === undefined || Number(age) > MATURE_AGE) return null
  return `${rater}-${Number(age)}`
}

const UNRATED = /^(?:NOT RATED|UNRATED|NR|N\/A|NONE|OHNE ANGABE|KEINE ANGABE|UNGEPRÜFT)$/

/** True if the words say that the title is unrated, as opposed to a rating that cannot be parsed. */
export function saysUnrated(written: string): boolean {
  return UNRATED.test(written.trim().toUpperCase())
}

const DESCRIPTOR_MAX = 40
const DESCRIPTORS_MAX = 6

/** Returns the reasons given in a rating: "FSK 16 (Gewalt, Sprache)", "Rated R for violence and language". */
export function readDescriptors(written: string): string[] {
  return splitReasons(written)
    .reasons.split(/,|;|\bund\b|\band\b/)
    .map((each) => each.trim().replace(/\.$/, ''))
    .filter((each) => each.length > 2 && each.length <= DESCRIPTOR_MAX && parseRating(each) === null)
    .slice(0, DESCRIPTORS_MAX)
}

/** Splits a rating from its reasons, which may contain numbers. */
function splitReasons(written: string): { rating: string; reasons: string } {
  const text = written.trim().replace(/^rated\s+/i, '')
  const open = text.lastIndexOf('(')
  if (open > 0 && text.endsWith(')'))
    return { rating: text.slice(0, open).trim(), reasons: text.slice(open + 1, -1) }
  const [rating = '', ...reasons] = text.split(/ for /i)
  const isAmerican = AMERICAN[rating.trim().toUpperCase()] !== undefined
  return isAmerican
    ? { rating: rating.trim(), reasons: reasons.join(' for ') }
    : { rating: text, reasons: '' }
}

/** Returns the body and age of the label; null if a page must not show one. */
export function labelOf(guidance: string | null): { body: string; age: number } | null {
  const body = LABELLED.find((each) => guidance?.startsWith(`${each}-`))
  const age = ageOfGuidance(guidance)
  return body === undefined || age === null ? null : { body, age }
}

/** True if the words say that a title is on the list of media harmful to minors, or confiscated. @spec decisions 14.18 */
export function isIndexed(written: string): boolean {
  return INDEXED.test(written.toUpperCase())
}

/** Returns the age of a stored rating such as `FSK-12` or `TV-MA`; null if there is none or its value is unknown. */
export function ageOfGuidance(guidance: string | null): number | null {
  const value = guidance?.slice(guidance.indexOf('-') + 1)
  if (value === MATURE) return MATURE_AGE
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : null
}

/** Returns what is displayed for a rating: an age, `mature`, or `all` ages if it is missing or unknown. */
export function displayedAge(guidance: string | null): number | 'mature' | 'all' {
  if (guidance?.endsWith(`-${MATURE}`)) return 'mature'
  const age = ageOfGuidance(guidance)
  if (age === null) return 'all'
  // The specification displays German levels: 14 as 16 and 13 as 12.
  if (age === 14) return 16
  if (age === 13) return 12
  return age
}
