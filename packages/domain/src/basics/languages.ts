/** The languages of the interface, and which one a visitor gets. @spec decisions 5.1 */

export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'de'

/** A text in each language; a missing one falls back to the default language, then to any other. */
export type InEachLanguage = Record<Language, string>

/** Returns undefined if there is no text at all. */
export function inEachLanguage(said: string | Partial<InEachLanguage>): InEachLanguage | undefined {
  if (typeof said === 'string') return { de: said, en: said }
  const otherwise = said[DEFAULT_LANGUAGE] ?? LANGUAGES.flatMap((language) => said[language] ?? [])[0]
  return otherwise === undefined ? undefined : { de: said.de ?? otherwise, en: said.en ?? otherwise }
}

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text)
}

/** Chooses by `?lang=`, then the profile's choice or the cookie, then Accept-Language, then German. */
export function chooseLanguage(wishes: {
  query?: string | undefined
  profile?: string | null | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}): Language {
  for (const wish of [wishes.query, wishes.profile, wishes.cookie]) if (isLanguage(wish)) return wish
  return acceptedLanguage(wishes.acceptLanguage ?? '') ?? DEFAULT_LANGUAGE
}

// Parses a list of weighted ranges, RFC 9110 section 12.5.4.
function acceptedLanguage(header: string): Language | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage)
}
