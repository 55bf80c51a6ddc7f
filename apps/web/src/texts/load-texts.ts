/** Texts per language: the server holds all, a browser loads one. */
import type { Language } from '@quintet/domain/basics/languages'
import type { Texts } from './en.ts'

export type { Texts } from './en.ts'

const loaders: Record<Language, () => Promise<Texts>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
}

export function loadTexts(language: Language): Promise<Texts> {
  return loaders[language]()
}
