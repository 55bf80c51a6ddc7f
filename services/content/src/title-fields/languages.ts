/** Languages as written in files, in tags and by people. */

/** The BCP 47 form of "ger", "de", "German", "Deutsch", "pt-br"; null if it is not a language. */
export function languageOf(written: string): string | null {
  return languageOfCode(written) ?? languageNames().get(written.toLowerCase()) ?? null
}

// Created on demand: the names of all languages take 50 ms to load.
let english: Intl.DisplayNames | undefined

function englishNameOf(code: string): string | undefined {
  english ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return english.of(code)
}

function languageOfCode(written: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(written)) return null
  try {
    const [tag] = Intl.getCanonicalLocales(written)
    const language = tag?.split('-')[0] ?? 'und'
    return tag !== undefined && language !== 'und' && englishNameOf(language) !== undefined ? tag : null
  } catch {
    return null
  }
}

let names: Map<string, string> | undefined

/** The names of languages in English, in German and in themselves. */
function languageNames(): Map<string, string> {
  if (names) return names
  names = new Map()
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(97 + place))
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => englishNameOf(code) !== undefined)
  const german = new Intl.DisplayNames(['de'], { type: 'language' })
  for (const code of codes)
    for (const name of [
      englishNameOf(code),
      german.of(code),
      new Intl.DisplayNames([code], { type: 'language' }).of(code),
    ])
      if (name !== undefined) names.set(name.toLowerCase(), code)
  return names
}
