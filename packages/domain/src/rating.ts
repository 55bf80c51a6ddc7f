/** Parental guidance: how ratings are read at import and shown to people. @spec catalogue 5, decisions 4 */

/** The age of a mature-audience rating, for comparisons only; it is shown as "mature audiences". */
export const MATURE_AGE = 18

// decisions 4: the ages of American ratings, read once, at import.
const AMERICAN: Record<string, number> = {
  G: 0,
  'TV-Y': 0,
  'TV-G': 0,
  'TV-Y7': 7,
  PG: 12,
  'TV-PG': 12,
  'PG-13': 13,
  'TV-14': 14,
  R: 16,
  'NC-17': MATURE_AGE,
  'TV-MA': MATURE_AGE,
  MA: MATURE_AGE,
}

const SELF_REGULATORS = /^(FSK|USK|PEGI|JMK|BBFC)\b/i

/**
 * Reads a rating as libraries write it ("FSK 12", "PG-13", "TV-MA", "ab 16") into the stored form and its age.
 * Unknown writings give null: nobody guesses a rating.
 */
export function parseRating(written: string): { guidance: string; age: number } | null {
  const text = written.trim().toUpperCase().replace(/^RATED\s+/, '')
  const american = AMERICAN[text]
  if (american !== undefined) {
    const [prefix, suffix] = text.includes('-') ? [text.slice(0, text.indexOf('-')), text] : ['MPA', `MPA-${text}`]
    return { guidance: prefix === 'TV' ? text : suffix, age: american }
  }
  const age = /(?:^|\D)(\d{1,2})\D*$/.exec(text)?.[1]
  if (age === undefined || Number(age) > 18) return null
  const prefix = SELF_REGULATORS.exec(text)?.[1]?.toUpperCase() ?? 'FSK'
  return { guidance: `${prefix}-${Number(age)}`, age: Number(age) }
}

/** The age behind a stored rating such as `FSK-12` or `TV-MA`; null when there is none or it says nothing known. */
export function ageOfGuidance(guidance: string | null): number | null {
  return guidance === null ? null : (parseRating(guidance.replace(/^MPA-/, ''))?.age ?? null)
}

/** What a rating is shown as: an age, `mature`, or `all` ages when it is missing or unknown. */
export function displayedAge(guidance: string | null): number | 'mature' | 'all' {
  if (guidance === null) return 'all'
  const value = guidance.slice(guidance.indexOf('-') + 1).toUpperCase()
  if (value === 'MA') return 'mature'
  const age = ageOfGuidance(guidance)
  if (age === null) return 'all'
  // The specification shows German levels: 14 as 16 and 13 as 12.
  if (age === 14) return 16
  if (age === 13) return 12
  return age
}
