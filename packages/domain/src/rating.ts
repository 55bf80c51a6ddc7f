/** Parental guidance: how ratings are read at import and shown to people. @spec decisions 4.15, catalogue 5.1 */

/** The age of a mature-audience rating, for comparisons only; it is shown as "mature audiences". */
export const MATURE_AGE = 18

const MATURE = 'MA'

// American ratings get their value once, at import.
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

// Films that minors may not see, in the words of their cases; the lawyers' commission rates what the FSK refused, and one X
// or more is what American distributors give themselves.
const NOT_FOR_MINORS: readonly (readonly [RegExp, string])[] = [
  [/^X{1,3}$/, `MPA-${MATURE}`],
  [/KEINE? JUGENDFREIGABE|\bKJ\b|NICHT UNTER 18/, `FSK-${MATURE_AGE}`],
  [/\bSPIO\b|STRAFRECHTLICH UNBEDENKLICH|KEINE SCHWERE JUGENDGEF/, `SPIO-${MATURE_AGE}`],
]

// Section 18 and 15 of the JuSchG: media on the list are not offered, nor confiscated ones.
const INDEXED = /\bINDIZIERT|\bINDEXED\b|\bBPJM\b|\bLISTE [AB]\b|BESCHLAGNAHMT/

const SELF_REGULATORS = /^(FSK|USK|PEGI|JMK|BBFC)\b/

/**
 * Reads a rating as libraries write it ("FSK 12", "PG-13", "ab 16") into its stored form, a prefix and a value: `FSK-12`,
 * `TV-MA`. Unknown writings give null: nobody guesses a rating.
 */
export function parseRating(written: string): string | null {
  const text = written
    .trim()
    .toUpperCase()
    .replace(/^RATED\s+/, '')
  const american = AMERICAN[text]
  if (american !== undefined) return american
  const mature = NOT_FOR_MINORS.find(([words]) => words.test(text))
  if (mature) return mature[1]
  const age = /(?:^|\D)(\d{1,2})\D*$/.exec(text)?.[1]
  if (age === undefined || Number(age) > MATURE_AGE) return null
  return `${SELF_REGULATORS.exec(text)?.[1] ?? 'FSK'}-${Number(age)}`
}

/** Whether the words say that a title is on the list of media harmful to minors, or confiscated. @spec decisions 14.18 */
export function isIndexed(written: string): boolean {
  return INDEXED.test(written.toUpperCase())
}

/** The age behind a stored rating such as `FSK-12` or `TV-MA`; null when there is none or its value is not known. */
export function ageOfGuidance(guidance: string | null): number | null {
  const value = guidance?.slice(guidance.indexOf('-') + 1)
  if (value === MATURE) return MATURE_AGE
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : null
}

/** What a rating is shown as: an age, `mature`, or `all` ages when it is missing or unknown. */
export function displayedAge(guidance: string | null): number | 'mature' | 'all' {
  if (guidance?.endsWith(`-${MATURE}`)) return 'mature'
  const age = ageOfGuidance(guidance)
  if (age === null) return 'all'
  // The specification shows German levels: 14 as 16 and 13 as 12.
  if (age === 14) return 16
  if (age === 13) return 12
  return age
}
