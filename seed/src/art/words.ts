/** Text on a picture, in the viewer's language. */
import type { Language } from '@quintet/domain/basics/languages'

/** The same for everybody, or one per language. */
export type Words<T extends string | readonly string[]> = T | Readonly<Record<Language, T>>

export function wordsIn<T extends string | readonly string[]>(
  words: Words<T>,
  { language }: { language: Language },
): T {
  return isOwnInEach(words) ? words[language] : words
}

function isOwnInEach<T extends string | readonly string[]>(
  words: Words<T>,
): words is Readonly<Record<Language, T>> {
  return typeof words === 'object' && 'de' in words
}
